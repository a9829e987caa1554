import { describe, expect, test } from "vitest";
import { runMeter } from "./run-meter.ts";
import { oneCaller } from "./testing/one-caller.ts";

const caller = oneCaller();
const { findCall, progress, ended, ringing, charges } = caller;

describe("the cut-off", () => {
  const cutOff = () => runMeter(caller.world.deps);

  test("hangs up when the hold is used up, counted from the answer; the charge follows the carrier", async () => {
    const providerSid = await ringing();
    caller.world.pass(20);
    await progress(providerSid, "answered");
    caller.world.twin.ended.length = 0;
    caller.world.pass(599);
    await cutOff();
    expect(caller.world.twin.ended).toEqual([]);
    caller.world.pass(1);
    await Promise.all(Array.from({ length: 4 }, cutOff));
    expect(caller.world.twin.ended).toEqual([providerSid]);
    expect(await findCall(providerSid)).toMatchObject({ open: true });
    await ended(providerSid, 600);
    expect(await charges()).toEqual([-10_000]);
    caller.world.pass(60);
    expect(await cutOff()).toBe(0);
  });

  test("tries again when the carrier does not answer", async () => {
    const providerSid = await ringing();
    caller.world.pass(660);
    caller.world.twin.failures.push(500);
    await cutOff();
    expect(caller.world.reports).toEqual(["the call could not be hung up"]);
    caller.world.pass(9);
    expect(await cutOff()).toBe(0);
    caller.world.pass(1);
    caller.world.twin.ended.length = 0;
    expect(await cutOff()).toBe(1);
    expect(caller.world.twin.ended).toEqual([providerSid]);
  });
});
