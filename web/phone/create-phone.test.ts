import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { messages } from "#contract/messages.ts";
import { e164Schema } from "#contract/phone-number.ts";
import { createPhone } from "./create-phone.ts";
import type { CallSummary, Phone } from "./phone.ts";
import {
  type FakeCall,
  type FakeDevice,
  type FakeSdk,
  fakeSdk,
  silentForEver,
  tokenUntil,
} from "./testing/fake-sdk.ts";

const london = e164Schema.parse("+442079460000");
const minute_ms = 60_000;

let sdk: FakeSdk;
let phone: Phone;
let fetchToken: () => Promise<string>;
let tokensFetched: number;
let ended: CallSummary[];

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  sdk = fakeSdk();
  tokensFetched = 0;
  fetchToken = async () => {
    tokensFetched++;
    return tokenUntil(Date.now() + 10 * minute_ms);
  };
  phone = createPhone({
    fetchToken: () => fetchToken(),
    signallingHost: "localhost:3100",
    loadSdk: sdk.loadSdk,
  });
  ended = [];
  phone.onEnded((call) => ended.push(call));
});
afterEach(() => {
  phone.destroy();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

function device(): FakeDevice {
  const made = sdk.devices.at(-1);
  if (!made) throw new Error("no device was made");
  return made;
}
function call(): FakeCall {
  const made = device().calls.at(-1);
  if (!made) throw new Error("no call was made");
  return made;
}
async function dial(): Promise<FakeCall> {
  await phone.initialise();
  await phone.start(london);
  return call();
}
async function talk(): Promise<FakeCall> {
  const dialled = await dial();
  dialled.emit("ringing", true);
  dialled.emit("accept");
  return dialled;
}
function ending(differs: Partial<CallSummary>): CallSummary {
  const placed = { providerCallId: "CAfake", placed: true, startedAgo_s: expect.any(Number) };
  const unanswered = { answered: false, elapsed_s: 0, error: null, quality: null };
  return { number: london, endedBy: "far_end", ...placed, ...unanswered, ...differs };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

test("initialise loads the SDK once, and not earlier", async () => {
  expect(sdk.hosts).toEqual([]);
  const first = phone.initialise();
  expect(phone.snapshot().device).toBe("initialising");
  await Promise.all([first, phone.initialise()]);
  await phone.initialise();
  expect(sdk.hosts).toEqual(["localhost:3100"]);
  expect(sdk.devices).toHaveLength(1);
  expect(phone.snapshot()).toMatchObject({ device: "ready", phase: "idle", error: null });
});

test("a device that fails to open shows an error and can be retried", async () => {
  fetchToken = () => Promise.reject(new Error("no"));
  await phone.initialise();
  expect(phone.snapshot()).toMatchObject({ device: "failed", error: messages.call.initialiseFailed });
  fetchToken = async () => "token";
  await phone.initialise();
  expect(phone.snapshot()).toMatchObject({ device: "ready", error: null });
});

test("initialise fails after a timeout when no token arrives", async () => {
  fetchToken = () => new Promise(() => undefined);
  const initialised = phone.initialise();
  await vi.advanceTimersByTimeAsync(15_000);
  await initialised;
  expect(phone.snapshot().device).toBe("failed");
});

test("a call goes from connecting to ringing to in progress to ended", async () => {
  const phases: string[] = [];
  phone.subscribe(() => phases.push(phone.snapshot().phase));
  const dialled = await talk();
  expect(device().dialled).toEqual([london]);
  dialled.emit("disconnect");
  await settle();
  expect([...new Set(phases)]).toEqual(["idle", "connecting", "ringing", "in_progress", "ended"]);
  expect(ended).toEqual([ending({ answered: true, endedBy: "far_end" })]);
});

test("the timer starts at the answer and ticks every second", async () => {
  const dialled = await dial();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(phone.snapshot().elapsed_s).toBe(0);
  dialled.emit("accept");
  await vi.advanceTimersByTimeAsync(61_500);
  expect(phone.snapshot().elapsed_s).toBe(61);
  phone.end();
  expect(phone.snapshot()).toMatchObject({ phase: "ended", elapsed_s: 61 });
  expect(ended).toMatchObject([{ elapsed_s: 61, startedAgo_s: 66 }]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(phone.snapshot().elapsed_s).toBe(61);
  await dial();
  expect(phone.snapshot().elapsed_s, "the next call counts from zero").toBe(0);
});

test("a second start while a call is active is ignored", async () => {
  await talk();
  await phone.start(e164Schema.parse("+15005550006"));
  expect(device().dialled).toEqual([london]);
  expect(phone.snapshot().number).toBe(london);
});

test("the button ends the call once", async () => {
  const dialled = await talk();
  phone.end();
  phone.end();
  await settle();
  expect(dialled.disconnects).toBe(1);
  expect(ended).toHaveLength(1);
  expect(dialled.listenerCount).toBe(0);
});

test("ending an attempt before its call exists leaves no call", async () => {
  sdk.prepare = (made) => {
    made.signalling = silentForEver;
  };
  await phone.initialise();
  const started = phone.start(london);
  await settle();
  phone.end();
  await started;
  expect(ended).toEqual([ending({ providerCallId: null, placed: false, endedBy: "caller" })]);
  expect(sdk.devices[0]?.destroyed).toBe(true);
});

test("a call that connects after it was given up is hung up", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  sdk.prepare = (made) => {
    made.signalling = promise;
  };
  await phone.initialise();
  const started = phone.start(london);
  await settle();
  phone.end();
  await started;
  resolve();
  await settle();
  expect(sdk.devices[0]?.calls.map((made) => made.status())).toEqual(["closed"]);
  expect(phone.snapshot().phase).toBe("ended");
});

test("mute switches the call, shows in the snapshot and resets with the call", async () => {
  await talk();
  expect(phone.toggleMute()).toBe(true);
  expect(phone.snapshot().muted).toBe(true);
  expect(phone.toggleMute()).toBe(false);
  phone.toggleMute();
  phone.end();
  expect(phone.snapshot().muted).toBe(false);
  expect(() => phone.toggleMute()).toThrow(messages.call.nothingToMute);
});

test("each sample becomes the quality, with levels from 0 to 1", async () => {
  const dialled = await talk();
  dialled.emit("sample", {
    audioInputLevel: 0,
    audioOutputLevel: 32_767,
    mos: 4.4,
    jitter: 3,
    rtt: 20,
    packetsLostFraction: 1.5,
  });
  expect(phone.snapshot().quality).toEqual({
    incomingLevel: 1,
    outgoingLevel: 0,
    mos: 4.4,
    jitter_ms: 3,
    roundTrip_ms: 20,
    packetsLostPercent: 1.5,
  });
});

const { deviceErrors } = messages.call;
test.each([
  [{ code: 20151, originalError: { code: 31201 } }, deviceErrors.authentication],
  [{ code: 20101, originalError: { code: 31204 } }, deviceErrors.tokenInvalid],
  [{ code: 20104, originalError: { code: 31205 } }, deviceErrors.tokenExpired],
  [{ code: 31401 }, deviceErrors.microphoneDenied],
  [{ code: 31402 }, deviceErrors.microphoneMissing],
  [{ code: 31000 }, deviceErrors.media],
  [{ code: 53405 }, deviceErrors.interrupted],
  [{ code: 31002 }, deviceErrors.notConnected],
  [{ code: 99_999 }, deviceErrors.unknown],
])("the SDK's error %j becomes a sentence even when it follows the end of the call", async (error, words) => {
  const dialled = await dial();
  dialled.emit("disconnect");
  dialled.emit("error", error);
  await settle();
  expect(ended).toEqual([ending({ endedBy: "failure", error: messages.call.deviceError(words) })]);
  expect(phone.snapshot().error).toBe(messages.call.deviceError(words));
});

test.each([31486, 31603, 31480, 31404])("the outcome %d is not shown as a failure", async (code) => {
  const dialled = await dial();
  dialled.emit("error", { code });
  dialled.emit("disconnect");
  await settle();
  expect(ended).toEqual([ending({ endedBy: "far_end" })]);
});

test("a call continues after an error that does not end it", async () => {
  const dialled = await talk();
  dialled.emit("error", { code: 31_000 });
  await settle();
  expect(phone.snapshot().phase).toBe("in_progress");
});

test("a refused token ends the attempt, and the next attempt has a new device and token", async () => {
  sdk.prepare = (made) => {
    if (sdk.devices.length === 0) made.signalling = silentForEver;
  };
  await phone.initialise();
  const started = phone.start(london);
  await settle();
  device().emit("error", { code: 20101, originalError: { code: 31204 } });
  await started;
  expect(ended[0]?.error).toBe(messages.call.deviceError(deviceErrors.tokenInvalid));
  await settle();
  expect(sdk.devices.map((made) => made.destroyed)).toEqual([true, false]);
  await phone.start(london);
  expect(call().status()).toBe("connecting");
});

test("an attempt ends after half a minute of unreachable signalling", async () => {
  sdk.prepare = (made) => {
    made.signalling = silentForEver;
  };
  await phone.initialise();
  const started = phone.start(london);
  await settle();
  device().emit("error", { code: 53_000 });
  expect(phone.snapshot().phase).toBe("connecting");
  await vi.advanceTimersByTimeAsync(30_000);
  await started;
  expect(ended[0]?.error).toBe(messages.call.deviceError(deviceErrors.unreachable));
});

test("ringing ends after its timeout", async () => {
  const dialled = await dial();
  dialled.emit("ringing", true);
  await vi.advanceTimersByTimeAsync(119_000);
  expect(phone.snapshot().phase).toBe("ringing");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(phone.snapshot().phase).toBe("ended");
  expect(dialled.disconnects).toBe(1);
});

test("a connection lost for good ends the call and destroys the device", async () => {
  const dialled = await talk();
  dialled.close();
  dialled.emit("transportClose");
  expect(ended[0]?.error).toBe(messages.call.deviceError(deviceErrors.interrupted));
  expect(sdk.devices[0]?.destroyed).toBe(true);
});

test("a connection the SDK is restoring does not end the call", async () => {
  const dialled = await talk();
  dialled.emit("transportClose");
  await settle();
  expect(phone.snapshot().phase).toBe("in_progress");
});

test("an exception of the SDK becomes a failed call", async () => {
  await phone.initialise();
  device().connectError = new Error("A Call is already active");
  await phone.start(london);
  expect(ended[0]?.error).toBe(messages.call.failed);
});

test("a call without a device tries to open one and shows a failure", async () => {
  fetchToken = () => Promise.reject(new Error("no"));
  await phone.start(london);
  expect(ended[0]?.error).toBe(messages.call.deviceNotReady);
  fetchToken = async () => "token";
  await phone.start(london);
  expect(call().status()).toBe("connecting");
});

test("the token is renewed before it expires, and before a call when it has nearly expired", async () => {
  await phone.initialise();
  device().emit("tokenWillExpire");
  await settle();
  expect(device().tokens).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(9 * minute_ms);
  await phone.start(london);
  expect(tokensFetched).toBe(2);
  phone.end();
  await vi.advanceTimersByTimeAsync(minute_ms);
  await phone.start(london);
  expect(tokensFetched).toBe(3);
  expect(device().tokens).toHaveLength(3);
});

test("an expired token is renewed between calls", async () => {
  await phone.initialise();
  await vi.advanceTimersByTimeAsync(11 * minute_ms);
  device().emit("error", { code: 20104, originalError: { code: 31205 } });
  await settle();
  expect(device().tokens).toHaveLength(2);
  expect(phone.snapshot().error).toBeNull();
});

test("destroy ends the call and removes every listener and timer", async () => {
  const changed = vi.fn();
  const dialled = await talk();
  phone.subscribe(changed);
  phone.destroy();
  await vi.advanceTimersByTimeAsync(minute_ms);
  expect(dialled.status()).toBe("closed");
  expect(dialled.listenerCount).toBe(0);
  expect(device().destroyed).toBe(true);
  expect(changed).not.toHaveBeenCalled();
  expect(ended).toEqual([]);
  await phone.start(london);
  expect(device().dialled).toHaveLength(1);
});

test("consecutive calls leave no listener behind", async () => {
  for (let index = 0; index < 3; index++) {
    const dialled = await talk();
    dialled.emit("disconnect");
    await settle();
    expect(dialled.listenerCount).toBe(0);
  }
  expect(device().listenerCount).toBe(3);
  expect(ended).toHaveLength(3);
});
