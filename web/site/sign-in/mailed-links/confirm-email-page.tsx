import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router";
import { messageOf } from "#contract/messages/message.ts";
import { settingsMessages } from "#contract/messages/settings-messages.ts";
import { settingsRoutes } from "#contract/users/user-settings.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { ButtonLink } from "#web/kit/controls/button-link.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { SignInFrame } from "#web/site/sign-in/sign-in-frame.tsx";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

/** The page of the token mailed to a new address. Mail scanners open links, so confirming takes a press. */
export function ConfirmEmailPage() {
  const { token = "" } = useParams();
  const queries = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => callApi(settingsRoutes.confirmEmail, { body: { token } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: queryKeys.user });
      await queries.invalidateQueries({ queryKey: queryKeys.settings });
    },
    onError: (error) => toast.error(serverMessage(error) ?? t(settingsMessages.failed)),
  });
  return (
    <SignInFrame title={t("Confirm your new email address")}>
      {confirm.isSuccess ? (
        <div className="space-y-5">
          <Alert tone="good">{say(messageOf(confirm.data))}</Alert>
          {/* Visitors are asked to log in first. */}
          <ButtonLink to="/settings" size="large" className="w-full">
            {t("Go to Settings")}
          </ButtonLink>
        </div>
      ) : (
        <div className="space-y-5">
          <p className="text-ink-soft">
            {t("From then on you log in with the new address, and our mails go there.")}
          </p>
          <Button size="large" className="w-full" busy={confirm.isPending} onClick={() => confirm.mutate()}>
            {t("Confirm new address")}
          </Button>
        </div>
      )}
    </SignInFrame>
  );
}
