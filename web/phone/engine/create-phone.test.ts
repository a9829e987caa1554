import { expect, test, vi } from "vitest";
import { messages } from "#contract/messages/messages.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { sampleOf, silentForEver } from "#web/phone/twilio/testing/fake-sdk.ts";
import { ending, london, minute_ms, phoneHarness } from "#web/phone/twilio/testing/phone-harness.ts";

const harness = phoneHarness();
const { device, dial, talk, settle } = harness;

test("initialise loads the SDK once, and not earlier", async () => {
  expect(harness.sdk.hosts).toEqual([]);
  const first = harness.phone.initialise();
  expect(harness.phone.snapshot().device).toBe("initialising");
  await Promise.all([first, harness.phone.initialise()]);
  await harness.phone.initialise();
  expect(harness.sdk.hosts).toEqual(["localhost:3100"]);
  expect(harness.sdk.devices).toHaveLength(1);
  expect(harness.phone.snapshot()).toMatchObject({ device: "ready", phase: "idle", error: null });
});

test("a device that fails to open shows an error and can be retried", async () => {
  harness.takeTokensFrom(() => Promise.reject(new Error("no")));
  await harness.phone.initialise();
  expect(harness.phone.snapshot()).toMatchObject({ device: "failed", error: messages.call.initialiseFailed });
  harness.takeTokensFrom(async () => "token");
  await harness.phone.initialise();
  expect(harness.phone.snapshot()).toMatchObject({ device: "ready", error: null });
});

test("initialise fails after a timeout when no token arrives", async () => {
  harness.takeTokensFrom(() => new Promise(() => undefined));
  const initialised = harness.phone.initialise();
  await vi.advanceTimersByTimeAsync(15_000);
  await initialised;
  expect(harness.phone.snapshot().device).toBe("failed");
});

test("a call goes from connecting to ringing to in progress to ended", async () => {
  const phases: string[] = [];
  harness.phone.subscribe(() => phases.push(harness.phone.snapshot().phase));
  const dialled = await talk();
  expect(device().dialled).toEqual([london]);
  dialled.emit("disconnect");
  await settle();
  expect([...new Set(phases)]).toEqual(["idle", "connecting", "ringing", "in_progress", "ended"]);
  expect(harness.ended).toEqual([ending({ answered: true, endedBy: "far_end" })]);
});

test("a call carries the price that was shown, and none when none was", async () => {
  await harness.phone.start(london, {
    shownRate: { perMinute_mc: 1_000, connect_mc: 50, minimum_s: 60, increment_s: 1 },
  });
  harness.phone.end();
  await harness.phone.start(london);
  harness.phone.end();
  const { shownRates } = device();
  expect(shownRates).toEqual(["1000,50,60,1", undefined]);
});

test("a call carries an id of its own, by which its receipt is asked for", async () => {
  for (let call = 1; call <= 2; call++) {
    await dial();
    harness.phone.end();
  }
  const { attempts } = device();
  expect(new Set(attempts).size).toBe(2);
  expect(harness.ended.map(({ attemptId }) => attemptId)).toEqual(attempts);
});

