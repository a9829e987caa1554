import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callRoutes } from "#contract/calls/calls.ts";
import { otherCallMessages } from "#contract/messages/call-messages.ts";
import { messages } from "#contract/messages/messages.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { type CallUnderWay, useCallUnderWay } from "#web/kit/api/live-state.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { toast } from "#web/kit/notices/toast.ts";
import type { Phone } from "#web/phone/phone.ts";
import { t } from "#words/translate.ts";

/** This page's calls, also those that are over: the carrier may report their ends later. */
const attempts = new Set<string>();

function isOwnAttempt(attemptId: string | null): boolean {
  return attemptId !== null && attempts.has(attemptId);
}

/** Notes each call of this page before the server can publish it, until the returned function is called. */
export function noteAttempts(phone: Phone): () => void {
  return phone.subscribe(() => {
    const { attemptId } = phone.snapshot();
    if (attemptId !== null) attempts.add(attemptId);
  });
}

/** The user's call on another page or device; null for none, and for one that rings on every page. */
export function useOtherCall(): CallUnderWay | null {
  const call = useCallUnderWay();
  return call && !isOwn(call) && !isRinging(call) ? call : null;
}

/** The call that rings on every page of the user; null for none, and for one that this page has answered. */
export function useRingingCall(): CallUnderWay | null {
  const call = useCallUnderWay();
  return call && !isOwn(call) && isRinging(call) ? call : null;
}

/** A page knows the call that it has answered by our id. */
function isOwn({ attemptId, callId }: CallUnderWay): boolean {
  return isOwnAttempt(attemptId) || isOwnAttempt(callId);
}

function isRinging({ direction, status }: CallUnderWay): boolean {
  return direction === "incoming" && (status === "requested" || status === "ringing");
}

/** Ends the call of an id at the carrier. The server's events then say that it is over. */
export function useEndOtherCall() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (callId: string) => callApi(callRoutes.end, { body: { callId } }),
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
