import { expect, test, vi } from "vitest";
import { sampleOf } from "#web/phone/twilio/testing/fake-sdk.ts";
import { london, minute_ms, phoneHarness } from "#web/phone/twilio/testing/phone-harness.ts";

const harness = phoneHarness();
const callId = "9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d";
const call = { callId, providerCallId: "CAcaller", number: london };

async function received() {
  await harness.phone.receive();
  return harness.device();
}

test("a phone registers only once it is to receive calls, and so does each later device", async () => {
  await harness.phone.initialise();
  expect(harness.device().registrations).toBe(0);
  await harness.phone.receive();
  await harness.settle();
  expect(harness.device().registrations).toBe(1);
  harness.device().emit("destroyed");
  await harness.phone.initialise();
  expect(harness.sdk.devices).toHaveLength(2);
  expect(harness.device().registrations).toBe(1);
});

test("a device that is open before the user has a number registers with a token of later", async () => {
  await harness.phone.initialise();
  const device = harness.device();
  let tokensAtRegistration = 0;
  device.register = async () => {
    tokensAtRegistration = device.tokens.length;
  };
  await harness.phone.receive();
  await harness.settle();
  expect(tokensAtRegistration).toBe(2);
});

test("a registration is renewed with the token that ended it", async () => {
  const device = await received();
  await vi.advanceTimersByTimeAsync(10 * minute_ms + 1);
  device.emit("error", { code: 20_104 });
  await harness.settle();
  expect(device.registrations).toBe(2);
  expect(device.tokens).toHaveLength(2);
});

test("a registration whose token cannot be renewed is tried until it can", async () => {
  const device = await received();
  harness.takeTokensFrom(() => Promise.reject(new Error("offline")));
  device.emit("tokenWillExpire");
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(device.tokens).toHaveLength(1);
  harness.takeTokensFrom(async () => "later");
  await vi.advanceTimersByTimeAsync(15_001);
  expect(device.tokens).toEqual([expect.any(String), "later"]);
  expect(device.registrations).toBe(2);
});

test("an answered call is talked like any other, under the id of its caller's leg", async () => {
  const device = await received();
  const ringing = device.ring(callId);
  await harness.phone.answer(call);
  expect(harness.phone.snapshot()).toMatchObject({
    phase: "in_progress",
    number: london,
    attemptId: callId,
    providerCallId: "CAcaller",
  });
  harness.phone.toggleMute();
  expect(harness.phone.snapshot().muted).toBe(true);
  harness.phone.press("1");
  expect(ringing.digits).toEqual(["1"]);
  ringing.emit("sample", sampleOf());
  ringing.emit("disconnect");
  await harness.settle();
  expect(harness.ended).toMatchObject([{ answered: true, providerCallId: "CAcaller", endedBy: "far_end" }]);
});

test("an answer that comes before the carrier's ring waits for it", async () => {
  const device = await received();
  const answer = harness.phone.answer({ ...call, number: null });
  await harness.settle();
  expect(harness.phone.snapshot()).toMatchObject({ phase: "connecting", number: null });
  device.ring(callId);
  await answer;
  expect(harness.phone.snapshot().phase).toBe("in_progress");
});

test("a call that another page takes first is none of this page: it falls silent and reports no end", async () => {
  const device = await received();
  const ringing = device.ring(callId);
  ringing.accept = () => ringing.emit("cancel");
  await harness.phone.answer(call);
  await harness.settle();
  expect(harness.phone.snapshot()).toMatchObject({ phase: "ended", error: null });
  expect(harness.ended).toEqual([]);
});

test("a call that the service takes as answered, and another page has, is none of this page", async () => {
  const device = await received();
  const ringing = device.ring(callId);
  await harness.phone.answer(call);
  ringing.emit("disconnect");
  await harness.settle();
  expect(harness.phone.snapshot()).toMatchObject({ phase: "ended", error: null });
  expect(harness.ended).toEqual([]);
});

test("a device that closes while a call rings declines it for no other page", async () => {
  const device = await received();
  const ringing = device.ring(callId);
  harness.phone.destroy();
  expect(device.destroyed).toBe(true);
  expect(ringing.isDeclined).toBe(false);
});

test("a call whose caller has left cannot be answered, and an answer during a call is ignored", async () => {
  const device = await received();
  device.ring(callId).emit("cancel");
  void harness.phone.answer(call);
  await vi.advanceTimersByTimeAsync(10_001);
  expect(harness.phone.snapshot().phase).toBe("ended");
  await harness.dial();
  await harness.phone.answer(call);
  expect(harness.phone.snapshot().attemptId).not.toBe(callId);
});
