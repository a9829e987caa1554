import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { messages } from "#contract/messages.ts";
import { serverMessage } from "#web/lib/api-error.ts";
import { refreshUser } from "./settings-queries.ts";

interface Change<Values, Reply> {
  change: (values: Values) => Promise<Reply>;
  /** What is said when it is done; nothing when the page shows it. */
  said?: (reply: Reply) => string;
  onDone?: (reply: Reply) => void;
}

/** One change of the account: says how it went and brings what the page shows up to date. */
export function useChange<Values, Reply>({ change, said, onDone }: Change<Values, Reply>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (reply) => {
      if (said) toast.success(said(reply));
      onDone?.(reply);
      await refreshUser(queries);
    },
    onError: (error) => toast.error(serverMessage(error) ?? messages.settings.failed),
  });
}
