import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, refusalMessage } from "#contract/refusals.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { operatorHarness } from "#testing/people/operator-harness.ts";
import { addRechargeEvent } from "#testing/people/recharge-rule.ts";
import { agreed } from "#testing/people/user-harness.ts";
import { readRecharges } from "./read-recharges.ts";

const harness = await operatorHarness(testDatabase());
const { rows } = harness.users;
const at = new Date("2026-02-10T12:00:00Z");
const before = new Date("2026-01-31T23:59:59Z");
const february = { since: new Date("2026-02-01T00:00:00Z"), until: new Date("2026-03-01T00:00:00Z") };

/** A purchase of 100 credits in a wallet of its own, and a refund of half of them. */
async function purchase(initiator: "person" | "rule", paidAt: Date): Promise<void> {
  const user = await harness.users.verified();
  const { id, walletId } = user;
  const payment = randomUUID();
  await rows(
    `INSERT INTO payment (wallet_id, id, user_id, provider, provider_ref, status, initiator, currency, charge_minor, credits_mc, created_at)
     VALUES ($1, $2, $3, 'stripe', $4, 'completed', $5, 'USD', 1000, 100000, $6)`,
    [walletId, payment, id, `pi_${payment}`, initiator, paidAt],
  );
  await rows(
    `INSERT INTO transfer (wallet_id, seq, ref, contra, subject_id, delta_mc, balance_after_mc, created_at)
     VALUES ($1, 1, 'payment:' || $2::uuid || ':1', 'payments', $2, 100000, 100000, $3),
            ($1, 2, 'payment:' || $2::uuid || ':2', 'payments', $2, -50000, 50000, $3)`,
    [walletId, payment, paidAt],
  );
}

test("recharges are counted beside all sales of the time, and what stopped them by its reason", async () => {
  await purchase("person", at);
  await purchase("person", at);
  await purchase("rule", at);
  await purchase("rule", before);
  await purchase("rule", february.until);
  const person = await harness.users.verified();
  const declined = { kind: "paused", because: "declined", decline: "insufficient_funds" };
  for (const moment of [at, at, before, february.until]) {
    await addRechargeEvent(rows, person, { at: moment, ...declined });
  }
  await addRechargeEvent(rows, person, { at, kind: "ended", because: "user" });
  await addRechargeEvent(rows, person, { at, kind: "bought" });
  expect(agreed(await readRecharges(harness.deps, harness.system, february))).toEqual({
    sales: { purchases: 3, credits_mc: 300_000 },
    back_mc: 150_000,
    disputed_mc: 0,
    recharges: { purchases: 1, credits_mc: 100_000 },
    stops: [
      { ...declined, times: 2 },
      { kind: "ended", because: "user", decline: null, times: 1 },
    ],
  });
});

test("a time that ends before it begins is refused, and so is one of more than 400 days", async () => {
  for (const since of [february.until, new Date("2020-01-01T00:00:00Z")]) {
    const refused = await readRecharges(harness.deps, harness.system, { ...february, since });
    expect(isRefusal(refused) && refusalMessage(refused).key).toBe(operatorMessages.revenueDays(400));
  }
});

test("support does not read sales", async () => {
  const { request } = await harness.operator("support");
  const refused = await readRecharges(harness.deps, request, february);
  expect(isRefusal(refused) && refusalMessage(refused).key).toBe(operatorMessages.noRight("support"));
});
