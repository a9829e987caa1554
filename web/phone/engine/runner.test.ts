import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPhone } from "#web/phone/create-phone.ts";
import type { Phone } from "#web/phone/phone.ts";
import { FakeTransport, type FakeTransportCall } from "#web/phone/testing/fake-transport.ts";
import { london } from "#web/phone/twilio/testing/phone-harness.ts";

const providerCallId = "CA1";
let transport: FakeTransport;
let phone: Phone;

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  transport = new FakeTransport();
  phone = createPhone({ fetchToken: async () => "token", loadTransport: transport.load });
  await phone.initialise();
});
afterEach(() => {
  phone.destroy();
  expect(transport.isOpen).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

async function talk(keys = ""): Promise<FakeTransportCall> {
  const started = phone.start(london, { keysAfterAnswer: keys });
  const call = transport.calls.at(-1);
  if (!call) throw new Error("no call was placed");
  call.report({ kind: "placed", providerCallId });
  await started;
  call.report({ kind: "answered", providerCallId });
  return call;
}

test("the engine calls by any transport", async () => {
  const call = await talk("12,3");
  expect(transport.requests).toMatchObject([{ number: london, attemptId: expect.any(String) }]);
  expect(phone.toggleMute()).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(call.keys, "keys that are sent at once, with their pause").toEqual(["12", "3"]);
  call.report({ kind: "over", cause: null, isConnectionLost: false, providerCallId });
  expect(phone.snapshot()).toMatchObject({ phase: "ended", elapsed_s: 2, muted: false, error: null });
  expect(call.isHungUp).toBe(true);
});

test("a call that was hung up reports nothing more, also not to the next one", async () => {
  const left = await talk();
  phone.end();
  const call = await talk();
  left.report({ kind: "over", cause: "media", isConnectionLost: true, providerCallId });
  expect(phone.snapshot()).toMatchObject({ phase: "in_progress", error: null });
  expect([left.isHungUp, call.isHungUp]).toEqual([true, false]);
});

test("a microphone that cannot be switched is the caller's error, and the call goes on", async () => {
  const call = await talk();
  call.mutes = () => {
    throw new Error("no");
  };
  expect(() => phone.toggleMute()).toThrow("no");
  call.report({ kind: "lost", what: "media" });
  expect(phone.snapshot()).toMatchObject({ phase: "in_progress", muted: false, reconnecting: true });
});

test("an event within a change waits until that change is done", async () => {
  const phases: string[] = [];
  phone.subscribe(() => {
    const { phase } = phone.snapshot();
    if (phase !== phases.at(-1)) phases.push(phase);
    if (phase === "in_progress") phone.end();
  });
  const call = await talk();
  expect(phases).toEqual(["connecting", "in_progress", "ended"]);
  expect(vi.getTimerCount(), "the answer's timer began before the end cancelled it").toBe(0);
  expect(call.isHungUp).toBe(true);
});
