import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { messages } from "#contract/messages.ts";
import { e164Schema } from "#contract/phone-number.ts";
import { createPhone } from "./create-phone.ts";
import type { CallSummary, Phone } from "./phone.ts";
import { type FakeCall, type FakeSdk, fakeSdk } from "./testing/fake-sdk.ts";

const london = e164Schema.parse("+442079460000");
let sdk: FakeSdk;
let phone: Phone;
let ended: CallSummary[];

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  sdk = fakeSdk();
  phone = createPhone({ fetchToken: async () => "token", loadSdk: sdk.loadSdk });
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
function sample(mos: number | null, jitter = 4, rtt = 50, packetsLostFraction = 0) {
  return { audioInputLevel: 0, audioOutputLevel: 0, mos, jitter, rtt, packetsLostFraction };
}

test("keys pressed faster than tones last are all sent, in order", async () => {
  const call = await talk();
  for (const key of "147*") phone.press(key);
  expect(call.digits).toEqual(["1"]);
  await vi.advanceTimersByTimeAsync(229);
  expect(call.digits, "while the first tone lasts").toEqual(["1"]);
  await vi.advanceTimersByTimeAsync(171);
  expect(call.digits).toEqual(["1", "47*"]);
  expect(phone.snapshot().pressed).toBe("147*");
});

test("w is a pause of half a second, and other characters are left out", async () => {
  const call = await talk();
  phone.press("1W-2 x#");
  await vi.advanceTimersByTimeAsync(400 + 499);
  expect(call.digits).toEqual(["1"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(call.digits).toEqual(["1", "2#"]);
  expect(phone.snapshot().pressed).toBe("1w2#");
});

test("a comma is a pause of two seconds", async () => {
  const call = await talk();
  phone.press("1,2");
  await vi.advanceTimersByTimeAsync(400 + 1_999);
  expect(call.digits).toEqual(["1"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(call.digits).toEqual(["1", "2"]);
});

test("the keys behind a number wait for the answer, and are then sent", async () => {
  await phone.initialise();
  await phone.start(london, undefined, ",,812#");
  const call = sdk.devices.at(-1)?.calls.at(-1);
  expect(sdk.devices.at(-1)?.dialled).toEqual([london]);
  call?.emit("ringing", true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(call?.digits).toEqual([]);
  expect(phone.snapshot().pressed).toBe("");
  call?.emit("accept");
  expect(phone.snapshot().pressed).toBe(",,812#");
  await vi.advanceTimersByTimeAsync(4_000);
  expect(call?.digits).toEqual(["812#"]);
});

test("the keys of one call are not those of the next", async () => {
  await phone.initialise();
  await phone.start(london, undefined, ",1");
  phone.end();
  const call = await talk();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(call.digits).toEqual([]);
});

test("keys are sent to an answered call only and dropped at its end", async () => {
  phone.press("1");
  const call = await ring();
  phone.press("2");
  call.emit("accept");
  phone.press("34");
  phone.end();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(call.digits).toEqual(["34"]);
  await ring();
  expect(phone.snapshot().pressed).toBe("");
});

test("each of the SDK's warnings is shown as one hint until it is cleared", async () => {
  const call = await talk();
  call.emit("warning", "high-packet-loss");
  call.emit("warning", "high-packets-lost-fraction");
  call.emit("warning", "high-rtt");
  call.emit("warning", "of-no-interest");
  expect(phone.snapshot().hints).toEqual(["loss", "delay"]);
  call.emit("warning-cleared", "high-packet-loss");
  expect(phone.snapshot().hints).toEqual(["loss", "delay"]);
  call.emit("warning-cleared", "high-packets-lost-fraction");
  expect(phone.snapshot().hints).toEqual(["delay"]);
  phone.end();
  expect(phone.snapshot().hints).toEqual([]);
  expect(ended[0]?.quality).toBeNull();
});

test("an ended call reports its quality from the first scored second on", async () => {
  const call = await talk();
  call.emit("sample", sample(null));
  call.emit("sample", sample(4.4, 2, 40, 0));
  call.emit("sample", sample(2.4, 50, 500, 3));
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
    error: deviceError(deviceErrors.media),
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
  expect(ended).toMatchObject([{ endedBy: "failure", error: deviceError(deviceErrors.interrupted) }]);
  expect(phone.snapshot()).toMatchObject({ phase: "ended", reconnecting: false });
  expect(sdk.devices.map((device) => device.destroyed)).toEqual([true, false]);
});
