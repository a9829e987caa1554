import type { Query, QueryClient } from "@tanstack/react-query";
import type { CallUpdate, ServerEvent } from "#contract/events.ts";
import type { CallUnderWay } from "#web/kit/api/live-state.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import type { EventStream } from "./event-stream.ts";

type Balance = Omit<Extract<ServerEvent, { type: "balance" }>, "type">;

const isUnanswered = ({ state }: Query) => state.data === undefined && state.fetchStatus === "fetching";

/** Updates the cached queries from the server's events until the returned function is called. */
export function followEvents(
  queries: QueryClient,
  { on, onGap }: Pick<EventStream, "on" | "onGap">,
): () => void {
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
  /** A state has all calls; an event has one, and leaves the other as it is. */
  const putCalls = (updates: readonly (CallUpdate | null | undefined)[], isAll: boolean) => {
    const receivedAt_ms = performance.now();
    put(queryKeys.callsUnderWay, (before: readonly CallUnderWay[] = []) => {
      const changed = updates.filter((call) => call != null);
      const others = isAll ? [] : before.filter(({ callId }) => callId !== changed[0]?.callId);
      const present = changed.filter(({ isUnderWay }) => isUnderWay);
      return [...others, ...present.map((call) => ({ ...call, receivedAt_ms }))].toSorted((one, other) =>
        one.startedAt.localeCompare(other.startedAt),
      );
    });
  };
  const askAgain = (queryKey: readonly unknown[]) => {
    // A first answer that is on its way is older than this event too. It is shown, but would end the invalidation.
    const unanswered = queries.getQueryCache().findAll({ queryKey, predicate: isUnanswered });
    void Promise.allSettled(unanswered.map(({ promise }) => promise)).then(() =>
      queries.invalidateQueries({ queryKey }),
    );
  };

  const stops = [
    on("state", (state) => {
      putBalance(state);
      putCalls([state.call, state.secondCall], true);
    }),
    onGap(() => {
      askAgain(queryKeys.transactions);
      askAgain(queryKeys.calls);
      askAgain(queryKeys.voicemail);
    }),
    on("balance", putBalance),
    on("call", (call) => {
      putCalls([call], false);
      if (call.endedAt !== null) askAgain(queryKeys.calls);
    }),
    on("call_refused", () => askAgain(queryKeys.calls)),
    on("line_credited", () => askAgain(queryKeys.calls)),
    on("settings", () => {
      askAgain(queryKeys.settings);
      askAgain(queryKeys.numbers);
      askAgain(queryKeys.unwantedCalls);
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
