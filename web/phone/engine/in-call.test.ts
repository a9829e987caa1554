import { expect, test, vi } from "vitest";
import { messages } from "#contract/messages/messages.ts";
import { sampleOf } from "#web/phone/twilio/testing/fake-sdk.ts";
import { phoneHarness } from "#web/phone/twilio/testing/phone-harness.ts";
import { say } from "#words/say.ts";

const harness = phoneHarness();
const { device, talk } = harness;

test("the worst of the SDK's warnings is shown until it is cleared", async () => {
  const call = await talk();
  call.emit("warning", "high-rtt");
  call.emit("warning", "high-packet-loss");
  call.emit("warning", "high-packets-lost-fraction");
  call.emit("warning", "of-no-interest");
  expect(harness.phone.snapshot().notice).toBe("loss");
  call.emit("warning-cleared", "high-packet-loss");
  expect(harness.phone.snapshot().notice).toBe("loss");
  call.emit("warning-cleared", "high-packets-lost-fraction");
  expect(harness.phone.snapshot().notice).toBe("delay");
  harness.phone.end();
  expect(harness.phone.snapshot().notice).toBeNull();
  expect(harness.ended[0]?.quality).toBeNull();
});

test("an ended call reports its quality from the first scored second on", async () => {
  const call = await talk();
  call.emit("sample", sampleOf({ mos: null, packetsLostFraction: 1.5 }));
  call.emit("sample", sampleOf({ mos: 4.4, jitter: 2, rtt: 40 }));
  call.emit("sample", sampleOf({ mos: 2.4, jitter: 50, rtt: 500, packetsLostFraction: 3 }));
  call.emit("warning", "high-jitter");
  call.emit("warning-cleared", "high-jitter");
  harness.phone.end();
  expect(harness.ended[0]?.quality).toEqual({
    duration_s: 2,
    mosAverage: 3.4,
    mosLowest: 2.4,
    jitterAverage_ms: 26,
    jitterHighest_ms: 50,
    roundTripAverage_ms: 270,
    roundTripHighest_ms: 500,
    packetsLostPercent: 1.5,
    hints: ["jitter"],
  });
});

test("the scores of the last minute are kept, with a gap for a second without one", async () => {
  const call = await talk();
  call.emit("sample", sampleOf({ mos: 4.4 }));
  call.emit("sample", sampleOf({ mos: null }));
  for (let second = 0; second < 59; second += 1) call.emit("sample", sampleOf({ mos: 3.2 }));
  const { scores } = harness.phone.snapshot();
  expect(scores).toHaveLength(60);
  expect(scores.slice(0, 2)).toEqual([null, 3.2]);
  harness.phone.end();
  expect(harness.phone.snapshot().scores).toEqual([]);
});

test("a restored connection shows as reconnecting, and the call continues", async () => {
  const call = await talk();
  call.emit("transportClose");
  call.emit("reconnecting", { code: 53001 });
  expect(harness.phone.snapshot()).toMatchObject({ phase: "in_progress", reconnecting: true });
  await vi.advanceTimersByTimeAsync(44_000);
  call.emit("reconnected");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(harness.phone.snapshot()).toMatchObject({
    phase: "in_progress",
    reconnecting: false,
    elapsed_s: 104,
  });
});

test("a device error during a call is shown without ending the call", async () => {
  const { deviceError, deviceErrors } = messages.call;
  const call = await talk();
  device().emit("error", { code: 31205 });
  device().emit("error", { code: 53000 });
  expect(harness.phone.snapshot().error).toBeNull();
  device().emit("error", { code: 31000 });
  expect(harness.phone.snapshot()).toMatchObject({
    phase: "in_progress",
    error: say(deviceError(deviceErrors.media)),
  });
  call.emit("reconnecting", { code: 53001 });
  call.emit("reconnected");
  expect(harness.phone.snapshot().error).toBeNull();
});
