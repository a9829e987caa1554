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

/** The page of the link in a mail about a new device. Mail scanners open links, so undoing takes a press. */
export function UndoSignInPage() {
  const { token = "" } = useParams();
  const queries = useQueryClient();
  const undo = useMutation({
    mutationFn: () => callApi(settingsRoutes.undoSignIn, { body: { token } }),
    // This browser's session has ended as well.
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.user }),
    onError: (error) => toast.error(serverMessage(error) ?? t(settingsMessages.failed)),
  });
  return (
    <SignInFrame title={t("This was not me")}>
      {undo.isSuccess ? (
        <Alert tone="good">{say(messageOf(undo.data))}</Alert>
      ) : (
        <div className="space-y-5">
          <p className="text-ink-soft">
            {t(
              "If the sign-in in our mail was not you, another person knows your password. We then log every device out, also this one, end calls that are under way, and mail you a link to choose a new password.",
            )}
          </p>
          <Button size="large" className="w-full" busy={undo.isPending} onClick={() => undo.mutate()}>
            {t("Log every device out")}
          </Button>
          <ButtonLink to="/" variant="secondary" size="large" className="w-full">
            {t("It was me")}
          </ButtonLink>
        </div>
      )}
    </SignInFrame>
  );
}
