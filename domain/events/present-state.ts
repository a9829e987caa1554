import type { Call } from "#domain/calls/call.ts";
import type { Balance } from "#domain/ledger/ledger-store.ts";

export interface CallState extends Call {
  answeredAt: Date | null;
  endedAt: Date | null;
  /** From then on the call is hung up. */
  cutoffAt: Date | null;
}

/** How things are with a user and the wallet, for those who listen. */
export interface PresentState extends Pick<Balance, "posted_mc" | "available_mc"> {
  /** How many transfers there are, and what the last one was for. */
  transfers: number;
  lastTransferFor: string | null;
  /** The open call, or else the newest one. */
  call: CallState | null;
}

/** Reads for many at once, so that a busy moment costs a few statements and not one for every listener. */
export interface PresentStateStore {
  /** A user whose wallet was never opened has a state, too. */
  read(userIds: readonly string[]): Promise<Map<string, PresentState>>;
  /** Which of these sessions, named by the hashes of their tokens, open the API now. */
  livingSessions(tokenHashes: readonly string[]): Promise<Set<string>>;
}
