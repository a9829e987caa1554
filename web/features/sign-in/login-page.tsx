import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { userRoutes } from "#contract/users.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { session } from "#web/lib/browser-session.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { FirstStep } from "./first-step.tsx";
import type { LoginValues } from "./login-form.tsx";
import { loginObstacle } from "./login-obstacle.ts";
import { challengeOf, dropChallenge, keptChallenge } from "./second-step.ts";
import { SecondStepForm } from "./second-step-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

/** Logging in; once there is a session the router leads on to where the user was going. */
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
      {challenge ? (
        <SecondStepForm challenge={challenge.challenge} onLeave={startOver} />
      ) : (
        <FirstStep login={login} />
      )}
    </SignInFrame>
  );
}
