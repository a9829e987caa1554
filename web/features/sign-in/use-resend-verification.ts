import { useMutation } from "@tanstack/react-query";
import { toast } from "sonner";
import { messages } from "#contract/messages.ts";
import { userRoutes } from "#contract/users.ts";
import { isUnreachable } from "#web/lib/api-error.ts";
import { callApi } from "#web/lib/browser-api.ts";

/** Mails a verification token again and shows the result. Takes the email address. */
export function useResendVerification() {
  return useMutation({
    mutationFn: async (email: string) => {
      if (email === "") throw new NoAddressError();
      return callApi(userRoutes.resendVerification, { body: { email } });
    },
    onSuccess: () => toast.success(messages.verification.resent),
    onError: (error) => toast.error(sentence(error)),
  });
}

class NoAddressError extends Error {
  override name = "NoAddressError";
}

function sentence(error: Error): string {
  if (error instanceof NoAddressError) return messages.verification.emailRequired;
  return isUnreachable(error) ? messages.verification.networkFailed : messages.verification.resendFailed;
}
