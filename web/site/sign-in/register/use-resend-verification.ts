import { useMutation } from "@tanstack/react-query";
import { messages } from "#contract/messages/messages.ts";
import { userRoutes } from "#contract/users/users.ts";
import { isUnreachable } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { toast } from "#web/kit/notices/toast.ts";
import type { Sentence } from "#words/catalogue.ts";
import { t } from "#words/translate.ts";

interface Waiting {
  email: string;
  /** Either says which of several registrations the link is for. */
  token?: string;
  password?: string;
}

/** Mails the link of a registration again and shows the result. */
export function useResendVerification() {
  return useMutation({
    mutationFn: async (body: Waiting) => {
      if (body.email === "") throw new NoAddressError();
      return callApi(userRoutes.resendVerification, { body });
    },
    onSuccess: () => toast.success(t(messages.verification.resent)),
    onError: (error) => toast.error(t(sentence(error))),
  });
}

class NoAddressError extends Error {
  override name = "NoAddressError";
}

function sentence(error: Error): Sentence {
  if (error instanceof NoAddressError) return messages.verification.emailRequired;
  return isUnreachable(error) ? messages.verification.networkFailed : messages.verification.resendFailed;
}
