import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { qualityBand } from "#contract/calls/call-quality.ts";
import { callTestMessages } from "#contract/messages/call-messages.ts";
import { messages } from "#contract/messages/messages.ts";
import { UnsupportedBrowserError } from "#web/phone/call-transport.ts";
import { type FakePreflight, type FakeSdk, fakeSdk, sampleOf } from "#web/phone/twilio/testing/fake-sdk.ts";
import { say } from "#words/say.ts";
import type { CallQuality } from "./call-quality.ts";
import { type Preflight, runPreflight } from "./preflight.ts";

let sdk: FakeSdk;
let samples: CallQuality[];
let fetchToken: () => Promise<string>;

beforeEach(() => {
  vi.useFakeTimers();
  sdk = fakeSdk();
  samples = [];
  fetchToken = async () => "token";
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

function run(): Preflight {
  const { loadTrialCall } = sdk;
  return runPreflight({
    fetchToken: () => fetchToken(),
    loadTrialCall,
    onSample: (sample) => samples.push(sample),
  });
}
async function running(): Promise<{ test: Preflight; preflight: FakePreflight }> {
  const test = run();
  await vi.advanceTimersByTimeAsync(0);
  const [preflight] = sdk.preflights;
  if (!preflight) throw new Error("no trial call was made");
  return { test, preflight };
}
const stats = (mos: number) => ({
  jitter: { average: 3 },
  mos: { average: mos },
  rtt: { average: 41 },
});

test("a finished trial call reports its averages, its band and its hints", async () => {
  const { test, preflight } = await running();
  preflight.emit("sample", sampleOf({ audioInputLevel: 32_767 }));
  expect(samples).toMatchObject([{ outgoingLevel: 1, mos: 4.4 }]);
  const warnings = [{ name: "high-rtt" }, { name: "insights-connection-error" }];
  preflight.emit("completed", { stats: stats(4.4), totals: { packetsLostFraction: 0.5 }, warnings });
  expect(await test.result).toEqual({
    kind: "measured",
    band: "excellent",
    mos: 4.4,
    jitter_ms: 3,
    roundTrip_ms: 41,
    packetsLostPercent: 0.5,
    hints: ["delay"],
  });
  expect(preflight.listenerCount).toBe(0);
  expect(preflight.stopped).toBe(false);
});

test.each([
  [4.3, "excellent"],
  [4.21, "excellent"],
  [4.2, "great"],
  [4.1, "great"],
  [4.05, "great"],
  [4.0, "good"],
  [3.7, "good"],
  [3.6, "fair"],
  [3.1, "fair"],
  [3.0, "degraded"],
  [1, "degraded"],
])("an average score of %d is %s", (mos, band) => {
  expect(qualityBand(mos)).toBe(band);
});

test("a trial call without sound fails", async () => {
  const { test, preflight } = await running();
  preflight.emit("completed", { warnings: [] });
  expect(await test.result).toEqual({ kind: "failed", sentence: callTestMessages.failed });
});

const silence = { packetsReceived: 0, packetsSent: 0 };
test.each([
  ["stops arriving", [{}, { packetsReceived: 0 }, { packetsReceived: 0 }, {}]],
  ["is not sent", [{}, { packetsSent: 0 }, { packetsSent: 0 }]],
  ["never flows", [silence]],
])("sound that %s fails the test in spite of a good score", async (_what, seconds) => {
  const { test, preflight } = await running();
  for (const second of seconds) preflight.emit("sample", sampleOf(second));
  preflight.emit("completed", { stats: stats(4.4), warnings: [] });
  expect(await test.result).toEqual({ kind: "failed", sentence: callTestMessages.noSound });
});

test("a connection that takes some seconds to come up does not fail the test", async () => {
  const { test, preflight } = await running();
  for (const second of [silence, silence, silence, {}]) preflight.emit("sample", sampleOf(second));
  preflight.emit("completed", { stats: stats(4.4), warnings: [] });
  expect(await test.result).toMatchObject({ kind: "measured", band: "excellent" });
});

test("a test whose media never connected fails for the missing sound under every name of the SDK", async () => {
  const { test, preflight } = await running();
  preflight.emit("sample", sampleOf(silence));
  preflight.emit("failed", { code: 53405 });
  expect(await test.result).toEqual({ kind: "failed", sentence: callTestMessages.noSound });
});

test("a browser that cannot call is named as the cause", async () => {
  sdk.loadSdk = () => Promise.reject(new UnsupportedBrowserError());
  const sentence = say(messages.call.deviceError(messages.call.deviceErrors.unsupported));
  expect(await run().result).toEqual({ kind: "failed", sentence });
});

test("an SDK failure becomes a sentence", async () => {
  const { test, preflight } = await running();
  preflight.emit("failed", { code: 31401 });
  const sentence = say(messages.call.deviceError(messages.call.deviceErrors.microphoneDenied));
  expect(await test.result).toEqual({ kind: "failed", sentence });
});

test("a test can be stopped before and after it has begun", async () => {
  const early = run();
  early.stop();
  expect(await early.result).toEqual({ kind: "failed", sentence: callTestMessages.stopped });
  await vi.advanceTimersByTimeAsync(0);
  expect(sdk.preflights).toEqual([]);

  const { test, preflight } = await running();
  test.stop();
  expect(await test.result).toEqual({ kind: "failed", sentence: callTestMessages.stopped });
  expect(preflight.stopped).toBe(true);
});

test("the token and the trial call both have a timeout", async () => {
  fetchToken = () => new Promise(() => undefined);
  const tokenless = run();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await tokenless.result).toMatchObject({ kind: "failed" });

  fetchToken = async () => "token";
  const { test, preflight } = await running();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(await test.result).toMatchObject({ kind: "failed" });
  expect(preflight.stopped).toBe(true);
});
