import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { callRoutes } from "#contract/calls/calls.ts";
import { otherCallMessages } from "#contract/messages/call-messages.ts";
import { messages } from "#contract/messages/messages.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { type CallUnderWay, useCallUnderWay } from "#web/kit/api/live-state.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { createListeners } from "#web/kit/listeners.ts";
import { toast } from "#web/kit/notices/toast.ts";
import type { Phone } from "#web/phone/phone.ts";
import { t } from "#words/translate.ts";

type AttemptState = "begun" | "talked" | "failed";

/** This page's calls, also those that are over: the carrier may report their ends later. */
let attempts: ReadonlyMap<string, AttemptState> = new Map();
const listeners = createListeners();

/** Notes each call of this page before the server can publish it, until the returned function is called. */
export function noteAttempts(phone: Phone): () => void {
  return phone.subscribe(() => {
    const { attemptId, phase } = phone.snapshot();
    if (attemptId === null) return;
    const before = attempts.get(attemptId);
    const unanswered = phase === "ended" ? "failed" : "begun";
    const state = phase === "in_progress" || before === "talked" ? "talked" : unanswered;
    if (state === before) return;
    attempts = new Map(attempts).set(attemptId, state);
    listeners.notify();
  });
}

function useAttempts(): typeof attempts {
  return useSyncExternalStore(
    listeners.subscribe,
    () => attempts,
    () => attempts,
  );
}

/** The user's call on another page or device; null for none, and for one that rings on every page. */
export function useOtherCall(): CallUnderWay | null {
  const call = useForeignCall();
  return call && !isRinging(call) ? call : null;
}

/** The call that rings on every page of the user; null for none, and for one that this page answers or has answered. */
export function useRingingCall(): CallUnderWay | null {
  const call = useForeignCall();
  return call && isRinging(call) ? call : null;
}

/**
 * The user's call unless it is this page's. A page knows the call that it answers by our id, and loses it when the answer fails:
 * the call may still ring, or be talked on another page.
 */
function useForeignCall(): CallUnderWay | null {
  const own = useAttempts();
  const call = useCallUnderWay();
  if (!call) return null;
  const isPlaced = call.attemptId !== null && own.has(call.attemptId);
  const isAnswered = own.has(call.callId) && own.get(call.callId) !== "failed";
  return isPlaced || isAnswered ? null : call;
}

function isRinging({ direction, status }: CallUnderWay): boolean {
  return direction === "incoming" && (status === "requested" || status === "ringing");
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
      queries.setQueryData<CallUnderWay | null>(queryKeys.callUnderWay, (call) =>
        call?.callId === callId ? null : call,
      );
      toast.info(t(otherCallMessages.wasOver));
    },
    onError: (error) => toast.error(serverMessage(error) ?? t(messages.call.endFailed)),
  });
}
