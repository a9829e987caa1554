import { describe, expect, test } from "vitest";
import { sweepLostCalls } from "./sweep-lost-calls.ts";
import { childOf, oneCaller } from "./testing/one-caller.ts";

const caller = oneCaller();
const { findCall, progress, ringing, setChild, balance, charges } = caller;

describe("the sweep", () => {
  const sweep = () => sweepLostCalls(caller.harness.deps);

  test("settles a call whose end was not reported, once, as soon as it is due", async () => {
    const providerCallId = await ringing();
    setChild(providerCallId, "completed", 15);
    expect(await sweep()).toBe(0);
    caller.harness.pass(15);
    const swept = await Promise.all(Array.from({ length: 4 }, sweep));
    expect(swept.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await charges()).toEqual([-1_000]);
    caller.harness.pass(3_600);
    expect(await sweep()).toBe(0);
  });

  test("finds the child leg of an answered call by its id", async () => {
    const providerCallId = await ringing();
    await progress(providerCallId, "answered");
    setChild(providerCallId, "completed", 5);
    caller.harness.twin.legs.delete(providerCallId);
    caller.harness.pass(15);
    expect(await sweep()).toBe(1);
    expect(await charges()).toEqual([-1_000]);
  });

  test("releases a call whose caller left before it was dialled", async () => {
    const providerCallId = await ringing();
    caller.harness.twin.legs.delete(childOf(providerCallId));
    caller.harness.twin.legs.set(providerCallId, { status: "completed", duration: "2" });
    caller.harness.pass(15);
    expect(await sweep()).toBe(1);
    expect(await findCall(providerCallId)).toMatchObject({ status: "canceled", cost_mc: 0 });
  });

  test("leaves a running call open, and concludes nothing when the carrier is silent", async () => {
    const providerCallId = await ringing();
    caller.harness.pass(15);
    expect(await sweep()).toBe(0);
    for (let hours = 0; hours < 3; hours++) {
      caller.harness.pass(3_600);
      caller.harness.twin.failures.push(500);
      expect(await sweep()).toBe(0);
    }
    expect(await findCall(providerCallId)).toMatchObject({ open: true });
    expect(await balance()).toMatchObject({ held_mc: 10_000 });
    expect(caller.harness.reports).toEqual(Array(3).fill("the carrier could not be asked about the call"));
  });

  test("releases a call that the carrier does not know after a grace time, and reports it", async () => {
    const providerCallId = await ringing();
    caller.harness.twin.legs.clear();
    caller.harness.pass(119);
    expect(await sweep()).toBe(0);
    expect(await findCall(providerCallId)).toMatchObject({ open: true });
    caller.harness.pass(60);
    expect(await sweep()).toBe(1);
    expect(await findCall(providerCallId)).toMatchObject({ status: "failed", cost_mc: 0 });
    expect(await balance()).toMatchObject({ posted_mc: 10_000, held_mc: 0 });
    expect(caller.harness.reports).toEqual([
      "the carrier does not know the call; its hold is released without charge",
    ]);
  });

  test("concludes nothing from an unknown status", async () => {
    const providerCallId = await ringing();
    setChild(providerCallId, "paused");
    caller.harness.pass(15);
    expect(await sweep()).toBe(0);
    expect(await findCall(providerCallId)).toMatchObject({ open: true });
    expect(caller.harness.reports).toHaveLength(1);
  });
});
