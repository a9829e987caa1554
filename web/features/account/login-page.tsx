import { useMutation } from "@tanstack/react-query";
import { toast } from "sonner";
import { accountRoutes } from "../../../contract/accounts.ts";
import { callApi } from "../../lib/browser-api.ts";
import { session } from "../../lib/browser-session.ts";
import { useConfig } from "../../lib/config-query.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { GoogleAccountPanel } from "./google-account-panel.tsx";
import { GoogleButton } from "./google-button.tsx";
import { LoginForm, type LoginValues } from "./login-form.tsx";
import { loginObstacle } from "./login-obstacle.ts";
import { UnverifiedPanel } from "./unverified-panel.tsx";

/** Logging in; once there is a session the router leads on to where the user was going. */
export function LoginPage() {
  const config = useConfig();
  const login = useMutation({
    mutationFn: (body: LoginValues) => callApi(accountRoutes.login, { body }),
    onSuccess: (reply) => session.start(reply.token),
    onError: (error, values) => {
      const obstacle = loginObstacle(error, values.email);
      if (obstacle.kind === "failed") toast.error(obstacle.message);
    },
  });
  const tried = login.isError ? login.variables : null;
  const obstacle = tried && loginObstacle(login.error, tried.email);

  return (
    <AccountFrame
      title="Welcome back"
      lead="Log in to call and to see your credits."
      foot={
        <>
          No account yet? <TextLink to="/register">Register</TextLink>
        </>
      }
    >
      {obstacle?.kind === "unverified" && (
        <UnverifiedPanel email={obstacle.email} password={tried?.password ?? ""} onLeave={login.reset} />
      )}
      {obstacle?.kind === "google" && <GoogleAccountPanel />}
      {obstacle?.kind !== "unverified" && (
        <LoginForm busy={login.isPending} onSubmit={(values) => login.mutate(values)} />
      )}
      {config.data?.googleSignIn !== false && (
        <>
          <p className="my-5 flex items-center gap-4 text-ink-soft text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            or
          </p>
          <GoogleButton>Login with Google</GoogleButton>
        </>
      )}
    </AccountFrame>
  );
}
