import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { timeouts_ms } from "#contract/constants.ts";
import { paymentRoutes } from "#contract/payments.ts";
import { createApi } from "./api.ts";
import { createQueryClient } from "./query-client.ts";
import { createSession } from "./session.ts";

const noStore = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

beforeEach(() => {
  vi.useFakeTimers();
  // A browser counts these limits by a clock of its own.
  vi.spyOn(AbortSignal, "timeout").mockImplementation((limit_ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), limit_ms);
    return controller.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** How often a query asks within a minute, and after how long it fails. */
async function failing(fetcher: typeof fetch, timeout_ms: number) {
  const spy = vi.fn(fetcher);
  const callApi = createApi(createSession(noStore), spy);
  const queries = createQueryClient();
  const start_ms = Date.now();
  let failedAfter_ms: number | undefined;
  const observer = new QueryObserver(queries, {
    queryKey: ["credits"],
    queryFn: () => callApi(paymentRoutes.credits, {}, { timeout_ms }),
  });
  const stop = observer.subscribe(({ isError }) => {
    if (isError) failedAfter_ms ??= Date.now() - start_ms;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  queries.clear();
  return { asked: spy.mock.calls.length, failedAfter_ms };
}

const hanging: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(new Error("aborted")));
  });

describe("a query", () => {
  it.each([
    ["the balance", 5_000, timeouts_ms.credits],
    ["the history", 15_000, timeouts_ms.standard],
  ])("for %s on a hanging server fails after %i ms", async (_what, limit_ms, timeout_ms) => {
    expect(await failing(hanging, timeout_ms)).toEqual({ asked: 1, failedAfter_ms: limit_ms });
  });

  it.each([
    ["does not answer", 3, () => Promise.reject(new TypeError("Failed to fetch"))],
    ["fails", 3, async () => new Response(null, { status: 502 })],
    ["refuses", 1, async () => new Response(null, { status: 404 })],
  ])("to a server that %s is sent %i times", async (_what, times, fetcher) => {
    expect((await failing(fetcher, timeouts_ms.credits)).asked).toBe(times);
  });
});
