import { z } from "zod";
import type { CallOutcome, ProgressStatus } from "#domain/calls/call.ts";
import { CarrierError } from "#domain/calls/voice-carrier.ts";

/** Our status for each of Twilio's. An unknown status is an error, never a guess. */
const meanings = {
  queued: "requested",
  initiated: "requested",
  ringing: "ringing",
  "in-progress": "answered",
  completed: "completed",
  busy: "busy",
  "no-answer": "no_answer",
  failed: "failed",
  canceled: "canceled",
} as const satisfies Record<string, ProgressStatus | CallOutcome["status"]>;

const statusSchema = z.enum(Object.keys(meanings) as [keyof typeof meanings, ...(keyof typeof meanings)[]]);
const durationSchema = z.coerce
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);

export type Leg =
  | { over: false; status: ProgressStatus }
  | { over: true; status: CallOutcome["status"]; answered_s: number | null };

/**
 * Reads a leg's status and, of a completed one, its seconds.
 * @throws CarrierError for an unknown status and for a completed leg without seconds.
 */
export function readLeg(status: unknown, duration: unknown): Leg {
  const reading = statusSchema.safeParse(status);
  if (!reading.success) throw new CarrierError(`Twilio named a status that is not known: ${quoted(status)}`);
  const meaning = meanings[reading.data];
  switch (meaning) {
    case "requested":
    case "ringing":
    case "answered":
      return { over: false, status: meaning };
    case "completed":
      return { over: true, status: meaning, answered_s: readDuration(duration) };
    default:
      return { over: true, status: meaning, answered_s: null };
  }
}

function readDuration(duration: unknown): number {
  const seconds = durationSchema.safeParse(duration);
  if (seconds.success) return seconds.data;
  throw new CarrierError(`Twilio named no seconds of a completed call: ${quoted(duration)}`);
}

function quoted(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 60) ?? "nothing";
}
