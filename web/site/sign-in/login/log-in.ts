import type * as z from "zod/mini";
import { messages } from "#contract/messages/messages.ts";
import type { TwoStepChallenge } from "#contract/users/two-step.ts";
import { loginBodySchema, userRoutes } from "#contract/users/users.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { checkWith } from "#web/kit/forms/check-with.ts";
import { toast } from "#web/kit/notices/toast.ts";
import { session } from "#web/kit/session/browser-session.ts";
import { type LoginObstacle, loginObstacle } from "./login-obstacle.ts";
import { challengeOf } from "./second-step.ts";

export type LoginValues = z.infer<typeof loginBodySchema>;

/** The next step of the login page. Null once there is a session: the router leaves the page. */
export type NextStep = { kind: "second_step"; challenge: TwoStepChallenge } | LoginObstacle | null;

export const checkLogin = checkWith(loginBodySchema, messages.login.missing);

/** Logs in. Says why it failed unless the page offers a next step. */
export async function logIn(values: LoginValues): Promise<NextStep> {
  try {
    const { token, user } = await callApi(userRoutes.login, { body: values });
    session.start(token, user.id);
    return null;
  } catch (error) {
    const challenge = challengeOf(error);
    if (challenge) return { kind: "second_step", challenge };
    const obstacle = loginObstacle(error, values.email);
    if (obstacle.kind === "failed") toast.error(obstacle.message);
    return obstacle;
  }
}
