import { beforeEach, describe, expect, test } from "vitest";
import { operatorRoutes } from "#contract/operators/routes.ts";
import { operatorLimits } from "#domain/operators/operator-limits.ts";
import { deckColumns } from "#domain/tariff/decks/deck.ts";
import { requestAbout } from "#server/http/testing/requests-of-operators.ts";
import { adminApp } from "#testing/http/admin-app.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";
import type { OnWire } from "./admin-deps.ts";

const harness = paymentHarness();
const reason = "ticket 1042";
let app: Awaited<ReturnType<typeof adminApp>>;
beforeEach(async () => {
  app = await adminApp(harness.database, harness.deps);
});

/** Asks each use-case as an owner, about one user; `delete_user` comes last. */
async function askAll(email: string): Promise<string[]> {
  const { token } = await app.operator("owner");
  const useCases = (Object.keys(operatorRoutes) as OnWire[]).filter((one) => one !== "delete_user");
  const replies: string[] = [];
  for (const useCase of [...useCases, "delete_user"] as const) {
    const { text } = await app.ask(useCase, token, { reason, ...requestAbout(useCase, email) });
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

test("credits are given to their thousandth, on approval above the limit", async () => {
  const [user, first, second] = [
    await app.users.verified(),
    await app.operator("finance"),
    await app.operator("finance"),
  ];
  const proposed = await app.ask("give_credits", first.token, {
    email: user.email,
    credits: 100.001,
    reason,
  });
  expect(proposed).toMatchObject({ status: 200, body: { outcome: "proposed" } });
  const approved = await app.ask("approve_credits", second.token, { id: proposed.body.id, reason });
  expect(approved).toMatchObject({
    status: 200,
    body: { outcome: "moved", delta: 100.001, posted: 100.001 },
  });
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
    const sent = { reason, ...requestAbout(useCase, "none@example.org"), ...body };
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
