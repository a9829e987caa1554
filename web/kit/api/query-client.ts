import { type DefaultOptions, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

const retryLimit = 2;

/** A retry helps when the server was unreachable or failed, never when it refused. */
function shouldRetry(failures: number, error: unknown): boolean {
  const passing = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return passing && failures < retryLimit;
}

export function createQueryClient(more: DefaultOptions["queries"] = {}): QueryClient {
  const queries = { retry: shouldRetry, staleTime: 30_000, ...more };
  return new QueryClient({ defaultOptions: { queries, mutations: { retry: false } } });
}
