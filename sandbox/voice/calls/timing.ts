import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

/** Delays of the far end and timeouts of the gateway. Tests shorten them. */
export interface VoiceTiming {
  /** From dialling to ringing. */
  dial_ms: number;
  /** From ringing to the answer, or to the busy tone. */
  ring_ms: number;
  /** The same for a number that answers late. */
  lateRing_ms: number;
  /** From the answer until a far end hangs up, or drops the media, by itself. */
  stay_ms: number;
  /** The same for a far end that hangs up late. */
  lateStay_ms: number;
  /** Time that an answered call outlives its lost signalling connection. */
  reconnect_ms: number;
  heartbeat_ms: number;
  /** Time that a validation call rings and waits for its code. */
  validation_ms: number;
  /** The wait before each retry of a webhook. */
  webhookRetry_ms: number;
  /** Time from the end of a call until its summary is complete. The carrier needs up to half an hour. */
  summary_ms: number;
}

export const realTiming: VoiceTiming = {
  dial_ms: 300,
  ring_ms: 2_000,
  lateRing_ms: 10_000,
  stay_ms: 5_000,
  lateStay_ms: 65_000,
  reconnect_ms: 10_000,
  heartbeat_ms: 5_000,
  validation_ms: 120_000,
  webhookRetry_ms: 100,
  summary_ms: 30 * 60_000,
};

/** Waits; true when the whole time has passed, false when `signal` cut it short. Never throws. */
export function elapse(duration_ms: number, signal: AbortSignal): Promise<boolean> {
  return sleep(duration_ms, true, { signal }).catch(() => false);
}

export async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, "abort");
}
