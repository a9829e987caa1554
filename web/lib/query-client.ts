import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

const retryLimit = 2;

/**
 * A retry helps when the server was unreachable or failed, never when it refused. After a time-out the page must say so
 * at once: with retries a limit of 5 s would take 18.
 */
function shouldRetry(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === "timeout") return false;
  return (error.status === 0 || error.status >= 500) && failures < retryLimit;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: shouldRetry, staleTime: 30_000 }, mutations: { retry: false } },
  });
}
