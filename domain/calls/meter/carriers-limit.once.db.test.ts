import { describe, expect, test } from "vitest";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { recordCallEvent } from "#domain/calls/record-call-event.ts";
import { meteredCalls } from "#testing/calls/metered-calls.ts";
import { prolongOpenCalls } from "./prolong-call.ts";

const longest_s = 4 * 3_600;
const calls = await meteredCalls();
const { meter, dial, report, findCall, carrierLimits, talk, topUp, untilHungUp } = calls;

describe("the carrier's limit", () => {
  test("is the longest call's while the phone rings, and the hold's from the answer on", async () => {
    expect(await dial(5_000)).toMatchObject({ kind: "dial", limit_s: longest_s });
    await report("ringing");
    await meter();
    expect(carrierLimits()).toEqual([]);
    expect(await findCall()).toMatchObject({ carrierLimit_s: longest_s });
    await report("answered");
    await Promise.all([meter(), meter()]);
    expect(carrierLimits()).toEqual([300]);
    expect(await findCall()).toMatchObject({ carrierLimit_s: 300 });
  });

  test("goes with the number to dial when it is too short to be set later, and cannot be raised", async () => {
    const dublin = e164Schema.parse("+35316792777");
    expect(await dial(1_000, dublin)).toMatchObject({ kind: "dial", limit_s: 30 });
    expect(await findCall()).toMatchObject({ carrierLimit_s: null });
    await report("answered");
    await topUp(5_000);
    expect(await prolongOpenCalls(calls.harness.deps, calls.user.walletId)).toBe(0);
    expect(await untilHungUp(40)).toBe(30);
    expect(carrierLimits()).toEqual([]);
    expect(await calls.harness.balance(calls.user.walletId)).toMatchObject({ held_mc: 1_000 });
  });

  test.each(["refuse", "ignore"] as const)(
    "that the carrier does not take (%s) leaves the meter: the call ends within its hold and costs no more",
    async (limiting) => {
      calls.harness.twin.timeLimits.answer = limiting;
      await talk(5_000);
      expect(await untilHungUp(400)).toBe(300);
      expect(carrierLimits()).toEqual(limiting === "refuse" ? [] : [300]);
      // The hang-up takes the carrier two seconds, which would be a sixth minute.
      calls.harness.pass(2);
      const outcome = { status: "completed", answered_s: 302, childCallId: null } as const;
      const event = { kind: "ended", providerCallId: calls.providerCallId, outcome } as const;
      await recordCallEvent(calls.harness.deps, "twilio", { event, of: { walletId: calls.user.walletId } });
      expect(await calls.harness.charges(calls.user.walletId)).toEqual([-5_000]);
      expect(await calls.harness.balance(calls.user.walletId)).toMatchObject({ posted_mc: 0, held_mc: 0 });
    },
  );

  test("is sent every five seconds until the carrier takes it", async () => {
    calls.harness.twin.timeLimits.answer = "refuse";
    await talk(5_000);
    calls.harness.twin.timeLimits.answer = "take";
    calls.harness.pass(4);
    await meter();
    expect(carrierLimits()).toEqual([]);
    calls.harness.pass(1);
    await Promise.all([meter(), meter()]);
    expect(carrierLimits()).toEqual([300]);
    expect(calls.harness.reports).toEqual([
      "the carrier did not take the call's limit; the meter alone ends it",
    ]);
  });

  test("is never above the hold", async () => {
    await talk(5_000);
    const heldFor_s = async () => ((await findCall())?.held_mc ?? 0) * 0.06;
    for (const credits_mc of [1_500, 500, 10_000, 300]) {
      await topUp(credits_mc);
      await prolongOpenCalls(calls.harness.deps, calls.user.walletId);
      for (const limit_s of carrierLimits()) expect(limit_s).toBeLessThanOrEqual(await heldFor_s());
      calls.harness.pass(100);
      await meter();
    }
    expect(carrierLimits()).toEqual([300, 360, 420, 1_020]);
  });
});
