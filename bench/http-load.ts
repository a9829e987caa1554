import autocannon from "autocannon";
import type { BenchRequest } from "./http-requests.ts";

export const connections = 32;

export interface Measured {
  perSecond: number;
  p99_ms: number;
}

/** Sends the requests in turn, from the first again after the last. */
export async function load(
  url: string,
  requests: readonly BenchRequest[],
  limit: { duration_s: number } | { amount: number },
): Promise<Measured> {
  let next = 0;
  const begun_ms = performance.now();
  // autocannon looks once a second whether an amount is reached, so its own end may be a second late.
  let ended_ms = begun_ms;
  const onResponse = () => {
    ended_ms = performance.now();
  };
  const result = await autocannon({
    url,
    connections,
    ...("amount" in limit ? { amount: limit.amount } : { duration: limit.duration_s }),
    requests: [
      { onResponse, setupRequest: (request) => ({ ...request, ...requests[next++ % requests.length] }) },
    ],
  });
  const elapsed_s = (ended_ms - begun_ms) / 1_000;
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} answers were no success, and ${result.errors} requests failed`);
  }
  return { perSecond: result.requests.total / elapsed_s, p99_ms: result.latency.p99 };
}
