import { messages } from "#contract/messages/messages.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

const { deviceError, deviceErrors } = messages.call;

export type Cause = keyof typeof deviceErrors;

/** The service refused our token, so no call can use it. */
export function isTokenRefused(cause: Cause): boolean {
  return cause === "authentication" || cause === "tokenInvalid" || cause === "tokenExpired";
}

export function sentence(cause: Cause): string {
  return say(deviceError(t(deviceErrors[cause])));
}

/** Says whether the user or the browser's settings refused the microphone. */
export function isDenied(error: unknown): boolean {
  return error instanceof DOMException && error.name === "NotAllowedError";
}
