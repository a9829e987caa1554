/** One second of the SDK's own measurements. Levels are 0 to 1. */
export interface CallQuality {
  /** How loud the far end is heard here. */
  incomingLevel: number;
  /** How loud this microphone is sent. */
  outgoingLevel: number;
  mos: number | null;
  jitter_ms: number;
  roundTrip_ms: number;
  packetsLostPercent: number;
}
