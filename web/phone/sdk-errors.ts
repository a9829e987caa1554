import { messages } from "#contract/messages.ts";
import type { SdkError } from "./sdk.ts";

const { deviceErrorPrefix, deviceErrors } = messages.call;
type Cause = keyof typeof deviceErrors;

/** The gateway's codes and the ones the SDK has made of them. */
const causes: Readonly<Record<number, Cause>> = {
  31000: "media",
  31001: "notConnected",
  31002: "notConnected",
  31003: "interrupted",
  31005: "unreachable",
  31009: "unreachable",
  31201: "authentication",
  31202: "tokenInvalid",
  31204: "tokenInvalid",
  31205: "tokenExpired",
  31207: "tokenInvalid",
  31208: "microphoneDenied",
  31401: "microphoneDenied",
  31402: "microphoneMissing",
  20101: "tokenInvalid",
  20104: "tokenExpired",
  20151: "authentication",
  53000: "unreachable",
  53001: "unreachable",
  53400: "media",
  53402: "media",
  53405: "interrupted",
};

/** How a call may end that is nobody's failure: not found, not available, busy, declined. */
const outcomes = new Set([31404, 31480, 31486, 31603]);

export function isOutcome(error: SdkError): boolean {
  return error.code !== undefined && outcomes.has(error.code);
}

/** The gateway did not accept our token, so no call can be made with it. */
export function isTokenError(error: SdkError): boolean {
  const cause = causeOf(error);
  return cause === "authentication" || cause === "tokenInvalid" || cause === "tokenExpired";
}

/** The service could not be reached; the SDK goes on trying. */
export function isUnreachable(error: SdkError): boolean {
  return causeOf(error) === "unreachable";
}

/** What to tell the person, and what they can do. */
export function sentenceFor(error: SdkError): string {
  return sentence(causeOf(error));
}

export function sentence(cause: Cause): string {
  return deviceErrorPrefix + deviceErrors[cause];
}

function causeOf(error: SdkError): Cause {
  const known = [error.originalError?.code, error.code].flatMap((code) => causes[code ?? 0] ?? []);
  return known[0] ?? "unknown";
}

/** Why the browser gave no microphone, from the error it rejected with. */
export function microphoneSentence(error: unknown): string {
  const denied = error instanceof DOMException && error.name === "NotAllowedError";
  return sentence(denied ? "microphoneDenied" : "microphoneMissing");
}
