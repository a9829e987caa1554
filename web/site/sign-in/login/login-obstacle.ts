import { messages } from "#contract/messages/messages.ts";
import type { RefusalCode } from "#contract/refusals.ts";
import { ApiError, serverMessage } from "#web/kit/api/api-error.ts";
import { t } from "#words/translate.ts";

/** Reason why a login failed, which decides what the page offers next. */
export type LoginObstacle =
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
