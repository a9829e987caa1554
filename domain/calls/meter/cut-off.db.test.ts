import { describe, expect, test } from "vitest";
import { oneCaller } from "#testing/calls/one-caller.ts";
import { runMeter } from "./run-meter.ts";

const caller = await oneCaller();
const { findCall, progress, ended, ringing, charges } = caller;

describe("the cut-off", () => {
  const cutOff = () => runMeter(caller.harness.deps);

  test("hangs up when the hold is used up, counted from the answer; the charge follows the carrier", async () => {
    const providerCallId = await ringing();
    caller.harness.pass(20);
    await progress(providerCallId, "answered");
    caller.harness.twin.traffic.requests.length = 0;
    caller.harness.pass(599);
    await cutOff();
    expect(caller.harness.twin.ended).toEqual([]);
    caller.harness.pass(1);
    await Promise.all(Array.from({ length: 4 }, cutOff));
    expect(caller.harness.twin.ended).toEqual([providerCallId]);
    expect(await findCall(providerCallId)).toMatchObject({ open: true });
    await ended(providerCallId, 600);
    expect(await charges()).toEqual([-10_000]);
    caller.harness.pass(60);
    expect(await cutOff()).toBe(0);
  });

  test("gives the carrier no limit first that it was still to be given", async () => {
    const providerCallId = await ringing();
    await progress(providerCallId, "answered");
    caller.harness.pass(600);
    caller.harness.twin.traffic.requests.length = 0;
    await cutOff();
    expect(caller.harness.twin.ended).toEqual([providerCallId]);
    expect(caller.harness.twin.limits).toEqual([]);
  });

  test("tries again when the carrier does not answer", async () => {
    const providerCallId = await ringing();
    caller.harness.pass(660);
    caller.harness.twin.fail(500);
    await cutOff();
    expect(caller.harness.reports).toEqual(["the call could not be hung up"]);
    caller.harness.pass(9);
    expect(await cutOff()).toBe(0);
    caller.harness.pass(1);
    caller.harness.twin.traffic.requests.length = 0;
    expect(await cutOff()).toBe(1);
    expect(caller.harness.twin.ended).toEqual([providerCallId]);
  });
});
