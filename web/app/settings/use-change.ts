import { useMutation, useQueryClient } from "@tanstack/react-query";
import { settingsMessages } from "#contract/messages/settings-messages.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { toast } from "#web/kit/notices/toast.ts";
import { isReplaced, passkeySentence } from "#web/kit/session/passkeys.ts";
import { t } from "#words/translate.ts";
import { refreshUser } from "./settings-queries.ts";

interface Change<Values, Reply> {
  change: (values: Values) => Promise<Reply>;
  /** The sentence after success; absent when the page itself shows the result. */
  successMessage?: (reply: Reply) => string;
  onDone?: (reply: Reply) => void;
}

/** One change of the user's settings: shows the result as a toast and refetches what the page shows. */
export function useChange<Values, Reply>({ change, successMessage, onDone }: Change<Values, Reply>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (reply) => {
      if (successMessage) toast.success(successMessage(reply));
      onDone?.(reply);
      await refreshUser(queries);
    },
    onError: (error) => {
      if (isReplaced(error)) return;
      toast.error(serverMessage(error) ?? passkeySentence(error) ?? t(settingsMessages.failed));
    },
  });
}
