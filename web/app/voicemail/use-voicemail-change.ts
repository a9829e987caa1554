import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { VoicemailBox } from "#contract/calls/voicemail.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { toast } from "#web/kit/notices/toast.ts";

interface Change<Values> {
  change: (values: Values) => Promise<VoicemailBox>;
  /** The sentence where the server gives none. */
  failed: string;
  /** The sentence after success; absent where the page itself shows the result. */
  done?: string;
  onDone?: () => void;
}

/** One change of the voicemail, whose reply is all of it. */
export function useVoicemailChange<Values = void>({ change, failed, done, onDone }: Change<Values>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (box) => {
      queries.setQueryData(queryKeys.voicemail, box);
      if (done !== undefined) toast.success(done);
      onDone?.();
    },
    onError: (error) => toast.error(serverMessage(error) ?? failed),
  });
}
