/** "When your balance falls below": every fall has the rule looked at by the job, and none charges beyond its limits. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { HouseAccount } from "#domain/ledger/ledger-store.ts";
import { rechargeHarness } from "#testing/payments/recharge-harness.ts";
import { sweepRecharges } from "./look-at-rule.ts";

const rule = rechargeHarness();
const { harness } = rule;

const fall = (contra: HouseAccount, credits: number) =>
  harness.deps.transaction(({ ledger }) => {
    const id = randomUUID();
    const { walletId } = harness;
    return ledger.post({
      walletId,
      contra,
      delta_mc: -credits * 1_000,
      ref: id,
      subjectId: id,
      mayOverdraw: true,
    });
  });

test.each<HouseAccount>(["payments", "calls", "disputes", "adjustments", "rents"])(
  "a fall by %s below the threshold buys once, and one above it nothing",
  async (contra) => {
    await rule.on();
    await fall(contra, 50);
    await sweepRecharges(harness.deps);
    expect(await rule.paymentsOfRule()).toEqual([]);
    await fall(contra, 1);
    for (const _ of [1, 2]) await sweepRecharges(harness.deps);
    expect(await rule.paymentsOfRule()).toHaveLength(1);
    expect(await harness.balance_mc()).toBe(149_000);
  },
);
