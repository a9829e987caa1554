import { expect, test, vi } from "vitest";
import { messages } from "#contract/messages/messages.ts";
import { silentForEver } from "#web/phone/twilio/testing/fake-sdk.ts";
import { ending, london, phoneHarness } from "#web/phone/twilio/testing/phone-harness.ts";
import { say } from "#words/say.ts";

const harness = phoneHarness();
const { device, call, dial, talk, settle } = harness;
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
  [{ code: 31005, originalError: { code: 31503 } }, deviceErrors.notConnected],
  [{ code: 99_999 }, deviceErrors.unknown],
])("the SDK's error %j becomes a sentence even when it follows the end of the call", async (error, words) => {
  const dialled = await dial();
  dialled.emit("disconnect");
  dialled.emit("error", error);
  await settle();
  expect(harness.ended).toEqual([
    ending({ endedBy: "failure", error: say(messages.call.deviceError(words)) }),
  ]);
  expect(harness.phone.snapshot().error).toBe(say(messages.call.deviceError(words)));
});

test.each([
  ...[31486, 31603, 31480, 31404, 31008].map((code) => ({ code })),
  // Codes that the SDK does not know.
  { code: 31005, originalError: { code: 31487 } },
  { code: 31005, originalError: { code: 31600 } },
])("the outcome %j is not shown as a failure", async (error) => {
  const dialled = await dial();
  dialled.emit("error", error);
  dialled.emit("disconnect");
  await settle();
  expect(harness.ended).toEqual([ending({ endedBy: "far_end" })]);
});

test("a call continues after an error that does not end it", async () => {
  const dialled = await talk();
  dialled.emit("error", { code: 31_000 });
  await settle();
  expect(harness.phone.snapshot().phase).toBe("in_progress");
});

test("a refused token ends the attempt, and the next attempt has a new device and token", async () => {
  const { started } = await harness.dialUntil(silentForEver);
  device().emit("error", { code: 20101, originalError: { code: 31204 } });
  await started;
  expect(harness.ended[0]?.error).toBe(say(messages.call.deviceError(deviceErrors.tokenInvalid)));
  await settle();
  expect(harness.sdk.devices.map((made) => made.destroyed)).toEqual([true, false]);
  await harness.phone.start(london);
  expect(call().status()).toBe("connecting");
});

test("an attempt ends after half a minute of unreachable signalling", async () => {
  const { started } = await harness.dialUntil(silentForEver);
  device().emit("error", { code: 53_000 });
  expect(harness.phone.snapshot().phase).toBe("connecting");
  await vi.advanceTimersByTimeAsync(30_000);
  await started;
  expect(harness.ended[0]?.error).toBe(say(messages.call.deviceError(deviceErrors.unreachable)));
});

test("a connection lost for good ends the call and destroys the device", async () => {
  const dialled = await talk();
  dialled.close();
  dialled.emit("transportClose");
  expect(harness.ended[0]?.error).toBe(say(messages.call.deviceError(deviceErrors.interrupted)));
  expect(harness.sdk.devices[0]?.destroyed).toBe(true);
});

test("a connection the SDK is restoring does not end the call", async () => {
  const dialled = await talk();
  dialled.emit("transportClose");
  await settle();
  expect(harness.phone.snapshot().phase).toBe("in_progress");
});

test("an exception of the SDK becomes a failed call", async () => {
  await harness.phone.initialise();
  device().connectError = new Error("A Call is already active");
  await harness.phone.start(london);
  expect(harness.ended[0]?.error).toBe(messages.call.failed);
});

test("a call without a device tries to open one and shows a failure", async () => {
  harness.takeTokensFrom(() => Promise.reject(new Error("no")));
  await harness.phone.start(london);
  expect(harness.ended[0]?.error).toBe(messages.call.deviceNotReady);
  harness.takeTokensFrom(async () => "token");
  await harness.phone.start(london);
  expect(call().status()).toBe("connecting");
});

test("a press after a lost connection dials on a new one at once, with the same token", async () => {
  await dial();
  harness.phone.end();
  device().edge = null;
  await dial();
  expect(harness.sdk.devices.map(({ destroyed, dialled }) => [destroyed, dialled.length])).toEqual([
    [true, 1],
    [false, 1],
  ]);
  expect(harness.tokensFetched).toBe(1);
  expect(harness.phone.snapshot()).toMatchObject({ phase: "connecting", error: null });
});

test("a call whose connection breaks before it rings is dialled anew, a few times", async () => {
  await dial();
  for (let lost = 1; lost <= 3; lost++) {
    expect(harness.phone.snapshot()).toMatchObject({ phase: "connecting", error: null });
    harness.call().close();
    harness.call().emit("transportClose");
    await settle();
  }
  expect(harness.sdk.devices.flatMap(({ dialled }) => dialled)).toHaveLength(3);
  expect(harness.ended).toEqual([
    ending({ endedBy: "failure", error: say(messages.call.deviceError(deviceErrors.interrupted)) }),
  ]);
});

test("a call whose connection breaks while it rings is not dialled twice", async () => {
  const dialled = await dial();
  dialled.emit("ringing", true);
  dialled.close();
  dialled.emit("transportClose");
  await settle();
  expect(harness.sdk.devices.flatMap((made) => made.dialled)).toHaveLength(1);
  expect(harness.ended).toHaveLength(1);
});

test("a call that is not restored says that it was interrupted, whichever way it fails", async () => {
  const dialled = await talk();
  device().emit("error", { code: 99_999 });
  dialled.emit("reconnecting", { code: 53405 });
  device().emit("error", { code: 31_400 });
  expect(harness.phone.snapshot()).toMatchObject({ reconnecting: true, error: null });
  dialled.emit("error", { code: 31_107 });
  dialled.emit("disconnect");
  await settle();
  const error = say(messages.call.deviceError(deviceErrors.interrupted));
  expect(harness.ended).toMatchObject([{ endedBy: "failure", error }]);
});
