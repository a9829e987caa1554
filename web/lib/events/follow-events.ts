import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "#web/lib/query-keys.ts";
import type { EventStream } from "./event-stream.ts";

/**
 * Updates the cached queries from the server's events: sets the balance, refetches the history and the calls.
 * Ends when the returned function is called.
 */
export function followEvents(queries: QueryClient, { on }: Pick<EventStream, "on">): () => void {
  const put = (key: readonly unknown[], value: unknown) => {
    // The answer to a pending request is older than this event.
    void queries.cancelQueries({ queryKey: key }).then(() => queries.setQueryData(key, value));
  };
  const askAgain = (key: readonly unknown[]) => void queries.invalidateQueries({ queryKey: key });

  const stops = [
    on("state", ({ credits, pausedByDispute = false }) => {
      put(queryKeys.credits, credits);
      put(queryKeys.pausedByDispute, pausedByDispute);
      // The history may have changed while the page was disconnected.
      askAgain(queryKeys.transactions);
      askAgain(queryKeys.calls);
    }),
    on("balance", ({ credits, pausedByDispute = false }) => {
      put(queryKeys.credits, credits);
      put(queryKeys.pausedByDispute, pausedByDispute);
    }),
    on("call", ({ endedAt }) => {
      if (endedAt !== null) askAgain(queryKeys.calls);
    }),
    on("call_refused", () => askAgain(queryKeys.calls)),
    on("line_credited", () => askAgain(queryKeys.calls)),
    on("settings", () => {
      askAgain(queryKeys.settings);
      // The settings decide which numbers the account may call.
      askAgain(queryKeys.tariff);
    }),
    on("transaction", () => askAgain(queryKeys.transactions)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
