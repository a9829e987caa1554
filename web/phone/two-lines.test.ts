import { expect, test, vi } from "vitest";
import { sampleOf } from "#web/phone/twilio/testing/fake-sdk.ts";
import { london, phoneHarness } from "#web/phone/twilio/testing/phone-harness.ts";

const harness = phoneHarness();
const second = {
  callId: "9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d",
  providerCallId: "CAsecond",
  number: null,
};
const third = { ...second, callId: "1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed", providerCallId: "CAthird" };

/** A talk on a page that receives calls, and the device of the line beside it. */
async function talking() {
  await harness.phone.receive();
  const first = await harness.talk();
  first.emit("sample", sampleOf());
  await harness.settle();
  const [device, beside] = harness.sdk.devices;
  if (!device || !beside) throw new Error("the second line has no device");
  return { first, device, beside };
}

/** Two calls: the first is parked. */
async function answered() {
  const { first, device, beside } = await talking();
  const ringing = beside.ring(second.callId);
  await harness.phone.answer(second);
  ringing.emit("sample", sampleOf());
  return { first, ringing, device, beside };
}

test("a page that receives calls registers a second line once a call is talked, and another page none", async () => {
  await harness.dial();
  await harness.settle();
  harness.call().emit("accept");
  await harness.settle();
  expect(harness.sdk.devices).toHaveLength(1);
  await harness.phone.receive();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(harness.sdk.devices.map(({ registrations }) => registrations)).toEqual([1, 1]);
});

test("an answer parks the call that is talked: neither end hears the other", async () => {
  const { first, ringing } = await talking().then(async ({ first, beside }) => {
    const ringing = beside.ring(second.callId);
    const muted: boolean[] = [];
    first.on("mute", (isMuted) => muted.push(isMuted));
    await harness.phone.answer(second);
    expect(muted).toEqual([true]);
    return { first, ringing };
  });
  expect(first.isHeard).toBe(false);
  expect(first.disconnects).toBe(0);
  expect(ringing.isHeard).toBe(true);
  expect(harness.phone.snapshot()).toMatchObject({
    phase: "in_progress",
    attemptId: second.callId,
    muted: false,
    parked: { number: london },
  });
});

test("swapping takes up the parked call with the microphone as its user left it, and parks the other", async () => {
  const { first, beside } = await talking();
  harness.phone.toggleMute();
  const ringing = beside.ring(second.callId);
  await harness.phone.answer(second);
  harness.phone.swap();
  expect([first.isHeard, ringing.isHeard]).toEqual([true, false]);
  expect(harness.phone.snapshot()).toMatchObject({
    number: london,
    muted: true,
    parked: { attemptId: second.callId },
  });
  harness.phone.toggleMute();
  harness.phone.swap();
  expect([first.isHeard, ringing.isHeard]).toEqual([false, true]);
  expect(harness.phone.snapshot()).toMatchObject({ attemptId: second.callId, muted: false });
  harness.phone.swap();
  expect(harness.phone.snapshot()).toMatchObject({ number: london, muted: false });
});

test("the end of one takes up the other, and each end is reported", async () => {
  const { first, ringing } = await answered();
  harness.phone.end();
  await harness.settle();
  expect(ringing.disconnects).toBe(1);
  expect(first.isHeard).toBe(true);
  expect(harness.phone.snapshot()).toMatchObject({ phase: "in_progress", number: london, parked: null });
  expect(harness.ended).toMatchObject([{ providerCallId: "CAsecond", endedBy: "caller" }]);
  first.emit("disconnect");
  await harness.settle();
  expect(harness.phone.snapshot()).toMatchObject({ phase: "ended", parked: null });
  expect(harness.ended).toMatchObject([{}, { number: london, endedBy: "far_end" }]);
});

test("the end that a user presses as the far end hangs up does not end the call on hold", async () => {
  const { first, ringing } = await answered();
  ringing.emit("disconnect");
  await harness.settle();
  harness.phone.end();
  expect(harness.phone.snapshot()).toMatchObject({ phase: "in_progress", number: london });
  await vi.advanceTimersByTimeAsync(500);
  harness.phone.end();
  expect(first.disconnects).toBe(1);
});

test("the parked call ends by its far end or by the user, and the talk goes on", async () => {
  const { first, ringing } = await answered();
  first.emit("disconnect");
  await harness.settle();
  expect(harness.phone.snapshot()).toMatchObject({ attemptId: second.callId, parked: null });
  const [device] = harness.sdk.devices;
  device?.ring(third.callId);
  await harness.phone.answer(third);
  harness.phone.endParked();
  expect(ringing.disconnects).toBe(1);
  expect(harness.phone.snapshot()).toMatchObject({ attemptId: third.callId, parked: null });
});

test("the silence of a parked call says nothing about its line", async () => {
  const { first } = await answered();
  for (let second = 0; second < 10; second += 1)
    first.emit("sample", sampleOf({ packetsReceived: 0, packetsSent: 0 }));
  first.emit("warning", "constant-audio-output-level");
  harness.phone.swap();
  expect(harness.phone.snapshot()).toMatchObject({ notice: null, scores: [4.4] });
});

test("a third call is not answered beside two", async () => {
  await answered();
  await harness.phone.answer(third);
  expect(harness.phone.snapshot()).toMatchObject({ attemptId: second.callId, parked: { number: london } });
});

test("an answer that another page gave first leaves the talk as it was", async () => {
  const { first, beside } = await talking();
  const ringing = beside.ring(second.callId);
  ringing.accept = () => ringing.emit("cancel");
  await harness.phone.answer(second);
  await harness.settle();
  expect(first.isHeard).toBe(true);
  expect(harness.phone.snapshot()).toMatchObject({ phase: "in_progress", number: london, parked: null });
  expect(harness.ended).toEqual([]);
});

test("the second line is let go after both calls, unless a call rings there", async () => {
  const { first, beside } = await talking();
  const ringing = beside.ring(second.callId);
  first.emit("disconnect");
  await harness.settle();
  expect(beside.destroyed).toBe(false);
  await harness.phone.answer(second);
  expect(harness.phone.snapshot()).toMatchObject({ phase: "in_progress", attemptId: second.callId });
  ringing.emit("sample", sampleOf());
  ringing.emit("disconnect");
  await harness.settle();
  expect(beside.destroyed).toBe(true);
  expect(harness.ended).toHaveLength(2);
  await harness.phone.start(london);
  expect(harness.sdk.devices[0]?.dialled).toEqual([london, london]);
});
