import { keepPreviousData, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { hasFailed } from "#web/kit/api/has-failed.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { type RunBody, type RunReply, readsKey, run, type WireUseCase } from "./run.ts";

interface ReadOptions {
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

interface AnswerProps<Data> {
  to: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
  /**
   * Content below the answer, after a failed read too. It waits for the first answer: moved down by it, a button would
   * lose a press that was meant for it. It stays while the read is asked again.
   */
  below?: ReactNode;
}

/** The data of a read; before that a sign that it loads, or why it brought nothing. */
export function Answer<Data>({ to, children, below }: AnswerProps<Data>) {
  const isLoading = to.data === undefined && !hasFailed(to);
  const [wasAnswered, setAnswered] = useState(!isLoading);
  if (!isLoading && !wasAnswered) setAnswered(true);
  return (
    <>
      {isLoading && <Loading />}
      {to.data !== undefined && children(to.data)}
      {hasFailed(to) && <Failed read={to} />}
      {wasAnswered && below}
    </>
  );
}

/** The sentence on why a request failed; nothing without an error. */
export function Failure({ error }: { error: Error | null }) {
  return error && <Alert tone="danger">{serverMessage(error) ?? operatorMessages.failed}</Alert>;
}

function Failed<Data>({ read }: { read: UseQueryResult<Data> }) {
  return (
    <Alert
      tone="danger"
      action={
        <Button size="small" variant="secondary" busy={read.isFetching} onClick={() => void read.refetch()}>
          Try again
        </Button>
      }
    >
      {serverMessage(read.error) ?? operatorMessages.failed}
    </Alert>
  );
}
