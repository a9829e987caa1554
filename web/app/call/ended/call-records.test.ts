import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CallQualityReport } from "#contract/calls/call-history.ts";
import type { CallReceipt } from "#contract/calls/calls.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { createApi } from "#web/kit/api/api.ts";
import { createSession } from "#web/kit/session/session.ts";
import { fetchReceipt, keepQuality } from "./call-records.ts";

const providerCallId = `CA${"1".repeat(32)}`;
const attemptId = "5f0c1d2e-3b4a-4c6d-9e8f-7a6b5c4d3e2f";
const settled: CallReceipt = {
  credits: 98.8,
  charged: 1.2,
  minutes: 1,
  seconds: 60,
  status: "settled",
  outcome: "completed",
  creditsRanOut: false,
};
const pending: CallReceipt = { ...settled, charged: 0, minutes: 0, status: "pending", outcome: "answered" };
const quality: CallQualityReport = {
  duration_s: 61,
  mosAverage: 4.21,
  mosLowest: 3.9,
  jitterAverage_ms: 3.25,
  jitterHighest_ms: 11,
  roundTripAverage_ms: 48.5,
  roundTripHighest_ms: 120,
  packetsLostPercent: 0.12,
  hints: ["delay"],
};
const call = {
  number: e164Schema.parse("+442079460000"),
  providerCallId,
  attemptId,
  answered: true,
  elapsed_s: 61,
  placed: true,
  endedBy: "caller",
  error: null,
  quality,
} as const;

const noStore = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** A server whose answer may depend on how often it was asked. */
function answering(answer: (attempt: number) => Response) {
  let attempts = 0;
  const fetcher = vi.fn<typeof fetch>(async () => {
    attempts += 1;
    return answer(attempts);
  });
  return { fetcher, api: createApi(createSession(noStore), fetcher) };
}
const unreachable = (): Response => {
  throw new TypeError("network error");
};

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

it.each([
  ["the number, both ids and the started minutes", providerCallId],
  ["the page's own id of a call that has no carrier id", null],
])("sends %s", async (_what, id) => {
  const { fetcher, api } = answering(() => Response.json(settled));
  expect(await fetchReceipt(api, { ...call, providerCallId: id })).toEqual(settled);
  expect(fetcher).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(fetcher.mock.calls[0]?.[1]?.body))).toEqual({
    phoneNumber: "+442079460000",
    duration: 2,
    ...(id && { providerCallId: id }),
    attempt: attemptId,
  });
});

it.each([
  ["retries until the carrier has reported", 3, settled],
  ["gives up after six requests", 6, pending],
])("%s", async (_what, requests, expected) => {
  const { fetcher, api } = answering((attempt) => Response.json(attempt < requests ? pending : expected));
  const receipt = fetchReceipt(api, call);
  await vi.runAllTimersAsync();
  expect(await receipt).toEqual(expected);
  expect(fetcher).toHaveBeenCalledTimes(requests);
});

it("sends the summary once under the carrier's id of the call", async () => {
  const { fetcher, api } = answering(() => Response.json(quality));
  await keepQuality(api, call);
  expect(fetcher).toHaveBeenCalledTimes(1);
  expect(fetcher.mock.calls[0]?.[0]).toBe(`/api/calls/${providerCallId}/quality`);
  expect(JSON.parse(String(fetcher.mock.calls[0]?.[1]?.body))).toEqual(quality);
});

it.each([
  ["nothing without a carrier's id", 0, { providerCallId: null }, unreachable],
  ["nothing without an answer", 0, { answered: false }, unreachable],
  ["nothing without a measurement", 0, { quality: null }, unreachable],
  ["a bounded number of times while the server is unreachable", 3, {}, unreachable],
  ["once where it is refused", 1, {}, () => Response.json({}, { status: 409 })],
])("sends the summary: %s", async (_what, requests, differs, answer) => {
  const { fetcher, api } = answering(answer);
  const saved = keepQuality(api, { ...call, ...differs });
  await vi.runAllTimersAsync();
  await saved;
  expect(fetcher).toHaveBeenCalledTimes(requests);
});
