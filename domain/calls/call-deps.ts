import type { Clock, Connection, Ids } from "#domain/runtime.ts";
import type { Deck } from "#domain/tariff/deck.ts";
import type { Tell } from "#domain/tell.ts";
import type { CallLimits } from "./call-limits.ts";
import type { CallStores } from "./call-store.ts";
import type { VoiceCarrier } from "./voice-carrier.ts";

/** What the use-cases of calls work with. */
export interface CallDeps {
  deck: Deck;
  carrier: VoiceCarrier;
  connection: Connection<CallStores>;
  /** Whether this user may call at all; false for unknown ones. */
  isVerified: (userId: string) => Promise<boolean>;
  /** Counts one test of the line; false once there were too many. */
  takeTestCall: (userId: string) => Promise<boolean>;
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
