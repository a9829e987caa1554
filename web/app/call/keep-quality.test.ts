import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CallQualityReport } from "#contract/calls/call-history.ts";
import { createApi } from "#web/kit/api/api.ts";
import { createSession } from "#web/kit/session/session.ts";
import { keepQuality } from "./keep-quality.ts";

const providerCallId = `CA${"1".repeat(32)}`;
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
const noStore = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

function answering(...answers: (() => Response)[]) {
  const fetcher = vi.fn<typeof fetch>(async () => {
    const answer = answers.shift();
    if (!answer) throw new TypeError("network error");
    return answer();
  });
  return { fetcher, api: createApi(createSession(noStore), fetcher) };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

it("sends the summary once under the carrier's id of the call", async () => {
  const { fetcher, api } = answering(() => Response.json(quality));
  await keepQuality(api, { providerCallId, answered: true, quality });
  expect(fetcher).toHaveBeenCalledTimes(1);
  expect(fetcher.mock.calls[0]?.[0]).toBe(`/api/calls/${providerCallId}/quality`);
  expect(JSON.parse(String(fetcher.mock.calls[0]?.[1]?.body))).toEqual(quality);
});

it.each([
  { providerCallId: null, answered: true, quality },
  { providerCallId, answered: false, quality },
  { providerCallId, answered: true, quality: null },
])("sends nothing without an id, an answer or a measurement", async (call) => {
  const { fetcher, api } = answering();
  await keepQuality(api, call);
  expect(fetcher).not.toHaveBeenCalled();
});

it("retries a bounded number of times while the server is unreachable", async () => {
  const { fetcher, api } = answering();
  const kept = keepQuality(api, { providerCallId, answered: true, quality });
  await vi.runAllTimersAsync();
  await kept;
  expect(fetcher).toHaveBeenCalledTimes(3);
});

it("does not retry after a refusal", async () => {
  const { fetcher, api } = answering(() => Response.json({}, { status: 409 }));
  await keepQuality(api, { providerCallId, answered: true, quality });
  expect(fetcher).toHaveBeenCalledTimes(1);
});
