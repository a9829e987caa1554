import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Navigate, useNavigate } from "react-router";
import * as z from "zod/mini";
import { messages } from "#contract/messages/messages.ts";
import { type LinkChallenge, openidRoutes } from "#contract/users/openid.ts";
import { ApiError, serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { Address } from "#web/kit/controls/address.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { RichText } from "#web/kit/controls/rich-text.tsx";
import { PasswordField } from "#web/kit/fields/password-field.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { session } from "#web/kit/session/browser-session.ts";
import { takeDestination } from "#web/kit/session/destination.ts";
import { signInChallenge } from "#web/site/sign-in/login/kept-challenge.ts";
import { keptLink } from "#web/site/sign-in/login/link-challenge.ts";
import { challengeOf } from "#web/site/sign-in/login/second-step.ts";
import { MailLink } from "#web/site/sign-in/mailed-links/mail-link.tsx";
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
    : t("<b>{email}</b> already has an account. A mailed link shows that it is yours.", { email });
}

const schema = z.pick(openidRoutes.linkWithPassword.body, { password: true });

function PasswordForm({ challenge: { challenge, provider } }: { challenge: LinkChallenge }) {
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
