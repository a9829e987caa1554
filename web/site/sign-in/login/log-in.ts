import type * as z from "zod/mini";
import { messages } from "#contract/messages/messages.ts";
import type { RefusalCode } from "#contract/refusals.ts";
import type { TwoStepChallenge } from "#contract/users/two-step.ts";
import { loginBodySchema, userRoutes } from "#contract/users/users.ts";
import { ApiError, serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { checkWith } from "#web/kit/forms/check-with.ts";
import { type RefusedFields, refusedFields } from "#web/kit/forms/refused-field.ts";
import { toast } from "#web/kit/notices/toast.ts";
import { session } from "#web/kit/session/browser-session.ts";
import { t } from "#words/translate.ts";
import { challengeOf } from "./challenges.ts";

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

/** Reason why a login failed, which decides what the page offers next. */
type LoginObstacle =
  | { kind: "refused"; fields: RefusedFields }
  | { kind: "google" }
  | { kind: "unverified"; email: string }
  | { kind: "failed"; message: string };

/** Reads a failed login. `typedEmail` is used when the reply does not end with the address, after a colon. */
export function loginObstacle(error: unknown, typedEmail: string): LoginObstacle {
  const message = serverMessage(error);
  if (usesGoogle(error) || message?.includes("created with Google")) return { kind: "google" };
  // The sentence is in the reader's language; the code is not.
  if (hasCode(error, "email_not_verified") || message?.includes("verify your email")) {
    const named = /:\s*([^\s:@]+@[^\s:@]+)$/.exec(message ?? "")?.[1];
    return { kind: "unverified", email: named ?? typedEmail };
  }
  const fields = refusedFields(error, { password: "password" });
  if (fields.size > 0) return { kind: "refused", fields };
  if (error instanceof ApiError && error.status > 0) {
    return { kind: "failed", message: message ?? t(messages.login.failed) };
  }
  return { kind: "failed", message: t(messages.login.error) };
}

function hasCode(error: unknown, code: RefusalCode): boolean {
  return error instanceof ApiError && error.code === code;
}

function usesGoogle(error: unknown): boolean {
  const body = error instanceof ApiError ? error.body : null;
  return typeof body === "object" && body !== null && "useGoogleAuth" in body && body.useGoogleAuth === true;
}
