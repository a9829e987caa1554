import { useMutation } from "@tanstack/react-query";
import { messages } from "#contract/messages/messages.ts";
import { userRoutes } from "#contract/users/users.ts";
import { ApiError } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { toast } from "#web/kit/notices/toast.ts";
import type { Sentence } from "#words/catalogue.ts";
import { t } from "#words/translate.ts";

/** Deletes a registration that waits, proven by the password; calls `onDeleted` afterwards. */
export function useDeleteUnverifiedUser(onDeleted: () => void) {
  return useMutation({
    mutationFn: (body: { email: string; password: string }) =>
      callApi(userRoutes.deleteUnverifiedUser, { body }),
    onSuccess: () => {
      toast.success(t(messages.deleteUser.success));
      onDeleted();
    },
    onError: (error) => toast.error(t(sentence(error))),
  });
}

function sentence(error: Error): Sentence {
  const isProtected = error instanceof ApiError && error.code === "account_protected";
  return isProtected ? messages.deleteUser.protected : messages.deleteUser.failed;
}
