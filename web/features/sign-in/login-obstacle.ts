import { messages } from "#contract/messages.ts";
import { ApiError, serverMessage } from "#web/lib/api-error.ts";

/** Why a login failed, which decides what the page offers next. */
export type LoginObstacle =
  | { kind: "google" }
  | { kind: "unverified"; email: string }
  | { kind: "failed"; message: string };

/** Reads a failed login. `typedEmail` is used when the reply does not name the address after "email:". */
export function loginObstacle(error: unknown, typedEmail: string): LoginObstacle {
  const message = serverMessage(error);
  if (usesGoogle(error) || message?.includes("created with Google")) return { kind: "google" };
  if (message?.includes("verify your email")) {
    const named = /email:\s*(\S+@\S+)/.exec(message)?.[1];
    return { kind: "unverified", email: named ?? typedEmail };
  }
  if (error instanceof ApiError && error.status > 0) {
    return { kind: "failed", message: message ?? messages.login.failed };
  }
  return { kind: "failed", message: messages.login.error };
}

function usesGoogle(error: unknown): boolean {
  const body = error instanceof ApiError ? error.body : null;
  return typeof body === "object" && body !== null && "useGoogleAuth" in body && body.useGoogleAuth === true;
}
