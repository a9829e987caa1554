import { beforeEach, describe, expect, test } from "vitest";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { operatorRoutes } from "#contract/operators/routes.ts";
import { revokeRole } from "#domain/operators/grants/grant-role.ts";
import { operatorLimits } from "#domain/operators/operator-limits.ts";
import { deckColumns } from "#domain/tariff/decks/deck.ts";
import { askedAbout } from "#server/http/testing/asked-of-operators.ts";
import { adminApp } from "#testing/http/admin-app.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";
import { hour_ms } from "#testing/people/user-harness.ts";
import type { OnWire } from "./admin-deps.ts";

const harness = paymentHarness();
const reason = "ticket 1042";
let app: Awaited<ReturnType<typeof adminApp>>;
beforeEach(async () => {
  app = await adminApp(harness.database, harness.deps);
});

describe("a right that is lost counts at once:", () => {
  type Person = Awaited<ReturnType<typeof app.operator>>;
  const losses: [string, (person: Person) => Promise<unknown>, string][] = [
    [
      "a grant that was revoked",
      (person) => revokeRole(app.deps, app.system, person.email),
      operatorMessages.noGrant,
    ],
    ["a grant that has expired", async () => app.users.pass(hour_ms), operatorMessages.noGrant],
    [
      "a passkey that was removed",
      ({ id }) => app.users.rows("DELETE FROM passkey WHERE user_id = $1", [id]),
      operatorMessages.noSecondFactor,
    ],
  ];
  test.each(losses)("%s", async (_name, lose, sentence) => {
    const person = await app.operator("owner", 1);
    app.users.pass(23 * hour_ms);
    const { token } = await app.passkeySession(person.id);
    const [self, calls] = [() => app.ask("self", token), () => app.ask("list_calls", token)];
    expect([(await self()).status, (await calls()).status]).toEqual([200, 200]);
    await lose(person);
    for (const ask of [self, calls]) {
      expect(await ask()).toMatchObject({ status: 403, body: { message: sentence } });
    }
  });

  test("an authenticator app that was switched off", async () => {
    const person = await app.operator("owner");
    await app.users.rows("DELETE FROM passkey WHERE user_id = $1", [person.id]);
    await app.users.rows(
      "INSERT INTO two_step (user_id, secret, confirmed_at) VALUES ($1, 'SECRETOFTHEAPP', now())",
      [person.id],
    );
    expect(await app.ask("self", person.token)).toMatchObject({ status: 200 });
    await app.users.rows("DELETE FROM two_step WHERE user_id = $1", [person.id]);
    expect(await app.ask("self", person.token)).toMatchObject({ status: 403 });
  });
});

/** Asks each use-case as an owner, about one user; `delete_user` comes last. */
async function askAll(email: string): Promise<string[]> {
  const { token } = await app.operator("owner");
  const useCases = (Object.keys(operatorRoutes) as OnWire[]).filter((one) => one !== "delete_user");
  const replies: string[] = [];
  for (const useCase of [...useCases, "delete_user"] as const) {
    const { text } = await app.ask(useCase, token, { reason, ...askedAbout(useCase, email) });
    replies.push(text);
  }
  return replies;
}

test("no reply holds a hash, a token or a secret of the user it is about", async () => {
  const user = await app.users.verified("the password of Ada");
  const token = await app.users.session(user);
  await app.addPasskey(user.id);
  for (const statement of [
    "INSERT INTO two_step (user_id, secret, confirmed_at) VALUES ($1, 'SECRETOFTHEAPP', now())",
    "INSERT INTO recovery_code (user_id, code_hash) VALUES ($1, 'hash of a recovery code')",
    `INSERT INTO one_time_token (token_hash, user_id, purpose, detail, expires_at)
     VALUES ('hash of a mailed token', $1, 'change_email', 'other@example.org', now() + interval '1 year')`,
  ]) {
    await app.users.rows(statement, [user.id]);
  }
  const hashes = await app.users.rows<{ secret: string }>(
    `SELECT password_hash AS secret FROM users WHERE id = $1 UNION SELECT token_hash FROM session WHERE user_id = $1
     UNION SELECT credential_id FROM passkey WHERE user_id = $1`,
    [user.id],
  );
  const secrets = [
    token,
    "the password of Ada",
    "SECRETOFTHEAPP",
    "hash of a",
    ...hashes.map(({ secret }) => secret),
  ];
  expect(secrets.every((secret) => secret?.length > 8) && secrets.length).toBeGreaterThanOrEqual(7);
  const replies = await askAll(user.email);
  expect(replies.join()).toContain(user.email);
  for (const secret of secrets) expect(replies.join()).not.toContain(secret);
});

