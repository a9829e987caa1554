import { useMutation } from "@tanstack/react-query";
import { useParams, useSearchParams } from "react-router";
import { messageOf } from "#contract/messages/message.ts";
import { messages } from "#contract/messages/messages.ts";
import { openidRoutes } from "#contract/users/openid.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { useConfig } from "#web/kit/api/config-query.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { ProviderButton } from "#web/site/sign-in/providers/provider-buttons.tsx";
import { SignInFrame } from "#web/site/sign-in/sign-in-frame.tsx";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

/** The page of the mailed token that links a provider. Mail scanners open links, so linking takes a press. */
export function ConfirmLinkPage() {
  const { token = "" } = useParams();
  const provider = useNamedProvider();
  const label = provider?.label ?? t("your provider");
  const confirm = useMutation({
    mutationFn: () => callApi(openidRoutes.confirmLink, { body: { token } }),
    onError: (error) => toast.error(serverMessage(error) ?? t(messages.openid.linkFailed)),
  });
  return (
    <SignInFrame title={t("Link {provider} sign-in", { provider: label })}>
      <div className="space-y-5">
        {confirm.isSuccess ? (
          <>
            <Alert tone="good">{say(messageOf(confirm.data))}</Alert>
            {provider && (
              <ProviderButton name={provider.name}>
                {t("Sign in with {provider}", { provider: label })}
              </ProviderButton>
            )}
          </>
        ) : (
          <>
            <p className="text-ink-soft">
              {t(
                "From then on you sign in with {provider}. The password of the account stops working, and every device is logged out.",
                { provider: label },
              )}
            </p>
            <Button size="large" className="w-full" busy={confirm.isPending} onClick={() => confirm.mutate()}>
              {t("Link {provider} sign-in", { provider: label })}
            </Button>
          </>
        )}
      </div>
    </SignInFrame>
  );
}

/** The provider that the link names. Any text could stand there, so only a configured name is shown. */
function useNamedProvider() {
  const [query] = useSearchParams();
  const { data: config } = useConfig();
  return config?.signInProviders.find(({ label }) => label === query.get("provider"));
}
