import { describe, expect, test } from "vitest";
import { prolongOpenCalls } from "#domain/calls/meter/prolong-call.ts";
import { childOf, oneCaller } from "#testing/calls/one-caller.ts";
import { settleCall } from "./settle-call.ts";

const caller = await oneCaller();
const { findCall, progress, ended, endedAtOnce, ringing, topUp, balance, charges } = caller;

describe("a carrier that counts more seconds than our own clock", () => {
  test.each([
    ["just authorised", 0, 5, -1_000],
    ["after a minute", 60, 65, -2_000],
    ["after a minute and a part of a second", 59.2, 65, -2_000],
  ])("is believed up to our count and five seconds: %s", async (_name, lasted_s, charged_s, charged_mc) => {
    const providerCallId = await ringing();
    caller.harness.pass(lasted_s);
    await endedAtOnce(providerCallId, 599);
    expect(await findCall(providerCallId)).toMatchObject({ answered_s: charged_s, cost_mc: -charged_mc });
    expect(await charges()).toEqual([charged_mc]);
    expect(await lostOf(providerCallId)).toBe(10_000 + charged_mc);
    expect(caller.harness.reports).toEqual([
      `the carrier counted 599 s, and ${charged_s} s are charged: ${10_000 + charged_mc} mc less than by its count`,
    ]);
  });

  test("is believed when it is within the tolerance", async () => {
    const providerCallId = await ringing();
    caller.harness.pass(56);
    await endedAtOnce(providerCallId, 61);
    expect(await findCall(providerCallId)).toMatchObject({ answered_s: 61, cost_mc: 2_000 });
    expect(caller.harness.reports).toEqual([]);
  });

  test("is believed although the callbacks of the answer and the end arrive together", async () => {
    const providerCallId = await ringing();
    caller.harness.pass(300);
    await progress(providerCallId, "answered");
    await endedAtOnce(providerCallId, 290);
    expect(await findCall(providerCallId)).toMatchObject({ answered_s: 290, cost_mc: 5_000 });
  });
});

test("costs nothing and moves nothing where the call ended with its answer, after 0 seconds", async () => {
  const providerCallId = await ringing();
  const before = await balance();
  await endedAtOnce(providerCallId, 0);
  expect(await findCall(providerCallId)).toMatchObject({ open: false, cost_mc: 0, answered_s: 0 });
  expect(await charges()).toEqual([]);
  expect(await balance()).toMatchObject({ posted_mc: before.posted_mc, held_mc: 0 });
});

describe("a carrier that counts more seconds than the hold pays for", () => {
  test("is paid by the hold and by nothing else of the wallet, and reported", async () => {
    const providerCallId = await ringing();
    await topUp(5_000);
    await ended(providerCallId, 661);
    expect(await findCall(providerCallId)).toMatchObject({ cost_mc: 10_000, answered_s: 600 });
    expect(await balance()).toMatchObject({ posted_mc: 5_000, held_mc: 0 });
    expect(await lostOf(providerCallId)).toBe(2_000);
    expect(caller.harness.reports).toEqual([
      "the carrier counted 661 s, and 600 s are charged: 2000 mc less than by its count",
    ]);
  });

  test("is not reported for the moment that hanging up takes", async () => {
    const providerCallId = await ringing();
    await ended(providerCallId, 602);
    expect(await findCall(providerCallId)).toMatchObject({ cost_mc: 10_000, answered_s: 600 });
    expect(caller.harness.reports).toEqual([]);
  });

  test("is paid for the time that a top-up added after the call was read", async () => {
    const providerCallId = await ringing();
    await progress(providerCallId, "answered");
    const read = await findCall(providerCallId);
    await topUp(5_000);
    expect(await prolongOpenCalls(caller.harness.deps, caller.caller.walletId)).toBe(1);
    caller.harness.pass(700);
    const outcome = { status: "completed", answered_s: 700, childCallId: childOf(providerCallId) } as const;
    if (read) await settleCall(caller.harness.deps, read, outcome);
    expect(await charges()).toEqual([-12_000]);
    expect(caller.harness.reports).toEqual([]);
  });

  test("is charged once by concurrent settlements", async () => {
    const providerCallId = await ringing();
    caller.harness.pass(700);
    const results = await Promise.all(Array.from({ length: 16 }, () => endedAtOnce(providerCallId, 661)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await charges()).toEqual([-10_000]);
    expect(caller.harness.reports).toHaveLength(1);
  });
});

async function lostOf(providerCallId: string): Promise<number | undefined> {
  const [call] = await caller.database.query<{ lost_mc: number }>(
    "SELECT lost_mc FROM call WHERE provider_call_id = $1",
    [providerCallId],
  );
  return call?.lost_mc;
}
