import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

/** Waits; true when the whole time has passed, false when `signal` cut it short. Never throws. */
export function elapse(duration_ms: number, signal: AbortSignal): Promise<boolean> {
  return sleep(duration_ms, true, { signal }).catch(() => false);
}

export async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, "abort");
}
