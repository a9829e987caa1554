import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { hasFailed } from "#web/kit/api/has-failed.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";

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
