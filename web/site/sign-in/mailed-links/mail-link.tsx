import { useMutation } from "@tanstack/react-query";
import { alertDuration_ms } from "#contract/constants.ts";
import { messageOf } from "#contract/messages/message.ts";
import { messages } from "#contract/messages/messages.ts";
import { type LinkChallenge, openidRoutes } from "#contract/users/openid.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { AlertPlace, PassingAlert } from "#web/kit/notices/passing-alert.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

/** For a person who does not know the account's password: a stranger may have chosen it. */
export function MailLink({ challenge: { challenge, provider, hasPassword } }: { challenge: LinkChallenge }) {
  const mail = useMutation({
    mutationFn: () => callApi(openidRoutes.mailLink, { body: { challenge } }),
    onError: (error) => toast.error(serverMessage(error) ?? t(messages.openid.linkFailed)),
  });
  return (
    <section aria-label={t("Without the password")} className="space-y-3 border-line border-t pt-6">
      <p className="text-ink-soft text-sm">
        {hasPassword
          ? t(
              "You do not know this password, or did not choose it? A mailed link links {provider} without it. The password then stops working.",
              { provider },
            )
          : t("The link links {provider}. Every device is then logged out.", { provider })}
      </p>
      <Button variant="secondary" className="w-full" busy={mail.isPending} onClick={() => mail.mutate()}>
        {t("Mail me a link")}
      </Button>
      <AlertPlace>
        {mail.isSuccess && (
          <PassingAlert key={mail.submittedAt} tone="good" duration_ms={alertDuration_ms}>
            {say(messageOf(mail.data))}
          </PassingAlert>
        )}
      </AlertPlace>
    </section>
  );
}
