import { callRoutes } from "#contract/calls/calls.ts";
import { traceparentHeader } from "#contract/constants.ts";
import type { CallApi } from "#web/kit/api/api.ts";

/** Fetches tokens of the carrier. Where the server traces, each request begins a trace with the click that wanted it. */
export function tokenFetcher(callApi: CallApi, tracing: boolean): () => Promise<string> {
  return async () => {
    if (!tracing) return (await callApi(callRoutes.token)).token;
    const { newTraceparent } = await import("#web/kit/api/traceparent.ts");
    const headers = { [traceparentHeader]: newTraceparent() };
    return (await callApi(callRoutes.token, {}, { headers })).token;
  };
}
