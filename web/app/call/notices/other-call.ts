import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { callRoutes } from "#contract/calls/calls.ts";
import { otherCallMessages } from "#contract/messages/call-messages.ts";
import { messages } from "#contract/messages/messages.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { type CallUnderWay, useCallsUnderWay } from "#web/kit/api/live-state.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { createListeners } from "#web/kit/listeners.ts";
import { toast } from "#web/kit/notices/toast.ts";
import type { Phone } from "#web/phone/phone.ts";
import { t } from "#words/translate.ts";

type AttemptState = "begun" | "talked" | "failed";

/** This page's calls, also those that are over: the carrier may report their ends later. One that is `failed` may be talked elsewhere. */
let attempts: ReadonlyMap<string, AttemptState> = new Map();
const listeners = createListeners();

/** Notes each call of this page before the server can publish it, until the returned function is called. */
export function noteAttempts(phone: Phone): () => void {
  const note = (changes: [string, AttemptState][]) => {
    if (changes.every(([id, state]) => attempts.get(id) === state)) return;
    attempts = new Map([...attempts, ...changes]);
    listeners.notify();
  };
  const stops = [
    phone.subscribe(() => {
      const { attemptId, phase, parked } = phone.snapshot();
      const isOver = phase === "idle" || phase === "ended";
      const ids = [isOver ? null : attemptId, parked?.attemptId ?? null].filter((id) => id !== null);
      const left = [...attempts].filter(([id, state]) => state === "begun" && !ids.includes(id));
      note([
        ...ids.map((id): [string, AttemptState] => [id, "begun"]),
        ...left.map(([id]): [string, AttemptState] => [id, "failed"]),
      ]);
    }),
    phone.onEnded(
      ({ attemptId, answered }) => attemptId !== null && answered && note([[attemptId, "talked"]]),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function useAttempts(): typeof attempts {
  return useSyncExternalStore(
    listeners.subscribe,
    () => attempts,
    () => attempts,
  );
}

/** The user's calls on another page or device, without those that ring. */
export function useOtherCalls(): CallUnderWay[] {
  return useForeignCalls().filter((call) => !isRinging(call));
}

/** The call that rings on the user's pages; null for none, and for one that this page answers or has answered. */
export function useRingingCall(): CallUnderWay | null {
  return useForeignCalls().find(isRinging) ?? null;
}

/**
 * The user's calls that are not this page's. A page knows the call that it answers by our id, and loses it when the answer fails:
 * the call may still ring, or be talked on another page.
 */
function useForeignCalls(): CallUnderWay[] {
  const own = useAttempts();
  return useCallsUnderWay().filter(({ attemptId, callId }) => {
    const isPlaced = attemptId !== null && own.has(attemptId);
    const isAnswered = own.has(callId) && own.get(callId) !== "failed";
    return !isPlaced && !isAnswered;
  });
}

function isRinging({ direction, status, isForwarded }: CallUnderWay): boolean {
  return direction === "incoming" && !isForwarded && (status === "requested" || status === "ringing");
}

/** Ends the call of an id at the carrier, or lets its caller leave a message. The server's events then say that it is over. */
export function useEndOtherCall(toVoicemail = false) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (callId: string) =>
      callApi(callRoutes.end, { body: toVoicemail ? { callId, toVoicemail } : { callId } }),
    onSuccess: ({ wasOver }, callId) => {
      if (!wasOver) return;
      // The event of its end was lost. Another call may have begun since.
      queries.setQueryData<CallUnderWay[]>(queryKeys.callsUnderWay, (calls) =>
        calls?.filter((call) => call.callId !== callId),
      );
      toast.info(t(otherCallMessages.wasOver));
    },
    onError: (error) => toast.error(serverMessage(error) ?? t(messages.call.endFailed)),
  });
}
