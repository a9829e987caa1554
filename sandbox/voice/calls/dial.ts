import type { DialNumber } from "#sandbox/voice/twiml/dial-verb.ts";
import type { ReportStatus } from "#sandbox/voice/webhooks/status-callbacks.ts";
import { type Destination, destinationOf } from "./destination.ts";
import type { Leg } from "./leg.ts";
import { aborted, elapse, type VoiceTiming } from "./timing.ts";

/** The effects of a dialled leg on the caller who waits for it. */
export interface DialEffects {
  ringing(): void;
  answered(): void;
  /** The connection of the audio breaks off while the call goes on. */
  mediaDropped(): void;
  /** No packet reaches the caller any more, over a connection that stays. */
  soundStopped(): void;
}

/**
 * Runs the far end: it rings, answers or not, stays or leaves, as its number decides. Resolves when the leg has ended.
 */
export async function runDialledLeg(
  leg: Leg,
  verb: DialNumber,
  timing: VoiceTiming,
  report: ReportStatus,
  effects: DialEffects,
): Promise<void> {
  const destination = destinationOf(leg.to);

  async function ring(): Promise<void> {
    if (destination.outcome === "fails") return leg.end("failed");
    leg.ring();
    report("ringing");
    effects.ringing();

    const timeout_ms = verb.timeout_s * 1_000;
    const picksUp_ms = ringing_ms(destination, timing);
    if (!(await elapse(Math.min(picksUp_ms, timeout_ms), leg.over))) return;
    if (picksUp_ms > timeout_ms) return leg.end("no-answer");
    if (destination.outcome === "busy") return leg.end("busy");

    leg.answer();
    report("answered");
    effects.answered();
    await leave(destination);
  }

  async function leave({ afterwards }: Destination): Promise<void> {
    if (afterwards === "stays") return;
    const stay_ms = afterwards === "hangs_up_late" ? timing.lateStay_ms : timing.stay_ms;
    if (!(await elapse(stay_ms, leg.over))) return;
    if (afterwards === "drops_media") effects.mediaDropped();
    else if (afterwards === "stops_sending") effects.soundStopped();
    else leg.hangUp();
  }

  leg.limit("dial", verb.timeLimit_s);
  report("initiated");
  if (await elapse(timing.dial_ms, leg.over)) await ring();
  if (leg.answeredAt) await aborted(leg.over);
  report("completed");
}

function ringing_ms({ outcome, answers }: Destination, timing: VoiceTiming): number {
  if (outcome === "no_answer") return Number.POSITIVE_INFINITY;
  return answers === "late" ? timing.lateRing_ms : timing.ring_ms;
}