test("support reads what a user wrote with a reason alone, and the reading is recorded", async () => {
  const [user, { token }] = [await app.users.verified(), await app.operator("support")];
  const words = "my neighbour listens at the wall";
  await app.users.rows(
    `INSERT INTO contact_message (id, user_id, name, email, subject, message, sent_at)
     VALUES (gen_random_uuid(), $1, 'Ada', 'ada@example.org', 'Help', $2, now())`,
    [user.id, words],
  );
  const read = (why: string) => app.ask("read_messages", token, { email: user.email, reason: why });
  for (const why of [
    "",
    "    ",
    "well",
    "x".repeat(501),
    "\u200B".repeat(5),
    "\u3164\u2800w\u2060",
    "😀😀😀",
  ]) {
    const { status, text } = await read(why);
    expect([status, text.includes(words)]).toEqual([400, false]);
  }
  expect((await app.ask("show_user", token, { email: user.email })).text).not.toContain(words);
  expect(await read(reason)).toMatchObject({ status: 200, body: [{ message: words }] });
  const record = (await app.record()).filter(
    ({ use_case, subject_id }) => use_case === "read_messages" && subject_id === user.id,
  );
  expect(record).toMatchObject([{ reason, after: { messages: 1 } }]);
  expect(JSON.stringify(await app.record())).not.toContain(words);
});

test("no request changes or removes what the record holds, and the product's own connection cannot", async () => {
  const [owner, user] = [await app.operator("owner"), await app.users.verified()];
  for (const useCase of ["freeze_user", "unfreeze_user"] as const)
    await app.ask(useCase, owner.token, { email: user.email, reason });
  const before = await app.record();
  expect(before.length).toBeGreaterThanOrEqual(2);
  await askAll(user.email);
  expect((await app.record()).slice(0, before.length)).toEqual(before);
  for (const statement of [
    "UPDATE operator_action SET reason = 'another'",
    "DELETE FROM operator_action",
    "TRUNCATE operator_action",
  ]) {
    await expect(app.users.rows(statement)).rejects.toThrow("operator_action is append-only");
  }
  const writing = Object.keys(operatorRoutes).filter((useCase) => /record/.test(useCase));
  expect(writing).toEqual(["read_record"]);
});

test("a grant of credits above the limit waits for a second person", async () => {
  const [user, first, second] = [
    await app.users.verified(),
    await app.operator("finance"),
    await app.operator("finance"),
  ];
  const given = { email: user.email, credits: 100.001, reason };
  const proposed = await app.ask("give_credits", first.token, given);
  expect(proposed).toMatchObject({ status: 200, body: { outcome: "proposed" } });
  const decision = { id: proposed.body.id, reason };
  const refusal = async (token: string) => (await app.ask("list_proposals", token)).body[0].actRefusal;
  const { samePerson } = operatorMessages;
  expect([await refusal(first.token), await refusal(second.token)]).toEqual([samePerson, null]);
  expect(await app.ask("approve_credits", first.token, decision)).toMatchObject({
    status: 403,
    body: { message: samePerson },
  });
  expect(await app.ask("approve_credits", second.token, decision)).toMatchObject({
    status: 200,
    body: { outcome: "moved", delta: 100.001, posted: 100.001 },
  });
  expect(await app.ask("approve_credits", second.token, decision)).toMatchObject({ status: 400 });
});

