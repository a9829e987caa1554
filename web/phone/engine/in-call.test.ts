import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { messages } from "#contract/messages/messages.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { createPhone } from "#web/phone/create-phone.ts";
import type { CallSummary, Phone } from "#web/phone/phone.ts";
import { type FakeCall, type FakeSdk, fakeSdk, sampleOf } from "#web/phone/testing/fake-sdk.ts";
import { say } from "#words/say.ts";

const london = e164Schema.parse("+442079460000");
let sdk: FakeSdk;
let phone: Phone;
let ended: CallSummary[];

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  sdk = fakeSdk();
  phone = createPhone({ fetchToken: async () => "token", loadTransport: sdk.loadTransport });
  ended = [];
  phone.onEnded((call) => ended.push(call));
});
afterEach(() => {
  phone.destroy();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

async function ring(): Promise<FakeCall> {
  await phone.initialise();
  await phone.start(london);
  const call = sdk.devices.at(-1)?.calls.at(-1);
  if (!call) throw new Error("no call was made");
  call.emit("ringing", true);
  return call;
}
async function talk(): Promise<FakeCall> {
  const call = await ring();
  call.emit("accept");
  return call;
}
test("the worst of the SDK's warnings is shown until it is cleared", async () => {
  const call = await talk();
  call.emit("warning", "high-rtt");
  call.emit("warning", "high-packet-loss");
  call.emit("warning", "high-packets-lost-fraction");
  call.emit("warning", "of-no-interest");
  expect(phone.snapshot().notice).toBe("loss");
  call.emit("warning-cleared", "high-packet-loss");
  expect(phone.snapshot().notice).toBe("loss");
  call.emit("warning-cleared", "high-packets-lost-fraction");
  expect(phone.snapshot().notice).toBe("delay");
  phone.end();
  expect(phone.snapshot().notice).toBeNull();
  expect(ended[0]?.quality).toBeNull();
});

test("an ended call reports its quality from the first scored second on", async () => {
  const call = await talk();
  call.emit("sample", sampleOf({ mos: null, packetsLostFraction: 1.5 }));
  call.emit("sample", sampleOf({ mos: 4.4, jitter: 2, rtt: 40 }));
  call.emit("sample", sampleOf({ mos: 2.4, jitter: 50, rtt: 500, packetsLostFraction: 3 }));
  call.emit("warning", "high-jitter");
  call.emit("warning-cleared", "high-jitter");
  phone.end();
  expect(ended[0]?.quality).toEqual({
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

test("a restored connection shows as reconnecting, and the call continues", async () => {
  const call = await talk();
  call.emit("transportClose");
  call.emit("reconnecting", { code: 53001 });
  expect(phone.snapshot()).toMatchObject({ phase: "in_progress", reconnecting: true });
  await vi.advanceTimersByTimeAsync(44_000);
  call.emit("reconnected");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(phone.snapshot()).toMatchObject({ phase: "in_progress", reconnecting: false, elapsed_s: 104 });
});

test("a device error during a call is shown without ending the call", async () => {
  const { deviceError, deviceErrors } = messages.call;
  const call = await talk();
  const device = sdk.devices.at(-1);
  device?.emit("error", { code: 31205 });
  device?.emit("error", { code: 53000 });
  expect(phone.snapshot().error).toBeNull();
  device?.emit("error", { code: 31000 });
  expect(phone.snapshot()).toMatchObject({
    phase: "in_progress",
    error: say(deviceError(deviceErrors.media)),
  });
  call.emit("reconnecting", { code: 53001 });
  call.emit("reconnected");
  expect(phone.snapshot().error).toBeNull();
});

test("a connection that is not restored ends the call and opens a new device", async () => {
  const call = await talk();
  call.emit("reconnecting", { code: 53001 });
  await vi.advanceTimersByTimeAsync(45_000);
  const { deviceError, deviceErrors } = messages.call;
  expect(ended).toMatchObject([{ endedBy: "failure", error: say(deviceError(deviceErrors.interrupted)) }]);
  expect(phone.snapshot()).toMatchObject({ phase: "ended", reconnecting: false });
  expect(sdk.devices.map((device) => device.destroyed)).toEqual([true, false]);
});
