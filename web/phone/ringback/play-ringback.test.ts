import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FakeCall } from "#web/phone/twilio/testing/fake-sdk.ts";
import { london, phoneHarness } from "#web/phone/twilio/testing/phone-harness.ts";
import type { PlayRingback } from "./play-ringback.ts";

const longestRinging_ms = 120_000;

let tones: { number: string; over: AbortSignal }[];
let load: () => Promise<PlayRingback>;
const harness = phoneHarness(() => ({ loadRingback: () => load() }));
const { dial, settle } = harness;

beforeEach(() => {
  tones = [];
  load = async () => (number, _audio, over) => tones.push({ number, over });
});
afterEach(() => {
  harness.phone.destroy();
  expect(sounding()).toEqual([]);
});

/** The numbers whose tone sounds now. */
const sounding = () => tones.filter(({ over }) => !over.aborted).map(({ number }) => number);

async function ring(): Promise<FakeCall> {
  const call = await dial();
  call.emit("ringing", false);
  await settle();
  expect(sounding()).toEqual([london]);
  return call;
}

test("a call that rings without early media sounds its number's tone, and not before", async () => {
  const call = await dial();
  await settle();
  expect(tones).toEqual([]);
  call.emit("ringing", false);
  await settle();
  expect(sounding()).toEqual([london]);
});

test("no tone sounds over early media", async () => {
  const call = await dial();
  call.emit("ringing", true);
  await settle();
  expect(tones).toEqual([]);
});

test("early media that comes later silences the tone", async () => {
  const call = await ring();
  call.emit("ringing", true);
  expect(sounding()).toEqual([]);
});

test("ringing that is reported twice is one tone", async () => {
  const call = await ring();
  call.emit("ringing", false);
  await settle();
  expect(tones).toHaveLength(1);
});

test.each<[string, (call: FakeCall) => void]>([
  ["the answer", (call) => call.emit("accept")],
  ["the far end's hang-up", (call) => call.emit("disconnect")],
  ["a refusal", (call) => call.emit("reject")],
  ["a cancelled call", (call) => call.emit("cancel")],
  ["the user's hang-up", () => harness.phone.end()],
  ["the end of the session", () => harness.phone.destroy()],
  [
    "an error that ends the call",
    (call) => {
      call.close();
      call.emit("error", { code: 31_005 });
    },
  ],
  [
    "lost signalling",
    (call) => {
      call.close();
      call.emit("transportClose");
    },
  ],
])("%s ends the tone", async (_name, end) => {
  const call = await ring();
  end(call);
  await settle();
  expect(sounding()).toEqual([]);
});

test("the tone ends with the longest ringing", async () => {
  await ring();
  await vi.advanceTimersByTimeAsync(longestRinging_ms - 1);
  expect(sounding()).toEqual([london]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sounding()).toEqual([]);
});

test("a call that is answered while the tone still loads never sounds it", async () => {
  const loaded = Promise.withResolvers<PlayRingback>();
  const play = await load();
  load = () => loaded.promise;
  const call = await dial();
  call.emit("ringing", false);
  call.emit("accept");
  loaded.resolve(play);
  await settle();
  expect(tones).toEqual([]);
});

test("a tone that does not load leaves the call ringing in silence", async () => {
  load = () => Promise.reject(new Error("offline"));
  const call = await dial();
  call.emit("ringing", false);
  await settle();
  expect(harness.phone.snapshot()).toMatchObject({ phase: "ringing", error: null });
});

test("the next call has a tone of its own", async () => {
  (await ring()).emit("disconnect");
  await settle();
  await harness.phone.start(london);
  harness.call().emit("ringing", false);
  await settle();
  expect(tones).toHaveLength(2);
  expect(sounding()).toEqual([london]);
});
