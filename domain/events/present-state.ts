import type { SwitchedOff } from "#contract/events.ts";
import type { Call } from "#domain/calls/call.ts";
import type { Balance } from "#domain/ledger/ledger-store.ts";

export interface CallState extends Call {
  /** The browser's own id of the call. */
  attemptId: string | null;
  answeredAt: Date | null;
  endedAt: Date | null;
  cutoffAt: Date | null;
}

/** The state of a user and the wallet, for event streams. */
export interface PresentState extends Pick<Balance, "posted_mc" | "available_mc"> {
  /** True while a disputed payment pauses the user's calling. */
  pausedByDispute: boolean;
  /** True while a number of the user rings. */
  callable: boolean;
  switchedOff: readonly SwitchedOff[];
  /** The number of transfers, and the reason of the last one. */
  transfers: number;
  lastTransferFor: string | null;
  /** The open call, or else the newest one. */
  call: CallState | null;
}

/** Reads many states at once, so that a crowd costs a few statements rather than one for each stream. */
export interface PresentStateStore {
  /** A user whose wallet was never opened also has a state. */
  read(userIds: readonly string[]): Promise<Map<string, PresentState>>;
  /** The token hashes of those sessions that may use the API now. */
  livingSessions(tokenHashes: readonly string[]): Promise<Set<string>>;
}
