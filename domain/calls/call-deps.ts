import type { CallDirection } from "#contract/calls/call-status.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { RelatedQuery } from "#domain/marks/mark-store.ts";
import type { Observer, Subject } from "#domain/observer.ts";
import type { Clock, Connection, Ids, Transaction } from "#domain/runtime.ts";
import type { Deck } from "#domain/tariff/decks/deck.ts";
import type { Publish } from "#domain/user-events.ts";
import type { WalletChanges } from "#domain/wallet-changes.ts";
import type { CarrierId } from "./call.ts";
import type { CallLimits } from "./call-limits.ts";
import type { CallStores } from "./call-store.ts";
import type { IncomingDeps } from "./incoming/incoming-deps.ts";
import type { Carriers, VoiceIdentity } from "./voice-carrier.ts";

/** A user who calls. Only a verified user may. */
export interface Caller extends WalletUser {
  isVerified: boolean;
}

export interface CallDeps {
  deck: Deck;
  carriers: Carriers;
  /** The carrier of new calls, and of callbacks whose path names none. */
  defaultCarrier: CarrierId;
  connection: Connection<CallStores>;
  transaction: Transaction<CallStores>;
  findCaller: (userId: string) => Promise<Caller | undefined>;
  incoming: IncomingDeps;
  isLoggedIn: (identity: VoiceIdentity) => Promise<boolean>;
  /** Counts one preflight call; false above the limit. */
  takeTestCall: (userId: string) => Promise<boolean>;
  /** Counts one refused call of the user's or to the user, each apart; false above the limit. */
  takeRefusedCall: (userId: string, kind: CallDirection | "blocked") => Promise<boolean>;
  clock: Clock;
  ids: Ids;
  sleep: (duration_ms: number) => Promise<void>;
  limits: CallLimits;
  publish: Publish;
  changes: WalletChanges;
  observer: Observer;
  /** Reports a call that failed or went wrong to the operator. */
  report: (callId: string, problem: string, cause?: unknown) => void;
}

export function subjectOf({ id, providerCallId }: { id: string; providerCallId: string }): Subject {
  return { callId: id, providerCallId };
}

/** Asks what the related wallets of a caller's wallet have used. */
export function relatedQuery({ clock, limits }: CallDeps, walletId: string): RelatedQuery {
  return { walletId, at: clock.now(), newFor_s: limits.caller.newWallet.age_s };
}

/** Never below zero: another server's clock, which wrote one of them, may be ahead. */
export function wholeSeconds(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / 1_000));
}

export function secondsAfter(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1_000);
}
