import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

const retryLimit = 2;

/** Asking again helps when the server was not reached or failed, never when it refused. */
function shouldRetry(failures: number, error: unknown): boolean {
  const passing = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return passing && failures < retryLimit;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: shouldRetry, staleTime: 30_000 }, mutations: { retry: false } },
  });
}
