import type { UseMutationResult } from "@tanstack/react-query";
import { useConfig } from "#web/lib/config-query.ts";
import { GoogleAccountPanel } from "./google-account-panel.tsx";
import { GoogleButton } from "./google-button.tsx";
import { LoginForm, type LoginValues } from "./login-form.tsx";
import { loginObstacle } from "./login-obstacle.ts";
import { UnverifiedPanel } from "./unverified-panel.tsx";

interface FirstStepProps {
  login: Pick<
    UseMutationResult<unknown, Error, LoginValues>,
    "isPending" | "error" | "variables" | "mutate" | "reset"
  >;
}

/** Password or Google, and what to do when the account needs something else first. */
export function FirstStep({ login }: FirstStepProps) {
  const config = useConfig();
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
      {obstacle?.kind !== "google" && config.data?.googleSignIn !== false && (
        <>
          <p className="my-5 flex items-center gap-4 text-ink-soft text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            or
          </p>
          <GoogleButton>Login with Google</GoogleButton>
        </>
      )}
    </>
  );
}
