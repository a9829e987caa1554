import { describe, expect, test } from "vitest";
import { withLimits } from "#domain/calls/testing/with-limits.ts";
import { meteredCalls } from "#testing/calls/metered-calls.ts";
import { prolongOpenCalls } from "./prolong-call.ts";

const longest_s = 4 * 3_600;
const calls = await meteredCalls();
const { meter, published, dial, report, findCall, carrierLimits, warned, talk, topUp, untilHungUp } = calls;

describe("a top-up during the call", () => {
  test("holds more, raises the carrier's limit, publishes to the caller and moves the end", async () => {
    await talk(5_000);
    calls.harness.pass(100);
    await topUp(3_000);
    expect(await prolongOpenCalls(calls.harness.deps, calls.user.walletId)).toBe(1);
    expect(carrierLimits()).toEqual([300, 480]);
    expect(await findCall()).toMatchObject({ held_mc: 8_000, epoch: 1, carrierLimit_s: 480 });
    const callId = (await findCall())?.id;
    expect(published()).toEqual([
      { type: "call_extended", callId, providerCallId: calls.providerCallId, secondsLeft: 380 },
    ]);
    expect(await untilHungUp(400)).toBe(380);
    expect(warned()).toEqual([120, 30]);
  });

  test("of less than the next minute changes nothing", async () => {
    await talk(5_000);
    await topUp(999);
    expect(await prolongOpenCalls(calls.harness.deps, calls.user.walletId)).toBe(0);
    expect(carrierLimits()).toEqual([300]);
    expect(await calls.harness.balance(calls.user.walletId)).toMatchObject({ held_mc: 5_000 });
  });

  test("while the phone rings counts from the answer like the rest", async () => {
    await dial(5_000);
    calls.harness.pass(5);
    await topUp(1_000);
    await prolongOpenCalls(calls.harness.deps, calls.user.walletId);
    calls.harness.pass(20);
    await report("answered");
    expect(await untilHungUp(400)).toBe(360);
  });

  test("is found by the meter when no event announced it, even at the last moment", async () => {
    await talk(5_000);
    await meter();
    calls.harness.pass(299);
    await meter();
    await topUp(1_000);
    expect(await untilHungUp(100)).toBe(61);
    // The next check may read the call before the carrier's answer is written, and repeat the limit.
    expect([...new Set(carrierLimits())]).toEqual([300, 360]);
    expect(warned()).toEqual([30, 30]);
  });

  test("reaches the carrier from the meter when the process died between the database and the carrier", async () => {
    await talk(5_000);
    await meter();
    await topUp(3_000);
    calls.harness.twin.fail(503);
    expect(await prolongOpenCalls(calls.harness.deps, calls.user.walletId)).toBe(1);
    expect(await findCall()).toMatchObject({ carrierLimit_s: 300, terms: { limit_s: 480 } });
    expect(carrierLimits()).toEqual([300]);
    calls.harness.twin.fail(503);
    await meter();
    calls.harness.pass(4);
    await meter();
    expect(carrierLimits()).toEqual([300]);
    calls.harness.pass(1);
    await Promise.all([meter(), meter(), meter()]);
    expect(carrierLimits()).toEqual([300, 480]);
    expect(await findCall()).toMatchObject({ carrierLimit_s: 480 });
    calls.harness.pass(60);
    await meter();
    expect(carrierLimits()).toEqual([300, 480]);
  });

  test("16 at once prolong it once", async () => {
    await talk(5_000);
    await topUp(3_000);
    await Promise.all(
      Array.from({ length: 16 }, () => prolongOpenCalls(calls.harness.deps, calls.user.walletId)),
    );
    expect(await findCall()).toMatchObject({ held_mc: 8_000, epoch: 1, terms: { limit_s: 480 } });
    expect(await calls.harness.balance(calls.user.walletId)).toMatchObject({
      posted_mc: 8_000,
      held_mc: 8_000,
    });
  });

  test("prolongs it neither beyond the longest call nor beyond the daily spend", async () => {
    await talk(5_000);
    await topUp(1_000_000);
    await withLimits(calls.harness.deps, { caller: { spendPerDay_mc: 7_500 } }, () =>
      prolongOpenCalls(calls.harness.deps, calls.user.walletId),
    );
    await prolongOpenCalls(calls.harness.deps, calls.user.walletId);
    expect(carrierLimits()).toEqual([300, 420, longest_s]);
    expect(await prolongOpenCalls(calls.harness.deps, calls.user.walletId)).toBe(0);
  });
});
