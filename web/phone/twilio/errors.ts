import type { Cause } from "#web/phone/failures.ts";
import type { SdkError } from "./sdk.ts";

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

/** True when the call ended without a failure: not found, not available, busy or declined. */
const outcomes = new Set([31404, 31480, 31486, 31603]);

export function isOutcome({ code }: SdkError): boolean {
  return code !== undefined && outcomes.has(code);
}

/** The call's sound is lost, and perhaps its signalling too. */
export function isMediaLost({ code }: SdkError): boolean {
  return code === 53405;
}

export function causeOf(error: SdkError): Cause {
  const known = [error.originalError?.code, error.code].flatMap((code) => causes[code ?? 0] ?? []);
  return known[0] ?? "unknown";
}
