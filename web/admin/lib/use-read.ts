import { keepPreviousData, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { readsKey } from "./queries.ts";
import { type RunBody, type RunReply, run, type WireUseCase } from "./run.ts";

interface ReadOptions {
  /** Without it nothing is read. */
  enabled?: boolean;
  /** Reads again so often while the page is seen, for what changes by itself. */
  every_ms?: number | undefined;
  /** Reads again when it changes, and shows the earlier answer until then. */
  version?: string;
  timeout_ms?: number;
}

/** The answer of a use-case that changes nothing. It is read again after every act. */
export function useRead<U extends WireUseCase>(
  useCase: U,
  body: RunBody<U>,
  { enabled = true, every_ms, timeout_ms, version }: ReadOptions = {},
): UseQueryResult<RunReply<U>> {
  return useQuery({
    queryKey: [...readsKey, useCase, body, version],
    queryFn: ({ signal }) => run(useCase, body, { signal, timeout_ms }),
    enabled,
    ...(version !== undefined && { placeholderData: keepPreviousData }),
    refetchInterval: every_ms ?? false,
  });
}
