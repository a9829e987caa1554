import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CallReceipt } from "#contract/calls/calls.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { createApi } from "#web/kit/api/api.ts";
import { createSession } from "#web/kit/session/session.ts";
import { fetchReceipt } from "./fetch-receipt.ts";

const settled: CallReceipt = {
  credits: 98.8,
  charged: 1.2,
  minutes: 1,
  status: "settled",
  outcome: "completed",
  creditsRanOut: false,
};
const nothingYet = { credits: 100, charged: 0, minutes: 0, creditsRanOut: false } as const;
const pending: CallReceipt = { ...nothingYet, status: "pending", outcome: "answered" };
const call = {
  number: e164Schema.parse("+442079460000"),
  providerCallId: "CA1",
  attemptId: "5f0c1d2e-3b4a-4c6d-9e8f-7a6b5c4d3e2f",
  answered: true,
  elapsed_s: 61,
  placed: true,
  endedBy: "caller",
  error: null,
  quality: null,
} as const;

const noStore = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

function answering(...receipts: CallReceipt[]) {
  const fetcher = vi.fn<typeof fetch>(async () => Response.json(receipts.shift() ?? pending));
  return { fetcher, api: createApi(createSession(noStore), fetcher) };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

it("sends the number, both ids and the started minutes", async () => {
  const { fetcher, api } = answering(settled);
  expect(await fetchReceipt(api, call)).toEqual(settled);
  expect(fetcher).toHaveBeenCalledTimes(1);
  expect(fetcher.mock.calls[0]?.[1]?.body).toBe(
    '{"phoneNumber":"+442079460000","duration":2,"providerCallId":"CA1","attempt":"5f0c1d2e-3b4a-4c6d-9e8f-7a6b5c4d3e2f"}',
  );
});

it("sends the page's own id of a call that has no carrier id", async () => {
  const { fetcher, api } = answering(settled);
  await fetchReceipt(api, { ...call, providerCallId: null });
  expect(fetcher.mock.calls[0]?.[1]?.body).toBe(
    '{"phoneNumber":"+442079460000","duration":2,"attempt":"5f0c1d2e-3b4a-4c6d-9e8f-7a6b5c4d3e2f"}',
  );
});

it("retries until the carrier has reported", async () => {
  const { fetcher, api } = answering(pending, pending, settled);
  const receipt = fetchReceipt(api, call);
  await vi.runAllTimersAsync();
  expect(await receipt).toEqual(settled);
  expect(fetcher).toHaveBeenCalledTimes(3);
});

it("gives up after six requests", async () => {
  const { fetcher, api } = answering();
  const receipt = fetchReceipt(api, call);
  await vi.runAllTimersAsync();
  expect(await receipt).toEqual(pending);
  expect(fetcher).toHaveBeenCalledTimes(6);
});
