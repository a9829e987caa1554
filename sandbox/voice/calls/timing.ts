/** How long things take at the far end and how patient the gateway is. Tests shorten it. */
export interface VoiceTiming {
  /** From dialling to ringing. */
  dial_ms: number;
  /** From ringing to the answer, or to the busy tone. */
  ring_ms: number;
  /** How long the far end of a number ending 0104 or 0105 stays. */
  stay_ms: number;
  /** How long an answered call outlives its lost signalling connection. */
  reconnect_ms: number;
  heartbeat_ms: number;
  webhookTimeout_ms: number;
  /** Waits before a status callback that was not answered is sent again. */
  callbackRetries_ms: readonly number[];
}

export const realTiming: VoiceTiming = {
  dial_ms: 300,
  ring_ms: 2_000,
  stay_ms: 5_000,
  reconnect_ms: 10_000,
  heartbeat_ms: 5_000,
  webhookTimeout_ms: 15_000,
  callbackRetries_ms: [500, 2_000, 5_000],
};
