import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callRoutes } from "#contract/calls.ts";
import { messages } from "#contract/messages.ts";
import { otherCallMessages } from "#contract/other-call-messages.ts";
import { serverMessage } from "#web/lib/api-error.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import { type CallUnderWay, useCallUnderWay } from "#web/lib/use-call-under-way.ts";
import { toast } from "#web/ui/toast.ts";
import { t } from "#words/translate.ts";
import { isOwnAttempt } from "./own-attempts.ts";

/** The user's call on another page or device; null for none. */
export function useOtherCall(): CallUnderWay | null {
  const call = useCallUnderWay();
  return call && !isOwnAttempt(call.attemptId) ? call : null;
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
