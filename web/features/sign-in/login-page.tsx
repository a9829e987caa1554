import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { userRoutes } from "#contract/users.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { session } from "#web/lib/browser-session.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { toast } from "#web/ui/toast.ts";
import { GoogleAccountPanel } from "./google-account-panel.tsx";
import { LoginForm, type LoginValues } from "./login-form.tsx";
import { loginObstacle } from "./login-obstacle.ts";
import { OrDivider } from "./or-divider.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import { challengeOf, dropChallenge, keptChallenge } from "./second-step.ts";
import { SecondStepForm } from "./second-step-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";
import { UnverifiedPanel } from "./unverified-panel.tsx";

/** Logs in; once there is a session the router redirects to the user's destination. */
export function LoginPage() {
  const [challenge, setChallenge] = useState(keptChallenge);
  const login = useMutation({
    mutationFn: (body: LoginValues) => callApi(userRoutes.login, { body }),
    onSuccess: (reply) => session.start(reply.token, reply.user.id),
    onError: (error, values) => {
      const second = challengeOf(error);
      if (second) return setChallenge(second);
      const obstacle = loginObstacle(error, values.email);
      if (obstacle.kind === "failed") toast.error(obstacle.message);
    },
  });

  function startOver(): void {
    dropChallenge();
    setChallenge(null);
    login.reset();
  }

  return (
    <SignInFrame
      title="Welcome back"
      lead="Log in to call and to see your credits."
      foot={
        <>
          No account yet? <TextLink to="/register">Register</TextLink>
        </>
      }
    >
      {challenge ? <SecondStepForm challenge={challenge} onLeave={startOver} /> : <FirstStep login={login} />}
    </SignInFrame>
  );
}

interface FirstStepProps {
  login: Pick<
    UseMutationResult<unknown, Error, LoginValues>,
    "isPending" | "error" | "variables" | "mutate" | "reset"
  >;
}

/** Login by password, provider or passkey, with the next step after a refused login. */
function FirstStep({ login }: FirstStepProps) {
  const tried = login.error ? login.variables : undefined;
  const obstacle = tried && loginObstacle(login.error, tried.email);
  return (
    <>
      {obstacle?.kind === "unverified" && (
        <UnverifiedPanel email={obstacle.email} password={tried?.password ?? ""} onLeave={login.reset} />
      )}
      {obstacle?.kind === "google" && <GoogleAccountPanel />}
      {obstacle?.kind !== "unverified" && (
        <LoginForm busy={login.isPending} onSubmit={(values) => login.mutate(values)} />
      )}
      <OrDivider />
      <div className="space-y-3">
        <ProviderButtons withoutGoogle={obstacle?.kind === "google"} />
        <PasskeySignIn />
      </div>
    </>
  );
}
