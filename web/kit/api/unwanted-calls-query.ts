import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type UnwantedCalls, unwantedCallRoutes } from "#contract/calls/unwanted-calls.ts";
import { callApi } from "./browser-api.ts";
import { queryKeys } from "./query-keys.ts";

/** The callers whom the user has blocked, and what they reach. */
export const unwantedCallsQuery = queryOptions({
  queryKey: queryKeys.unwantedCalls,
  queryFn: ({ signal }) => callApi(unwantedCallRoutes.list, {}, { signal }),
});

/** One change of them, after an earlier one has been answered. The reply is all of them. */
export function useUnwantedChange<Values>(
  change: (values: Values) => Promise<UnwantedCalls>,
  { onSuccess, onError }: { onSuccess: () => void; onError: (error: unknown) => void },
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    scope: { id: "unwanted-calls" },
    onSuccess: (unwanted) => {
      queries.setQueryData(unwantedCallsQuery.queryKey, unwanted);
      onSuccess();
    },
    onError,
  });
}
