import type { UseQueryResult } from "@tanstack/react-query";

/**
 * Returns true when a query has failed and has nothing to show: after the first failure, although the query still
 * retries, because a limit of 5 s that is tried three times would be one of 18. Once a retry succeeds it returns false.
 */
export function hasFailed({ data, failureCount }: Pick<UseQueryResult, "data" | "failureCount">): boolean {
  return data === undefined && failureCount > 0;
}

/** Returns true while a query's first answer is on its way. After the first failure the page goes on without it. */
export function isAwaited({
  isLoading,
  failureCount,
}: Pick<UseQueryResult, "isLoading" | "failureCount">): boolean {
  return isLoading && failureCount === 0;
}
