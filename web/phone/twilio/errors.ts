import type { Cause } from "#web/phone/failures.ts";
import type { CallQuality } from "#web/phone/quality/call-quality.ts";
import type { QualityHint } from "#web/phone/quality/quality-hints.ts";
import type { SdkError, SdkSample } from "./sdk.ts";

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
  31408: "notConnected",
  31500: "notConnected",
  31502: "notConnected",
  31503: "notConnected",
  31504: "notConnected",
  20101: "tokenInvalid",
  20104: "tokenExpired",
  20151: "authentication",
  53000: "unreachable",
  53001: "unreachable",
  53400: "media",
  53402: "media",
  53405: "interrupted",
};

/**
 * The call ended without a failure: answered elsewhere or too late, not found, not available, busy, cancelled or declined. The SDK
 * names a code that it does not know as a failed connection, and keeps it: www.twilio.com/docs/api/errors
 */
const outcomes = new Set([31008, 31404, 31480, 31486, 31487, 31600, 31603]);

export function isOutcome({ code, originalError }: SdkError): boolean {
  return [originalError?.code, code].some((each) => each !== undefined && outcomes.has(each));
}

/** The call's sound is lost, and perhaps its signalling too. */
export function isMediaLost({ code }: SdkError): boolean {
  return code === 53405;
}

export function causeOf(error: SdkError): Cause {
  const matches = [error.originalError?.code, error.code].flatMap((code) => causes[code ?? 0] ?? []);
  return matches[0] ?? "unknown";
}

const loudest = 32_767;

/** Firefox gives no round trip of a pair of candidates, which the SDK then multiplies to NaN. */
const measured = (value: number | null | undefined) => (Number.isFinite(value) ? (value as number) : null);

export function secondOf(sample: SdkSample): CallQuality {
  return {
    incomingLevel: sample.audioOutputLevel / loudest,
    outgoingLevel: sample.audioInputLevel / loudest,
    received: sample.packetsReceived > 0,
    sent: sample.packetsSent > 0,
    mos: measured(sample.mos),
    jitter_ms: measured(sample.jitter),
    roundTrip_ms: measured(sample.rtt),
    packetsLostPercent: measured(sample.packetsLostFraction) ?? 0,
  };
}

/**
 * The SDK's warnings. It raises them at jitter above 30 ms, round trip above 400 ms, MOS below 3, loss above 1 %. Its
 * warnings of missing sound come eight seconds late and stay five seconds too long, so the engine counts packets.
 */
const hintOf: Readonly<Record<string, QualityHint>> = {
  "high-jitter": "jitter",
  "high-rtt": "delay",
  "low-mos": "quality",
  "high-packet-loss": "loss",
  "high-packets-lost-fraction": "loss",
  "ice-connectivity-lost": "connection",
  "constant-audio-input-level": "silentMicrophone",
};

export function hintsOf(warnings: Iterable<string>): QualityHint[] {
  return [...warnings].flatMap((warning) => hintOf[warning] ?? []);
}
