import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { serverMessage } from "#web/lib/api-error.ts";
import { hasFailed } from "#web/lib/has-failed.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Loading } from "#web/ui/loading.tsx";

interface AnswerProps<Data> {
  to: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** What a read brought; before that a sign that it loads, or why it brought nothing. */
export function Answer<Data>({ to, children }: AnswerProps<Data>) {
  if (to.data !== undefined) return children(to.data);
  if (!hasFailed(to)) return <Loading />;
  return (
    <Alert
      tone="danger"
      action={
        <Button size="small" variant="secondary" busy={to.isFetching} onClick={() => void to.refetch()}>
          Try again
        </Button>
      }
    >
      {serverMessage(to.error) ?? operatorMessages.failed}
    </Alert>
  );
}
