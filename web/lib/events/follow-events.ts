import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "#web/lib/query-keys.ts";
import type { EventStream } from "./event-stream.ts";

/**
 * Writes what the server tells into what the pages read: the balance as it comes, the history and the calls by asking
 * for them again. Ends when the returned function is called.
 */
export function followEvents(queries: QueryClient, { on }: Pick<EventStream, "on">): () => void {
  const put = (key: readonly unknown[], value: unknown) => {
    // An answer that is on its way is older than what was just told.
    void queries.cancelQueries({ queryKey: key }).then(() => queries.setQueryData(key, value));
  };
  const askAgain = (key: readonly unknown[]) => void queries.invalidateQueries({ queryKey: key });

  const stops = [
    on("state", ({ credits }) => {
      put(queryKeys.credits, credits);
      // Whatever the history was, it may have changed while nothing was heard.
      askAgain(queryKeys.transactions);
      askAgain(queryKeys.calls);
    }),
    on("balance", ({ credits }) => put(queryKeys.credits, credits)),
    on("call", ({ endedAt }) => {
      if (endedAt !== null) askAgain(queryKeys.calls);
    }),
    on("call_refused", () => askAgain(queryKeys.calls)),
    on("transaction", () => askAgain(queryKeys.transactions)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
