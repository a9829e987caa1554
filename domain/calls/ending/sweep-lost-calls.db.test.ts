import { describe, expect, test } from "vitest";
import { childOf, oneCaller } from "#testing/calls/one-caller.ts";
import { sweepLostCalls } from "./sweep-lost-calls.ts";

const caller = await oneCaller();
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

  describe("a call whose caller left, without a leg to the number", () => {
    const twoSweeps = async () => {
      const settled = await Promise.all([sweep(), sweep()]);
      return settled.reduce((sum, count) => sum + count, 0);
    };
    /** The caller leaves now. The carrier knows no leg to the number, or does not list it yet. */
    const leave = async (afterwards_s = 0) => {
      const providerCallId = await ringing();
      caller.harness.pass(afterwards_s);
      caller.harness.twin.legs.delete(childOf(providerCallId));
      const endedAt = caller.harness.deps.clock.now();
      caller.harness.twin.setLeg(providerCallId, "canceled", { endedAt });
      return providerCallId;
    };

    test("is released once, half a minute after the caller left", async () => {
      const providerCallId = await leave();
      caller.harness.pass(29);
      expect(await twoSweeps()).toBe(0);
      expect(await balance(), "what it can have cost by now").toMatchObject({ held_mc: 1_000 });
      caller.harness.pass(1);
      expect(await twoSweeps()).toBe(1);
      expect(await findCall(providerCallId)).toMatchObject({ status: "canceled", cost_mc: 0 });
      expect(await balance()).toMatchObject({ posted_mc: 10_000, held_mc: 0 });
      expect(await charges()).toEqual([]);
    });

    test("is charged when the leg is listed late", async () => {
      const providerCallId = await leave(61);
      caller.harness.pass(15);
      expect(await twoSweeps()).toBe(0);
      setChild(providerCallId, "completed", 61);
      caller.harness.pass(60);
      expect(await twoSweeps()).toBe(1);
      expect(await charges()).toEqual([-2_000]);
    });

    test("is looked at again half a minute after its end, however long it rang before", async () => {
      const providerCallId = await leave(400);
      expect(await twoSweeps()).toBe(0);
      expect(await findCall(providerCallId)).toMatchObject({ open: true });
      caller.harness.pass(30);
      expect(await twoSweeps()).toBe(1);
    });

    test("stays open while it is looked at too early, by whichever node asks", async () => {
      const providerCallId = await leave();
      for (let look = 0; look < 3; look += 1) {
        await caller.report({ kind: "caller", providerCallId, left: true });
        caller.harness.pass(9);
      }
      expect(await findCall(providerCallId)).toMatchObject({ open: true });
      caller.harness.pass(3);
      await Promise.all([
        caller.report({ kind: "caller", providerCallId, left: true }),
        caller.report({ kind: "caller", providerCallId, left: true }),
        sweep(),
      ]);
      expect(await findCall(providerCallId)).toMatchObject({ open: false, cost_mc: 0 });
    });
  });

  test("leaves a running call open, and concludes nothing when the carrier is silent", async () => {
    const providerCallId = await ringing();
    caller.harness.pass(15);
    expect(await sweep()).toBe(0);
    for (let hours = 0; hours < 3; hours++) {
      caller.harness.pass(3_600);
      caller.harness.twin.fail(500);
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
    caller.harness.twin.traffic.fault = () => ({
      changed: (list) => ({ calls: Object(list).calls.map((leg: object) => ({ ...leg, status: "paused" })) }),
    });
    caller.harness.pass(15);
    expect(await sweep()).toBe(0);
    expect(await findCall(providerCallId)).toMatchObject({ open: true });
    expect(caller.harness.reports).toHaveLength(1);
  });
});
