import { describe, expect, test } from "vitest";
import { sweepLostCalls } from "./sweep-lost-calls.ts";
import { childOf, oneCaller } from "./testing/one-caller.ts";

const caller = oneCaller();
const { findCall, progress, ringing, setChild, balance, charges } = caller;

describe("the sweep", () => {
  const sweep = () => sweepLostCalls(caller.world.deps);

  test("settles what has ended unheard, once, as soon as it is due", async () => {
    const providerSid = await ringing();
    setChild(providerSid, "completed", 130);
    expect(await sweep()).toBe(0);
    caller.world.pass(15);
    const swept = await Promise.all(Array.from({ length: 4 }, sweep));
    expect(swept.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await charges()).toEqual([-3_000]);
    caller.world.pass(3_600);
    expect(await sweep()).toBe(0);
  });

  test("finds the leg of an answered call by its name", async () => {
    const providerSid = await ringing();
    await progress(providerSid, "answered");
    setChild(providerSid, "completed", 5);
    caller.world.twin.legs.delete(providerSid);
    caller.world.pass(15);
    expect(await sweep()).toBe(1);
    expect(await charges()).toEqual([-1_000]);
  });

  test("releases a call that was left before it was dialled", async () => {
    const providerSid = await ringing();
    caller.world.twin.legs.delete(childOf(providerSid));
    caller.world.twin.legs.set(providerSid, { status: "completed", duration: "2" });
    caller.world.pass(15);
    expect(await sweep()).toBe(1);
    expect(await findCall(providerSid)).toMatchObject({ status: "canceled", cost_mc: 0 });
  });

  test("leaves a running call alone, and a carrier's silence concludes nothing", async () => {
    const providerSid = await ringing();
    caller.world.pass(15);
    expect(await sweep()).toBe(0);
    for (let hours = 0; hours < 3; hours++) {
      caller.world.pass(3_600);
      caller.world.twin.failures.push(500);
      expect(await sweep()).toBe(0);
    }
    expect(await findCall(providerSid)).toMatchObject({ open: true });
    expect(await balance()).toMatchObject({ held_mc: 10_000 });
    expect(caller.world.reports).toEqual(Array(3).fill("the carrier could not be asked about the call"));
  });

  test("releases a call that the carrier does not know after a grace time, and says so", async () => {
    const providerSid = await ringing();
    caller.world.twin.legs.clear();
    caller.world.pass(119);
    expect(await sweep()).toBe(0);
    expect(await findCall(providerSid)).toMatchObject({ open: true });
    caller.world.pass(60);
    expect(await sweep()).toBe(1);
    expect(await findCall(providerSid)).toMatchObject({ status: "failed", cost_mc: 0 });
    expect(await balance()).toMatchObject({ posted_mc: 10_000, held_mc: 0 });
    expect(caller.world.reports).toEqual([
      "the carrier does not know the call; its hold is released without charge",
    ]);
  });

  test("of a call with a status that nobody knows concludes nothing", async () => {
    const providerSid = await ringing();
    setChild(providerSid, "paused");
    caller.world.pass(15);
    expect(await sweep()).toBe(0);
    expect(await findCall(providerSid)).toMatchObject({ open: true });
    expect(caller.world.reports).toHaveLength(1);
  });
});