test("the timer starts at the answer and ticks every second", async () => {
  const dialled = await dial();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(harness.phone.snapshot().elapsed_s).toBe(0);
  dialled.emit("accept");
  await vi.advanceTimersByTimeAsync(61_500);
  expect(harness.phone.snapshot().elapsed_s).toBe(61);
  harness.phone.end();
  expect(harness.phone.snapshot()).toMatchObject({ phase: "ended", elapsed_s: 61 });
  expect(harness.ended).toMatchObject([{ elapsed_s: 61 }]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(harness.phone.snapshot().elapsed_s).toBe(61);
  await dial();
  expect(harness.phone.snapshot().elapsed_s, "the next call counts from zero").toBe(0);
});

test.each([
  ["back by an hour", -3_600_000, 1],
  ["forward by an hour, as after sleep", 3_600_000, 2],
])(
  "a clock that is set %s does not change the time of a call, and keeps no token too long",
  async (_how, by_ms, tokens) => {
    await talk();
    await vi.advanceTimersByTimeAsync(5_000);
    vi.setSystemTime(Date.now() + by_ms);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(harness.phone.snapshot().elapsed_s).toBe(6);
    harness.phone.end();
    expect(harness.ended).toMatchObject([{ elapsed_s: 6 }]);
    await dial();
    expect(harness.tokensFetched).toBe(tokens);
    harness.phone.end();
    await vi.advanceTimersByTimeAsync(10 * minute_ms);
    await dial();
    expect(harness.tokensFetched).toBe(tokens + 1);
  },
);

test("a second start while a call is active is ignored", async () => {
  await talk();
  await harness.phone.start(e164Schema.parse("+15005550006"));
  expect(device().dialled).toEqual([london]);
  expect(harness.phone.snapshot().number).toBe(london);
});

test("the button ends the call once", async () => {
  const dialled = await talk();
  harness.phone.end();
  harness.phone.end();
  await settle();
  expect(dialled.disconnects).toBe(1);
  expect(harness.ended).toHaveLength(1);
  expect(dialled.listenerCount).toBe(0);
});

test("ending an attempt before its call exists leaves no call", async () => {
  const { started } = await harness.dialUntil(silentForEver);
  harness.phone.end();
  await started;
  expect(harness.ended).toEqual([ending({ providerCallId: null, placed: false, endedBy: "caller" })]);
  expect(harness.sdk.devices[0]?.destroyed).toBe(true);
});

test("a call that connects after it was given up is hung up", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { started } = await harness.dialUntil(promise);
  harness.phone.end();
  await started;
  resolve();
  await settle();
  expect(harness.sdk.devices[0]?.calls.map((made) => made.status())).toEqual(["closed"]);
  expect(harness.phone.snapshot().phase).toBe("ended");
});

test("mute switches the call, shows in the snapshot and resets with the call", async () => {
  await talk();
  expect(harness.phone.toggleMute()).toBe(true);
  expect(harness.phone.snapshot().muted).toBe(true);
  expect(harness.phone.toggleMute()).toBe(false);
  harness.phone.toggleMute();
  harness.phone.end();
  expect(harness.phone.snapshot().muted).toBe(false);
  expect(() => harness.phone.toggleMute()).toThrow(messages.call.nothingToMute);
});

test("each sample becomes the quality, with levels from 0 to 1", async () => {
  const dialled = await talk();
  dialled.emit("sample", sampleOf({ audioOutputLevel: 32_767, packetsLostFraction: 1.5 }));
  expect(harness.phone.snapshot().quality).toEqual({
    incomingLevel: 1,
    outgoingLevel: expect.closeTo(0.01, 3),
    received: true,
    sent: true,
    mos: 4.4,
    jitter_ms: 3,
    roundTrip_ms: 41,
    packetsLostPercent: 1.5,
  });
});

test("the token is renewed before it expires, and before a call when it has nearly expired", async () => {
  await harness.phone.initialise();
  device().emit("tokenWillExpire");
  await settle();
  expect(device().tokens).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(9 * minute_ms);
  await harness.phone.start(london);
  expect(harness.tokensFetched).toBe(2);
  harness.phone.end();
  await vi.advanceTimersByTimeAsync(minute_ms);
  await harness.phone.start(london);
  expect(harness.tokensFetched).toBe(3);
  expect(device().tokens).toHaveLength(3);
});

test("an expired token is renewed between calls", async () => {
  await harness.phone.initialise();
  await vi.advanceTimersByTimeAsync(11 * minute_ms);
  device().emit("error", { code: 20104, originalError: { code: 31205 } });
  await settle();
  expect(device().tokens).toHaveLength(2);
  expect(harness.phone.snapshot().error).toBeNull();
});

test("destroy ends the call and removes every listener and timer", async () => {
  const changed = vi.fn();
  const dialled = await talk();
  harness.phone.subscribe(changed);
  harness.phone.destroy();
  await vi.advanceTimersByTimeAsync(minute_ms);
  expect(dialled.status()).toBe("closed");
  expect(dialled.listenerCount).toBe(0);
  expect(device().destroyed).toBe(true);
  expect(changed).not.toHaveBeenCalled();
  expect(harness.ended).toEqual([]);
  await harness.phone.start(london);
  expect(device().dialled).toHaveLength(1);
});

test("consecutive calls leave no listener behind", async () => {
  for (let index = 0; index < 3; index++) {
    const dialled = await talk();
    dialled.emit("disconnect");
    await settle();
    expect(dialled.listenerCount).toBe(0);
  }
  expect(device().listenerCount).toBe(4);
  expect(harness.ended).toHaveLength(3);
});
