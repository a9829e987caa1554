import { describe, expect, test } from "vitest";
import { readNumber } from "#contract/numbers/read-number.ts";
import type { RefusalCode } from "#contract/refusals.ts";
import { newProviderCallId, oneCaller } from "#testing/calls/one-caller.ts";
import { receiptsOf } from "./history/call-receipt.ts";
import { prolongOpenCalls } from "./meter/prolong-call.ts";
import { runMeter } from "./meter/run-meter.ts";
import { withLimits } from "./testing/with-limits.ts";

/** A British toll-free number, which the harness prices at 0. */
const tollFree = "+448001111111";

const caller = await oneCaller();
const { outgoing, findCall, progress, ended, ringing, topUp, startWith, balance, charges } = caller;
const { deps } = caller.harness;
const rejected = (code: RefusalCode) => ({ kind: "reject", refusal: { refused: code } });

describe("a call at a price of 0", () => {
  test("holds and costs nothing, writes no transfer, and may last as long as any call", async () => {
    await startWith(1_000);
    const providerCallId = await ringing(tollFree);
    expect(await findCall(providerCallId)).toMatchObject({ held_mc: 0, terms: { limit_s: 14_400 } });
    await progress(providerCallId, "answered");
    await topUp(5_000);
    expect(await prolongOpenCalls(deps, caller.caller.walletId)).toBe(0);
    await ended(providerCallId, 3_661);
    expect(await findCall(providerCallId)).toMatchObject({ open: false, cost_mc: 0, answered_s: 3_661 });
    expect(await balance()).toMatchObject({ posted_mc: 6_000, held_mc: 0 });
    expect(await charges()).toEqual([]);
    expect(await receiptsOf(deps)(caller.caller, { number: readNumber(tollFree) })).toMatchObject({
      charged: 0,
      minutes: 62,
      seconds: 3_661,
      status: "settled",
      creditsRanOut: false,
    });
  });

  test("is hung up by the meter at the longest call, however much the balance is", async () => {
    await withLimits(deps, { longestCall_s: 120 }, async () => {
      const providerCallId = await ringing(tollFree);
      await progress(providerCallId, "answered");
      caller.harness.pass(119);
      await runMeter(deps);
      expect(caller.harness.twin.ended).toEqual([]);
      caller.harness.pass(2);
      await runMeter(deps);
      expect(caller.harness.twin.ended).toEqual([providerCallId]);
    });
  });

  test.each([0, 999])(
    "needs a credit to start: %d millicredits are refused by that sentence",
    async (posted_mc) => {
      await startWith(posted_mc);
      expect(await outgoing(tollFree)).toEqual(rejected("not_enough_credits"));
    },
  );

  test("is one call at a time", async () => {
    await ringing(tollFree);
    expect(await outgoing(tollFree)).toMatchObject(rejected("already_in_call"));
    expect(await outgoing()).toMatchObject(rejected("already_in_call"));
  });

  test("is refused while calling is off, frozen, or in debt", async () => {
    await withLimits(deps, { calling: false }, async () => {
      expect(await outgoing(tollFree)).toMatchObject(rejected("calling_switched_off"));
    });
    await caller.database.query("UPDATE users SET frozen_at = now() WHERE id = $1", [caller.caller.id]);
    expect(await outgoing(tollFree)).toMatchObject(rejected("account_frozen"));
    await startWith(-500);
    expect(await outgoing(tollFree)).toMatchObject(rejected("account_in_debt"));
  });

  test("counts among the calls of an hour and the new numbers, and stops with the spend of the day", async () => {
    await withLimits(deps, { caller: { callsPerHour: 1 } }, async () => {
      await ended(await ringing(tollFree), 5);
      expect(await outgoing(tollFree)).toMatchObject(rejected("too_many_calls_this_hour"));
    });
    await withLimits(deps, { caller: { newNumbersPerHour: 1 } }, async () => {
      expect(await outgoing("+448001111112")).toMatchObject(rejected("too_many_new_numbers"));
    });
    await withLimits(deps, { caller: { spendPerDay_mc: 999 } }, async () => {
      expect(await outgoing(tollFree)).toMatchObject(rejected("daily_spend_reached"));
    });
  });

  test("whose price rose since it was shown is refused, and one whose price fell to 0 is not", async () => {
    const free = { perMinute_mc: 0, connect_mc: 0, minimum_s: 60, increment_s: 60 };
    const priced = { ...free, perMinute_mc: 1_000 };
    const [risen, fallen] = [newProviderCallId(), newProviderCallId()];
    expect(await outgoing(undefined, risen, undefined, free)).toMatchObject(rejected("price_changed"));
    expect(await outgoing(tollFree, fallen, undefined, priced)).toMatchObject({ kind: "dial" });
  });
});
