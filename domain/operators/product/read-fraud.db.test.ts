import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { pumpingStore } from "#adapters/postgres/calls/pumping-store.ts";
import { markStore } from "#adapters/postgres/marks/mark-store.ts";
import { operatorAccess } from "#adapters/postgres/operators/operator-access.ts";
import { lockoutStore } from "#adapters/postgres/users/lockout-store.ts";
import { fraudViewSchema } from "#contract/operators/fraud.ts";
import { isRefusal, refusalMessage } from "#contract/refusals.ts";
import { cardMark } from "#domain/marks/mark.ts";
import type { Request } from "#domain/operators/act.ts";
import { oneCaller, tuvalu } from "#testing/calls/one-caller.ts";
import { testCipher } from "#testing/database/test-database.ts";
import { agreed } from "#testing/people/user-harness.ts";
import { readFraud } from "./read-fraud.ts";

const caller = await oneCaller();
const { database, outgoing, ringing, progress, ended } = caller;
const request: Request = { actor: { kind: "system", name: "ada" } };
const day_s = 24 * 3_600;

function read(days = 7) {
  const { clock, ids, publish } = caller.harness.deps;
  const access = operatorAccess(database, { cipher: testCipher, clock, publish });
  const deps = { clock, ids, grantLimit_mc: 0, ...access };
  return readFraud(deps, request, { days });
}
const run = (text: string, values: unknown[] = []) => database.query(text, values);
const now = () => caller.harness.deps.clock.now();

/** One of each kind, now: refusals, an alarm, a lock-out, declines, a call, a dispute, money back, a bad line and a shared card. */
async function seedOneOfEach(): Promise<void> {
  const { id, walletId } = caller.caller;
  await run("UPDATE users SET created_at = $2 WHERE id = $1", [id, new Date(now().getTime() - 1_000)]);
  const call = await ringing(tuvalu);
  await progress(call, "answered");
  await ended(call, 6);
  await outgoing(tuvalu);
  await outgoing(tuvalu);
  const alarm = {
    kind: "user",
    subject: id,
    destination: "Tuvalu",
    shortCalls: 40,
    answeredCalls: 41,
  } as const;
  await database.withClient((client) =>
    pumpingStore(client).raise(
      { ...alarm, callers: 1, charged_mc: 9_000, cost_mc: 12_000, perMinute_mc: 30_000 },
      now(),
    ),
  );
  const endsAt = new Date(now().getTime() + 3_600_000);
  await lockoutStore(database).add({
    kind: "network",
    userId: id,
    network: "2001:db8::",
    card: null,
    startedAt: now(),
    endsAt,
  });
  const payment = randomUUID();
  await run(
    `INSERT INTO payment (wallet_id, id, user_id, provider, provider_ref, status, currency, charge_minor, credits_mc,
                          declines, created_at)
     VALUES ($1, $2, $3, 'stripe', 'pi_one', 'completed', 'EUR', 1000, 100000, 6, $4)`,
    [walletId, payment, id, now()],
  );
  await run(
    `INSERT INTO payment (wallet_id, id, user_id, provider, provider_ref, status, currency, charge_minor, credits_mc,
                          declines, created_at)
     VALUES ($1, $2, $3, 'stripe', 'pi_old', 'completed', 'USD', 500, 50000, 0, $4),
            ($1, $5, $3, 'stripe', 'pi_none', 'failed', 'USD', 900, 90000, 0, $4)`,
    [walletId, randomUUID(), id, new Date(now().getTime() - 200 * 86_400_000), randomUUID()],
  );
  await caller.harness.deps.connection(({ ledger }) =>
    ledger.post({
      walletId,
      contra: "disputes",
      delta_mc: -50_000,
      ref: `payment:${payment}:2`,
      subjectId: payment,
      mayOverdraw: true,
    }),
  );
  await run(
    `INSERT INTO refund_request (wallet_id, id, payment_id, amount_minor, requested_at, status, next_check_at, asked_by,
                                 held_mc)
     VALUES ($1, gen_random_uuid(), $2, 100, $3, 'done', $3, 'user', 10000),
            ($1, gen_random_uuid(), $2, 50, $3, 'done', $3, 'operator', 0),
            ($1, gen_random_uuid(), $2, 70, $3, 'refused', $3, 'user', 7000)`,
    [walletId, payment, now()],
  );
  await run(
    `INSERT INTO bad_line (wallet_id, call_id, user_id, reported_at, decided_at, outcome, amount_mc, ask_carrier_at)
     VALUES ($1, gen_random_uuid(), $2, $3, $3, 'credited', 2500, NULL),
            ($1, gen_random_uuid(), $2, $3, $3, 'limit', 0, $3)`,
    [walletId, id, now()],
  );
  const again = await caller.harness.openWallet(0);
  for (const user of [{ id, walletId }, again]) {
    await database.transaction((client) =>
      markStore(client, testCipher).note(user, cardMark("card"), { at: now(), confirmed: false }),
    );
  }
}

