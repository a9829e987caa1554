import type { Clock, Ids, UnitOfWork } from "../runtime.ts";
import type { Deck } from "../tariff/deck.ts";
import type { Tell } from "../tell.ts";
import type { CallStores } from "./call-store.ts";
import type { VoiceCarrier } from "./voice-carrier.ts";

export interface CallLimits {
  /** No call is held, dialled or let run for longer. */
  longestCall_s: number;
  /** How long the far end may ring. */
  ring_s: number;
  /** How soon the carrier is asked about a call that is not heard of, and how seldom at most. */
  check: { shortest_s: number; longest_s: number };
  /** How long a call that the carrier does not know is kept open before its hold is released. */
  unknownGrace_s: number;
}

export const defaultCallLimits: CallLimits = {
  longestCall_s: 4 * 3_600,
  ring_s: 60,
  check: { shortest_s: 15, longest_s: 300 },
  unknownGrace_s: 120,
};

/** What the use-cases of calls work with. */
export interface CallDeps {
  deck: Deck;
  carrier: VoiceCarrier;
  /** One connection, every statement standing alone. */
  connection: UnitOfWork<CallStores>;
  /** Whether this user may call at all; false for unknown ones. */
  isVerified: (userId: string) => Promise<boolean>;
  clock: Clock;
  ids: Ids;
  sleep: (duration_ms: number) => Promise<void>;
  limits: CallLimits;
  /** Tells the caller, wherever they are connected. */
  tell: Tell;
  /** Tells the operator about a call that did not go as it should, and about nothing else. */
  report: (callId: string, problem: string, cause?: unknown) => void;
}

export function secondsAfter(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1_000);
}
