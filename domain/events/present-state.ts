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

/** The calls that the user is in. */
export function callsUnderWay({ calls }: Pick<PresentState, "calls">): readonly CallState[] {
  return calls.filter(({ open, leftAt }) => open && leftAt === null);
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
  /**
   * The calls that the user is in, at most two, the one that began first before the other. After them the newest one, and
   * those that the reader named.
   */
  calls: readonly CallState[];
}

/** Reads many states at once, so that a crowd costs a few statements rather than one for each stream. */
export interface PresentStateStore {
  /** A user whose wallet was never opened also has a state. `callIds` are calls of these users whose ends must be told. */
  read(userIds: readonly string[], callIds?: readonly string[]): Promise<Map<string, PresentState>>;
  /** The token hashes of those sessions that may use the API now. */
  livingSessions(tokenHashes: readonly string[]): Promise<Set<string>>;
}
