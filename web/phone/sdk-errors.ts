import { messages } from "#contract/messages.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import type { SdkError } from "./sdk.ts";

const { deviceError, deviceErrors } = messages.call;
type Cause = keyof typeof deviceErrors;

/** The gateway's codes, and the codes that the SDK maps them to. */
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

/** Whether the call ended without a failure: not found, not available, busy or declined. */
const outcomes = new Set([31404, 31480, 31486, 31603]);

export function isOutcome(error: SdkError): boolean {
  return error.code !== undefined && outcomes.has(error.code);
}

/** The gateway refused our token, so no call can use it. */
export function isTokenError(error: SdkError): boolean {
  const cause = causeOf(error);
  return cause === "authentication" || cause === "tokenInvalid" || cause === "tokenExpired";
}

/** The service could not be reached; the SDK keeps trying. */
export function isUnreachable(error: SdkError): boolean {
  return causeOf(error) === "unreachable";
}

/** The call's sound is lost, and perhaps its signalling too. */
export function isMediaLost({ code }: SdkError): boolean {
  return code === 53405;
}

/** The sentence for the user, with what to do next. */
export function sentenceFor(error: SdkError): string {
  return sentence(causeOf(error));
}

export function sentence(cause: Cause): string {
  return say(deviceError(t(deviceErrors[cause])));
}

function causeOf(error: SdkError): Cause {
  const known = [error.originalError?.code, error.code].flatMap((code) => causes[code ?? 0] ?? []);
  return known[0] ?? "unknown";
}

/** Says whether the user or the browser's settings refused the microphone. */
export function isDenied(error: unknown): boolean {
  return error instanceof DOMException && error.name === "NotAllowedError";
}

/** Why the browser gave no microphone, from the error of its rejection. */
export function microphoneSentence(error: unknown): string {
  return sentence(isDenied(error) ? "microphoneDenied" : "microphoneMissing");
}

/** Says whether a sentence names a state that lasts until the user changes it, in the browser or at the desk. */
export function isLasting(error: string): boolean {
  return error === sentence("microphoneDenied") || error === sentence("microphoneMissing");
}