beforeEach(async () => {
  // Nothing of an earlier test counts.
  for (const table of [
    "mark",
    "call",
    "payment",
    "pumping_alarm",
    "card_lockout",
    "refund_request",
    "bad_line",
  ]) {
    await run(`DELETE FROM ${table}`);
  }
  await caller.startWith(40_000);
});

test("the view shows one of each kind with its user, and names no number and no card", async () => {
  await seedOneOfEach();
  const email = `${caller.caller.id}@example.org`;
  const view = agreed(await read());
  expect(view).toMatchObject({
    refusals: [{ refusal: "not_enough_credits", times: 2, users: 1 }],
    limitHits: [{ email, refusal: "not_enough_credits", times: 2 }],
    pumping: [{ kind: "user", email, shortCalls: 40, answeredCalls: 41, cost_mc: 12_000 }],
    lockouts: [{ kind: "network", email, network: "2001:db8::" }],
    declines: [{ email, declines: 6, payments: 1, paid_mc: 150_000 }],
    destinations: [
      { destination: "Tuvalu", country: "TV", calls: 1, users: 1, charged_mc: 30_000, chargedNew_mc: 30_000 },
    ],
    moneyBack: [
      { email, times: 1, credits_mc: 10_000, byOperators: 1, bought: 1, boughtCredits_mc: 100_000 },
    ],
    badLines: [{ email, credited: 1, credits_mc: 2_500, notCredited: 1, neverHeard: 1 }],
    sharedMarks: [
      { kind: "card", accounts: 2, frozen: false },
      { kind: "card", accounts: 2, mark: view.sharedMarks[0]?.mark },
    ],
  });
  expect(JSON.stringify(view)).not.toContain(tuvalu);
  expect(Object.keys(view).toSorted()).toEqual(Object.keys(fraudViewSchema.shape).toSorted());
});

test("a shared mark that an operator has lifted is not shown", async () => {
  await seedOneOfEach();
  await database.transaction((client) => markStore(client, testCipher).lift(caller.caller.id, now()));
  expect(agreed(await read()).sharedMarks).toEqual([]);
});

test("a dispute shows what the bank holds, and that it was returned", async () => {
  await seedOneOfEach();
  const [held] = agreed(await read()).disputes;
  expect(held).toMatchObject({ amount_minor: 500, currency: "EUR", state: "held" });
  await caller.harness.deps.connection(({ ledger }) =>
    ledger.post({
      walletId: caller.caller.walletId,
      contra: "disputes",
      delta_mc: 50_000,
      mayOverdraw: false,
      ref: `payment:${held?.payment}:3`,
      subjectId: held?.payment ?? "",
    }),
  );
  expect(agreed(await read()).disputes).toMatchObject([{ amount_minor: 500, state: "returned" }]);
});

test("what is older than the days asked for is not shown, and other days are refused", async () => {
  await seedOneOfEach();
  caller.harness.pass(2 * day_s);
  const { disputes, ...view } = agreed(await read(1));
  expect(Object.values(view).flat()).toEqual([]);
  for (const days of [0, 91, 1.5]) {
    const refused = await read(days);
    expect(isRefusal(refused) && refusalMessage(refused).key).toContain("from 1 to 90 days");
  }
});
