/** One second of a call. Levels are 0 to 1; a time is null while nothing has measured it. */
export interface CallQuality {
  /** Loudness of the far end here. */
  incomingLevel: number;
  /** Loudness of this microphone as it is sent. */
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

const worstMos = 1;

/**
 * Judges a measured second. The voice service scores a second without packets by the delay of the last ones, as excellent,
 * and counts no packet as lost; here it is the worst second there is. A quiet caller, muted or without a microphone, need
 * not send.
 */
export function qualityOf(measured: CallQuality, isQuiet: boolean): CallQuality {
  const sent = isQuiet || measured.sent;
  const mos = measured.received && sent ? measured.mos : worstMos;
  if (measured.received) return { ...measured, sent, mos };
  return { ...measured, sent, mos, jitter_ms: null, roundTrip_ms: null, packetsLostPercent: 100 };
}
