import { queryOptions } from "@tanstack/react-query";
import { callerIdRoutes } from "#contract/calls/caller-ids.ts";
import { callApi } from "./browser-api.ts";
import { queryKeys } from "./query-keys.ts";

/** The page's stream may not come through while a telephone rings. */
const ringingCheck_ms = 5_000;

/** The user's own numbers that calls may show. */
export const callerIdsQuery = queryOptions({
  queryKey: queryKeys.callerIds,
  queryFn: ({ signal }) => callApi(callerIdRoutes.list, {}, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.callerIds.some((callerId) => callerId.state === "ringing") ? ringingCheck_ms : false,
});