describe("an operator has a budget", () => {
  const cases: [OnWire, object, number][] = [
    ["export_user", { email: "none@example.org", reason }, operatorLimits.export.user?.attempts ?? 0],
    ["audit_ledger", {}, operatorLimits.audit.user?.attempts ?? 0],
    ["export_tariff", { versionId: 0 }, operatorLimits.deck.user?.attempts ?? 0],
  ];
  test.each(cases)("of %s", async (useCase, body, attempts) => {
    const [person, other] = [await app.operator("owner"), await app.operator("owner")];
    const statuses: number[] = [];
    for (let attempt = 0; attempt <= attempts; attempt++) {
      statuses.push((await app.ask(useCase, person.token, body)).status);
    }
    expect(statuses.indexOf(429)).toBe(attempts);
    expect((await app.ask("list_tariffs", person.token)).status).toBe(200);
    expect((await app.ask(useCase, other.token, body)).status).not.toBe(429);
  });
});

test("a deck that cannot be used is answered with its lines and faults, in bounded words", async () => {
  const { token } = await app.operator("finance");
  const preview = (deck: string) => app.ask("preview_tariff", token, { deck, source: "new.csv" });
  const faulty = await preview(`${deckColumns}\n44,United Kingdom,one,60,60,0,no\n44x,Y,1,60,60,0,no\n`);
  expect(faulty).toMatchObject({ status: 400 });
  expect(faulty.body.message.split("\n")).toEqual([
    'new.csv line 2: credits_per_minute "one" is not a number of credits up to 10000 with three places',
    'new.csv line 3: "44x" is not a prefix of digits',
    "new.csv is refused; nothing was changed.",
  ]);
  expect((await preview(`${deckColumns}\n`)).body.message).toContain("line 2: the deck has no prices");
  const [long, many] = [`${"9x".repeat(30_000)},Y,1,60,60,0,no`, "no price\n".repeat(5_000)];
  for (const lines of [long, many]) {
    const { status, text } = await preview(`${deckColumns}\n${lines}`);
    expect(status).toBe(400);
    expect(text.length).toBeLessThan(10_000);
  }
  const below = await preview(`${deckColumns}\n688,Tuvalu,1,60,60,0,no\n`);
  expect(below).toMatchObject({ status: 200, body: { counts: { belowCost: 1 } } });
  expect(below.body.belowCost[0]).toContain("688 (Tuvalu) sells a minute for 0.1 USD");
});

test("no odd value of an operator breaks the server", async () => {
  const { token } = await app.operator("owner");
  const [nul, half, first] = ["\0@example.org", "\uD800@example.org", "0000-01-01T00:00:00Z"];
  const odd: [OnWire, object][] = [
    ["find_user", { wanted: nul }],
    ["find_user", { wanted: half }],
    ["show_user", { email: nul }],
    ["freeze_user", { email: half, reason: "\0 for a reason" }],
    ["show_payment", { payment: nul }],
    ["show_call", { call: half }],
    ["read_record", { useCase: nul, since: first, before: -(2 ** 53) + 1 }],
    ["read_revenue", { since: first, until: "0000-01-02T00:00:00Z" }],
    ["read_revenue", { since: first, until: "9999-12-31T00:00:00Z" }],
    ["roll_back_tariff", { versionId: 2 ** 53 - 1, effectiveAt: first }],
    ["import_tariff", { source: nul }],
    ["import_tariff", { effectiveAt: first }],
    ["give_credits", { credits: 1e300 }],
  ];
  for (const [useCase, body] of odd) {
    const sent = { reason, ...askedAbout(useCase, "none@example.org"), ...body };
    const { status } = await app.ask(useCase, token, sent);
    expect({ useCase, body, isAnswered: status < 500 }).toEqual({ useCase, body, isAnswered: true });
  }
});

test("the deck of a person who may not use it is not even read", async () => {
  const [stranger, support] = [await app.ungranted(), await app.operator("support")];
  const { path } = operatorRoutes.import_tariff;
  for (const [token, status] of [
    [undefined, 401],
    [stranger.token, 403],
    [support.token, 403],
  ] as const) {
    const reply = await app.app.inject({
      method: "POST",
      url: path,
      payload: '{"deck": "broken',
      headers: { "content-type": "application/json", ...(token && { "x-auth-token": token }) },
    });
    expect(reply.statusCode).toBe(status);
  }
});
