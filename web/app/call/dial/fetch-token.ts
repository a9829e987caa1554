import { callRoutes } from "#contract/calls/calls.ts";
import { traceparentHeader } from "#contract/constants.ts";
import type { CallApi } from "#web/kit/api/api.ts";

/** Fetches tokens of the carrier. Where the server traces, each request begins a trace with the click that wanted it. */
export function tokenFetcher(callApi: CallApi, tracing: boolean): () => Promise<string> {
  return async () => {
    if (!tracing) return (await callApi(callRoutes.token)).token;
    const headers = { [traceparentHeader]: newTraceparent() };
    return (await callApi(callRoutes.token, {}, { headers })).token;
  };
}

/** A trace that begins here: https://www.w3.org/TR/trace-context/#traceparent-header, version 00, sampled. */
function newTraceparent(): string {
  return `00-${randomHex(16)}-${randomHex(8)}-01`;
}

function randomHex(length_bytes: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length_bytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
