import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { messageOf } from "#contract/messages/message.ts";
import { messages } from "#contract/messages/messages.ts";
import { openidRoutes } from "#contract/users/openid.ts";
import { settingsRoutes } from "#contract/users/user-settings.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { useConfig } from "#web/kit/api/config-query.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { ButtonLink } from "#web/kit/controls/links.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { useIsLoggedIn } from "#web/kit/session/browser-session.ts";
import { knownAddress } from "#web/site/sign-in/login/known-address.ts";
import { openWithTicket } from "#web/site/sign-in/providers/finish-openid-sign-in.ts";
import { ProviderButton } from "#web/site/sign-in/providers/provider-buttons.tsx";
import { SignInFrame } from "#web/site/sign-in/sign-in-frame.tsx";
import type { Sentence } from "#words/catalogue.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

interface ConfirmPageProps<Reply> {
  title: string;
  lead: string;
  button: string;
  send: (token: string) => Promise<Reply>;
  onSent?: (reply: Reply) => Promise<void>;
  /** Said of a failure that the server gives no sentence for. */
  failed: Sentence;
  /** Content in place of the button once the server has done it. */
  done?: (reply: Reply) => ReactNode;
  instead?: ReactNode;
}

/** The page of a mailed link. Mail scanners open links, so what the link does takes a press. */
function ConfirmPage<Reply>({
  title,
  lead,
  button,
  send,
  onSent,
  failed,
  done,
  instead,
}: ConfirmPageProps<Reply>) {
  const { token = "" } = useParams();
  const { mutate, data, isSuccess, isPending } = useMutation({
    mutationFn: () => send(token),
    onSuccess: (reply) => onSent?.(reply),
    onError: (error) => toast.error(serverMessage(error) ?? t(failed)),
  });
  return (
    <SignInFrame title={title}>
      <div className="space-y-5">
        {isSuccess && done ? (
          done(data)
        ) : (
          <>
            <p className="text-ink-soft">{lead}</p>
            <Button
              size="large"
              className="w-full"
              busy={isPending}
              disabled={isSuccess}
              onClick={() => mutate()}
            >
              {button}
            </Button>
            {instead}
          </>
        )}
      </div>
    </SignInFrame>
  );
}

/** Proves an address that a provider does not vouch for. */
export function ConfirmAddressPage() {
  const navigate = useNavigate();
  return (
    <ConfirmPage
      title={t("Confirm your address")}
      lead={t(
        "You signed in with an account elsewhere that uses this address. Confirm that it is yours, in the browser where you signed in.",
      )}
      button={t("Confirm and sign in")}
      send={(token) => callApi(openidRoutes.proveAddress, { body: { token } })}
      onSent={async ({ ticket, message }) =>
        await navigate(await openWithTicket(ticket, message), { replace: true })
      }
      failed={messages.openid.loadFailed}
    />
  );
}

export function ConfirmEmailPage() {
  const queries = useQueryClient();
  const isLoggedIn = useIsLoggedIn();
  return (
    <ConfirmPage
      title={t("Confirm your new email address")}
      lead={t("From then on you log in with the new address, and our mails go there.")}
      button={t("Confirm new address")}
      send={(token) => callApi(settingsRoutes.confirmEmail, { body: { token } })}
      onSent={async ({ email = "" }) => {
        knownAddress.keep(email);
        await queries.invalidateQueries({ queryKey: queryKeys.user });
        await queries.invalidateQueries({ queryKey: queryKeys.settings });
      }}
      failed={messages.notSaved}
      done={(reply) => (
        <>
          <Alert tone="good">{say(messageOf(reply))}</Alert>
          <ButtonLink to={isLoggedIn ? "/settings" : "/login"} size="large" className="w-full">
            {isLoggedIn ? t("Go to Settings") : t("Go to Login")}
          </ButtonLink>
        </>
      )}
    />
  );
}

export function ConfirmLinkPage() {
  const [query] = useSearchParams();
  const { data: config } = useConfig();
  // Any text could stand in the link, so only a configured name is shown.
  const provider = config?.signInProviders.find(({ label }) => label === query.get("provider"));
  const label = provider?.label ?? t("your provider");
  return (
    <ConfirmPage
      title={t("Link {provider} sign-in", { provider: label })}
      lead={t(
        "From then on you sign in with {provider}. The password of the account stops working, and every device is logged out.",
        { provider: label },
      )}
      button={t("Link {provider} sign-in", { provider: label })}
      send={(token) => callApi(openidRoutes.confirmLink, { body: { token } })}
      failed={messages.openid.linkFailed}
      done={(reply) => (
        <>
          <Alert tone="good">{say(messageOf(reply))}</Alert>
          {provider && (
            <ProviderButton name={provider.name}>
              {t("Sign in with {provider}", { provider: label })}
            </ProviderButton>
          )}
        </>
      )}
    />
  );
}

export function UndoSignInPage() {
  const queries = useQueryClient();
  return (
    <ConfirmPage
      title={t("This was not me")}
      lead={t(
        "If the sign-in in our mail was not you, another person knows your password. We will log out every device, including this one, end any calls in progress, and mail you a link to choose a new password.",
      )}
      button={t("Log every device out")}
      send={(token) => callApi(settingsRoutes.undoSignIn, { body: { token } })}
      // This browser's session has ended as well.
      onSent={() => queries.invalidateQueries({ queryKey: queryKeys.user })}
      failed={messages.notSaved}
      done={(reply) => <Alert tone="good">{say(messageOf(reply))}</Alert>}
      instead={
        <ButtonLink to="/" variant="secondary" size="large" className="w-full">
          {t("It was me")}
        </ButtonLink>
      }
    />
  );
}
