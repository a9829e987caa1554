import type { CallQuality } from "#web/phone/quality/call-quality.ts";
import type { QualityHint } from "#web/phone/quality/quality-hints.ts";
import type { SdkSample } from "./sdk.ts";

const loudest = 32_767;

/** One second as the SDK measured it. */
export function secondOf(sample: SdkSample): CallQuality {
  return {
    incomingLevel: sample.audioOutputLevel / loudest,
    outgoingLevel: sample.audioInputLevel / loudest,
    received: sample.packetsReceived > 0,
    sent: sample.packetsSent > 0,
    mos: sample.mos,
    jitter_ms: sample.jitter,
    roundTrip_ms: sample.rtt ?? null,
    packetsLostPercent: sample.packetsLostFraction,
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
