import type { SdkSample } from "./sdk.ts";

/** One second of a call. Levels are 0 to 1; a time is null while nothing has measured it. */
export interface CallQuality {
  /** How loud the far end is heard here. */
  incomingLevel: number;
  /** How loud this microphone is sent. */
  outgoingLevel: number;
  /** True when packets came in this second. */
  received: boolean;
  /** True when packets left in this second, or the caller wanted none to. */
  sent: boolean;
  mos: number | null;
  jitter_ms: number | null;
  roundTrip_ms: number | null;
  packetsLostPercent: number;
}

const loudest = 32_767;
const worstMos = 1;

/**
 * Reads the SDK's measurements of one second. The SDK scores a second without packets by the delay of the last ones, as
 * excellent, and counts no packet as lost; here it is the worst second there is. A quiet caller, muted or without a
 * microphone, need not send.
 */
export function qualityOf(sample: SdkSample, isQuiet: boolean): CallQuality {
  const received = sample.packetsReceived > 0;
  const sent = isQuiet || sample.packetsSent > 0;
  return {
    incomingLevel: sample.audioOutputLevel / loudest,
    outgoingLevel: sample.audioInputLevel / loudest,
    received,
    sent,
    mos: received && sent ? sample.mos : worstMos,
    jitter_ms: received ? sample.jitter : null,
    roundTrip_ms: received ? (sample.rtt ?? null) : null,
    packetsLostPercent: received ? sample.packetsLostFraction : 100,
  };
}
