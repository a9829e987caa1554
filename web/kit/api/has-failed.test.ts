import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { timeouts_ms } from "#contract/constants.ts";
import { walletRoutes } from "#contract/money/wallet.ts";
import { createSession } from "#web/kit/session/session.ts";
import { createApi } from "./api.ts";
import { hasFailed } from "./has-failed.ts";
import { createQueryClient } from "./query-client.ts";

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

/** Reported changes of a query to a server that hangs: the milliseconds since the start, and true for failed. */
async function reported(timeout_ms: number, recoversAfter_ms: number): Promise<[number, boolean][]> {
  const start_ms = Date.now();
  const fetcher: typeof fetch = (_input, init) =>
    Date.now() - start_ms >= recoversAfter_ms
      ? Promise.resolve(Response.json({ credits: 7 }))
      : new Promise((_resolve, reject) => {
          init?.signal?.addEventListener("abort", () => reject(new Error("aborted")));
        });
  const callApi = createApi(createSession(noStore), fetcher);
  const queries = createQueryClient();
  const observer = new QueryObserver(queries, {
    queryKey: ["credits"],
    queryFn: () => callApi(walletRoutes.credits, {}, { timeout_ms }),
  });
  const changes: [number, boolean][] = [];
  const stop = observer.subscribe((result) => {
    const failed = hasFailed(result);
    if (failed !== (changes.at(-1)?.[1] ?? false)) changes.push([Date.now() - start_ms, failed]);
  });
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  queries.clear();
  return changes;
}

describe("a query to a server that hangs", () => {
  it.each([
    ["the balance", 5_000, timeouts_ms.credits],
    ["the history", 15_000, timeouts_ms.standard],
  ])("is reported for %s after %i ms, and stays so", async (_what, limit_ms, timeout_ms) => {
    expect(await reported(timeout_ms, Number.POSITIVE_INFINITY)).toEqual([[limit_ms, true]]);
  });

  it("recovers by its next try", async () => {
    expect(await reported(timeouts_ms.credits, 5_500)).toEqual([
      [5_000, true],
      [6_000, false],
    ]);
  });
});
