import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Navigate, useNavigate } from "react-router";
import * as z from "zod/mini";
import { messageOf } from "#contract/messages/message.ts";
import { messages } from "#contract/messages/messages.ts";
import { type LinkChallenge, openidRoutes } from "#contract/users/openid.ts";
import { ApiError, serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Address, RichText } from "#web/kit/controls/rich-text.tsx";
import { PasswordField } from "#web/kit/fields/password-field.tsx";
import { PasswordOwner } from "#web/kit/fields/password-owner.tsx";
import { FormAlert } from "#web/kit/notices/passing-alert.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { session } from "#web/kit/session/browser-session.ts";
import { takeDestination } from "#web/kit/session/destination.ts";
import { challengeOf } from "#web/site/sign-in/login/challenges.ts";
import { keptLink, signInChallenge } from "#web/site/sign-in/login/kept-challenges.ts";
import { SignInFrame } from "#web/site/sign-in/sign-in-frame.tsx";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

/** Asks for the password of the account that a provider is about to be linked to; without a challenge it leads to /login. */
export function LinkProviderPage() {
  const [challenge] = useState(keptLink.get);
  if (challenge === null) return <Navigate to="/login" replace />;
  return (
    <SignInFrame title={t("Link {provider} sign-in", { provider: challenge.provider })}>
      <div className="space-y-6">
        <p className="text-ink-soft">
          <RichText text={ownerSentence(challenge)} parts={{ b: (words) => <Address>{words}</Address> }} />
        </p>
        {challenge.hasPassword && <PasswordForm challenge={challenge} />}
        <MailLink challenge={challenge} />
      </div>
    </SignInFrame>
  );
}

function ownerSentence({ email, hasPassword }: LinkChallenge): string {
  return hasPassword
    ? t(
        "<b>{email}</b> already has an account with a password. Please enter it once. From then on you can sign in with either.",
        { email },
      )
    : t("<b>{email}</b> already has an account. We can mail you a link to confirm that it is yours.", {
        email,
      });
}

const schema = z.pick(openidRoutes.linkWithPassword.body, { password: true });

function PasswordForm({ challenge: { challenge, provider, email } }: { challenge: LinkChallenge }) {
  const navigate = useNavigate();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: "" },
  });

  async function leave(path: string): Promise<void> {
    keptLink.drop();
    await navigate(path, { replace: true });
  }

  const link = useMutation({
    mutationFn: ({ password }: { password: string }) =>
      callApi(openidRoutes.linkWithPassword, { body: { challenge, password } }),
    onSuccess: async (reply) => {
      session.start(reply.token, reply.user.id);
      toast.success(say(messages.openid.success(provider)));
      await leave(takeDestination("/dashboard"));
    },
    onError: async (error) => {
      const second = challengeOf(error);
      if (second) {
        signInChallenge.keep(second);
        return leave("/login");
      }
      const sentence = serverMessage(error) ?? t(messages.openid.linkFailed);
      if (error instanceof ApiError && error.code === "wrong_password") {
        setError("password", { message: sentence }, { shouldFocus: true });
        return;
      }
      toast.error(sentence);
      if (error instanceof ApiError && error.code === "openid_link_expired") await leave("/login");
    },
  });
  return (
    <form noValidate onSubmit={handleSubmit((values) => link.mutate(values))} className="space-y-5">
      <PasswordOwner email={email} />
      <PasswordField
        label={t("Password")}
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register("password")}
      />
      <Button type="submit" size="large" busy={link.isPending} className="w-full">
        {t("Link and sign in")}
      </Button>
    </form>
  );
}

/** For a person who does not know the account's password: a stranger may have chosen it. */
function MailLink({ challenge: { challenge, provider, hasPassword } }: { challenge: LinkChallenge }) {
  const mail = useMutation({
    mutationFn: () => callApi(openidRoutes.mailLink, { body: { challenge } }),
    onError: (error) => toast.error(serverMessage(error) ?? t(messages.openid.linkFailed)),
  });
  return (
    <section aria-label={t("Without the password")} className="space-y-3 border-line border-t pt-6">
      <p className="text-ink-soft text-sm">
        {hasPassword
          ? t(
              "Do you not know this password, or did you not choose it? We can mail you a link that links {provider} without it. The password will then stop working.",
              { provider },
            )
          : t("The link links {provider}. Every device is then logged out.", { provider })}
      </p>
      <Button variant="secondary" className="w-full" busy={mail.isPending} onClick={() => mail.mutate()}>
        {t("Mail me a link")}
      </Button>
      <FormAlert tone="good" attempt={mail.submittedAt}>
        {mail.isSuccess && say(messageOf(mail.data))}
      </FormAlert>
    </section>
  );
}
