import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { createPhone } from "#web/phone/create-phone.ts";
import type { Phone } from "#web/phone/phone.ts";
import { type FakeCall, type FakeSdk, fakeSdk } from "#web/phone/testing/fake-sdk.ts";
import type { PlayRingback } from "./play-ringback.ts";

const london = e164Schema.parse("+442079460000");
const longestRinging_ms = 120_000;

let sdk: FakeSdk;
let phone: Phone;
let tones: { number: string; over: AbortSignal }[];
let load: () => Promise<PlayRingback>;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  sdk = fakeSdk();
  tones = [];
  load = async () => (number, _audio, over) => tones.push({ number, over });
  phone = createPhone({
    fetchToken: async () => "token",
    loadTransport: sdk.loadTransport,
    loadRingback: () => load(),
  });
});
afterEach(() => {
  phone.destroy();
  expect(sounding()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
/** The numbers whose tone sounds now. */
const sounding = () => tones.filter(({ over }) => !over.aborted).map(({ number }) => number);

async function dial(): Promise<FakeCall> {
  await phone.initialise();
  await phone.start(london);
  const call = sdk.devices.at(-1)?.calls.at(-1);
  if (!call) throw new Error("no call was made");
  return call;
}
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
  ["the user's hang-up", () => phone.end()],
  ["the end of the session", () => phone.destroy()],
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
  expect(phone.snapshot()).toMatchObject({ phase: "ringing", error: null });
});

test("the next call has a tone of its own", async () => {
  (await ring()).emit("disconnect");
  await settle();
  await phone.start(london);
  sdk.devices.at(-1)?.calls.at(-1)?.emit("ringing", false);
  await settle();
  expect(tones).toHaveLength(2);
  expect(sounding()).toEqual([london]);
});
