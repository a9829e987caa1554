import type { QueryClient } from "@tanstack/react-query";
import type { CallUpdate, ServerEvent } from "#contract/events.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import type { EventStream } from "./event-stream.ts";

type Balance = Omit<Extract<ServerEvent, { type: "balance" }>, "type">;

/** Updates the cached queries from the server's events until the returned function is called. */
export function followEvents(queries: QueryClient, { on }: Pick<EventStream, "on">): () => void {
  const put = (key: readonly unknown[], value: unknown) => {
    // The answer to a pending request is older than this event.
    void queries.cancelQueries({ queryKey: key }).then(() => queries.setQueryData(key, value));
  };
  const putBalance = ({ credits, pausedByDispute = false, callable = false, switchedOff = [] }: Balance) => {
    put(queryKeys.credits, credits);
    put(queryKeys.pausedByDispute, pausedByDispute);
    put(queryKeys.callable, callable);
    put(queryKeys.switchedOff, switchedOff);
  };
  const putCall = (call: CallUpdate | null) =>
    put(queryKeys.callUnderWay, call?.isUnderWay ? { ...call, receivedAt_ms: performance.now() } : null);
  const askAgain = (queryKey: readonly unknown[]) => {
    // A first answer that is on its way is older than this event too, and would end the invalidation.
    const unanswered = queries.cancelQueries({
      queryKey,
      predicate: ({ state }) => state.data === undefined,
    });
    void unanswered.then(() => queries.invalidateQueries({ queryKey }));
  };

  const stops = [
    on("state", (state) => {
      putBalance(state);
      putCall(state.call);
      // The history may have changed while the page was disconnected.
      askAgain(queryKeys.transactions);
      askAgain(queryKeys.calls);
      askAgain(queryKeys.voicemail);
    }),
    on("balance", putBalance),
    on("call", (call) => {
      putCall(call);
      if (call.endedAt !== null) askAgain(queryKeys.calls);
    }),
    on("call_refused", () => askAgain(queryKeys.calls)),
    on("line_credited", () => askAgain(queryKeys.calls)),
    on("settings", () => {
      askAgain(queryKeys.settings);
      askAgain(queryKeys.savedCards);
      askAgain(queryKeys.recharge);
      // The settings decide which numbers the account may call.
      askAgain(queryKeys.tariff);
    }),
    on("transaction", () => askAgain(queryKeys.transactions)),
    on("voicemail", () => askAgain(queryKeys.voicemail)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
