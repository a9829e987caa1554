import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { mayRun, needsReason } from "#contract/operators/permissions.ts";
import { operatorRoutes } from "#contract/operators/routes.ts";
import { budgetOf, operatorLimits } from "#domain/operators/operator-limits.ts";
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

const number = "+442079460123";
const all = Object.keys(operatorRoutes) as OnWire[];

/** A user whose number stands wherever the product keeps one: calls, reports, transactions, contacts and refusals. */
async function caller() {
  const user = await app.users.verified();
  const { id, walletId } = user;
  const { rows } = app.users;
  const [live, over] = [randomUUID(), randomUUID()];
  for (const [call, status, cost_mc] of [
    [live, "answered", null],
    [over, "completed", 1_000],
  ] as const) {
    await rows(
      `INSERT INTO call (wallet_id, id, user_id, carrier, provider_call_id, number, country, destination, per_minute_mc, connect_mc,
         minimum_s, increment_s, limit_s, held_mc, open, status, cost_mc, answered_s, created_at, cutoff_at, check_at)
       VALUES ($1, $2, $3, 'twilio', $4, $5, 'GB', 'UK', 1000, 0, 60, 60, 240, 1000, $6::bigint IS NULL, $7, $6, 60, now(), now(), now())`,
      [walletId, call, id, `CA${call.replaceAll("-", "")}`, number, cost_mc, status],
    );
  }
  await rows(
    `INSERT INTO call (wallet_id, id, user_id, carrier, provider_call_id, number, held_mc, open, status, refusal, cost_mc, created_at)
     VALUES ($1, $2, $3, 'twilio', $4, '0044 (20) 7946-0123 x', 0, false, 'refused', 'number_not_valid', 0, now())`,
    [walletId, randomUUID(), id, `CA${randomUUID().replaceAll("-", "")}`],
  );
  await rows(
    `INSERT INTO call_event (wallet_id, call_id, id, received_at, kind, detail, changed)
     VALUES ($1, $2, gen_random_uuid(), now(), 'ended', $3, true)`,
    [walletId, over, { To: number, sip: `sip:${number}@carrier.example` }],
  );
  await rows(
    `INSERT INTO contact (user_id, id, name, favourite, numbers, labels, created_at)
     VALUES ($1, gen_random_uuid(), 'Mum', true, ARRAY[$2], ARRAY['Home'], now())`,
    [id, number],
  );
  await rows(
    `INSERT INTO contact_message (id, user_id, name, email, subject, message, sent_at)
     VALUES (gen_random_uuid(), $1, 'Ada', 'ada@example.org', 'Call me', $2, now())`,
    [id, "My number is +33123456789"],
  );
  return { ...user, live, over };
}

function bodyOf(useCase: OnWire, { email, live, over }: Awaited<ReturnType<typeof caller>>): object {
  if (useCase === "show_call") return { call: over };
  if (useCase === "hang_up_call") return { call: live };
  if (useCase === "find_user") return { wanted: number };
  return requestAbout(useCase, email);
}

/** The digits that a mask hides, in any spelling. Letters do not separate them, as they do the digits of a random id. */
const hidden = new RegExp([..."20794601"].join("[^\\da-z]{0,4}"), "i");

test("support reads no whole number in any reply, and finds the user by one that it knows", async () => {
  const user = await caller();
  const [support, owner] = [await app.operator("support"), await app.operator("owner")];
  const showing: OnWire[] = [];
  for (const useCase of all.filter((one) => mayRun("support", one))) {
    const body = { ...bodyOf(useCase, user), ...(needsReason(useCase) && { reason }) };
    const masked = await app.ask(useCase, support.token, body);
    const whole = await app.ask(useCase, owner.token, body);
    expect({ useCase, shown: hidden.exec(masked.text)?.[0] }).toEqual({ useCase, shown: undefined });
    const reply = operatorRoutes[useCase].reply;
    if (masked.status === 200) expect(reply.safeParse(masked.body).error, useCase).toBeUndefined();
    if (hidden.test(whole.text)) showing.push(useCase);
  }
  expect(showing.toSorted()).toEqual([
    "export_user",
    "hang_up_call",
    "list_all_calls",
    "list_calls",
    "show_call",
    "show_user",
  ]);
  const answer = await app.ask("find_user", support.token, { wanted: number });
  expect(answer.body).toContainEqual(expect.objectContaining({ email: user.email }));
});

test("a masked number keeps its first two and its last two digits, and a user's words stay as written", async () => {
  const user = await caller();
  const support = await app.operator("support");
  const { body } = await app.ask("show_user", support.token, { email: user.email });
  const dialled = body.calls.map((call: { dialled: string }) => call.dialled);
  expect(dialled.toSorted()).toEqual(["+44••••••••23", "+44••••••••23", "00•• (••) ••••-•••3 x"].toSorted());
  const messages = await app.ask("read_messages", support.token, { email: user.email, reason });
  expect(messages.text).toContain("+33123456789");
});

test("what names people counts against one budget of an operator, whichever list or search it is", async () => {
  const names = /"(email|number|userId)"/;
  const user = await caller();
  const owner = await app.operator("owner");
  const looks: OnWire[] = [];
  for (const useCase of all.filter((one) => !needsReason(one))) {
    const { text } = await app.ask(useCase, owner.token, bodyOf(useCase, user));
    if (names.test(text) || budgetOf[useCase] === "look") looks.push(useCase);
  }
  expect(looks.filter((useCase) => budgetOf[useCase] !== "look")).toEqual([]);
  expect(looks).toEqual(
    expect.arrayContaining([
      "find_user",
      "show_user",
      "list_calls",
      "show_call",
      "read_fraud",
      "read_record",
    ]),
  );

  const [support, other] = [await app.operator("support"), await app.operator("support")];
  const own = looks.filter((useCase) => mayRun("support", useCase));
  const attempts = operatorLimits.look.user?.attempts ?? 0;
  const look = async (useCase: OnWire) =>
    (await app.ask(useCase, support.token, bodyOf(useCase, user))).status;
  for (const useCase of own) expect(await look(useCase)).not.toBe(429);
  // Each has counted, and the next ones are counted here but for the last.
  const counted = await app.users.rows(
    "UPDATE rate_limit SET points = $1 WHERE key LIKE 'look:user:%' AND points = $2 RETURNING key",
    [attempts - 1, own.length],
  );
  expect(counted).not.toEqual([]);
  expect(await look("find_user")).not.toBe(429);
  for (const useCase of own) {
    expect({ useCase, ...(await app.ask(useCase, support.token, bodyOf(useCase, user))) }).toMatchObject({
      useCase,
      status: 429,
    });
  }
  expect((await app.ask("list_calls", other.token)).status).toBe(200);
});
