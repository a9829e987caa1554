import type { CallerIdView } from "#contract/calls/caller-ids.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import type { CallDeps } from "#domain/calls/call-deps.ts";
import { type CarrierCallerIds, verifiedFor_s } from "#domain/calls/voice-carrier.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { MailReader } from "#domain/mail-layout.ts";
import type { Outbox } from "#domain/outbox.ts";
import type { Clock, Connection, Ids, Transaction } from "#domain/runtime.ts";
import type { Publish } from "#domain/user-events.ts";

const minute_ms = 60_000;
const day_ms = 24 * 60 * minute_ms;

/** The most numbers of a user, those that are not verified included. */
export const mostCallerIds = 10;
export const verifiedFor_ms = verifiedFor_s * 1_000;
/** Its user is asked by mail this long before, and may verify it again from then on. */
export const renewedBefore_ms = 30 * day_ms;
/** A verification whose outcome is unknown after this time is looked up at the carrier. */
export const answeredWithin_ms = 5 * minute_ms;
/** The word on a call, and the digits that are typed in it, come within this time of the request, or count no more. */
export const reportedWithin_ms = 15 * minute_ms;

export interface CallerId {
  userId: string;
  id: string;
  carrier: string;
  number: E164;
  state: CallerIdView["state"];
  requestedAt: Date;
  providerCallId: string | null;
  code: string | null;
  /** The code of a call of our own, to a number that another user has verified. */
  claimCode: string | null;
  verifiedAt: Date | null;
  providerNumberId: string | null;
  isDefault: boolean;
}

/** A rented number of the user's that rings, as calls may show it. */
export interface RentedCallerId {
  id: string;
  number: E164;
  isDefault: boolean;
}

/** A number at the carrier, which is asked to forget it. */
export interface CallerIdRemoval {
  carrier: string;
  providerNumberId: string;
  tries: number;
}

/** The user who asks for a verification. */
export interface Requester extends MailReader {
  isFrozen: boolean;
  isCallingStopped: boolean;
}

export interface CallerIdStore {
  /** The verified ones first, by number. */
  list(userId: string): Promise<CallerId[]>;
  /** Locks the user until the transaction ends; undefined for a user who is deleted. Lock it before the numbers. */
  lockUser(userId: string): Promise<Requester | undefined>;
  lock(userId: string, id: string): Promise<CallerId | undefined>;
  /** Another user who has this number verified, or any who rents it: its next user would have it then. */
  holder(number: Pick<CallerId, "carrier" | "number" | "userId">): Promise<"user" | "renter" | undefined>;
  /** True when the report of another user's request, made since then, may still verify its number. */
  isAwaited(request: { id: string; notOf: string }, since: Date): Promise<boolean>;
  /** Writes a request of a locked user: a new row, or the one of the same number. */
  request(
    callerId: Pick<CallerId, "userId" | "id" | "carrier" | "number" | "requestedAt" | "claimCode">,
  ): Promise<void>;
  /** False when the request is over or was made anew. */
  setCall(request: CallerId, call: { providerCallId: string; code: string | null }): Promise<boolean>;
  /** A request that ended without a proof. */
  fail(request: Pick<CallerId, "userId" | "id">): Promise<void>;
  /** Ends a claim: its code counts no more. */
  dropClaim(request: Pick<CallerId, "userId" | "id">): Promise<void>;
  /** Takes the number of a claim from its holder, who had it verified when the claim was made; undefined when there is none. */
  takeOver(
    claim: Pick<CallerId, "userId" | "carrier" | "number" | "requestedAt">,
  ): Promise<{ providerNumberId: string; holder: MailReader & { id: string } } | undefined>;
  /**
   * False when another user was first. A user's first number becomes the default, and one that was it when it was asked about
   * again; no other does, because its user may have chosen the operator's. The carrier is not asked to forget it any more.
   */
  verify(
    request: Pick<CallerId, "userId" | "id" | "carrier">,
    proof: { providerNumberId: string; at: Date },
  ): Promise<boolean>;
  /** The rented numbers that calls may show, by number. A verified default comes before them. */
  rented(user: WalletUser): Promise<RentedCallerId[]>;
  /** Makes a verified or a rented number the default, or none. */
  setDefault(user: WalletUser, id: string | null): Promise<void>;
  remove(userId: string, id: string): Promise<void>;
  /** Has the carrier forget a number, unless it is verified for a user by the same record. */
  addRemoval(removal: Omit<CallerIdRemoval, "tries">, at: Date): Promise<void>;
  dueRemovals(now: Date, limit: number): Promise<CallerIdRemoval[]>;
  /** False when another node has taken it. */
  claimRemoval(removal: CallerIdRemoval, times: { now: Date; nextAt: Date }): Promise<boolean>;
  removed(removal: Omit<CallerIdRemoval, "tries">): Promise<void>;
  /** Adds to what the verification calls of a day cost, unless it would be more than the most. */
  spend(day: Date, spend: { cost_mc: number; most_mc: number }): Promise<boolean>;
  /** Requests without an outcome since then. */
  unanswered(before: Date, limit: number): Promise<CallerId[]>;
  /** Takes the mark of one number that was verified before then and whose user was not asked yet, with its reader. */
  remindOne(verifiedBefore: Date, at: Date): Promise<{ callerId: CallerId; reader: MailReader } | undefined>;
  /** Takes the mark of verified from one number that has it since before then. */
  lapseOne(verifiedBefore: Date): Promise<CallerId | undefined>;
}

export interface CallerIdStores {
  callerIds: CallerIdStore;
  outbox: Outbox;
}

export interface CallerIdDeps extends Pick<CallDeps, "carriers" | "defaultCarrier" | "deck"> {
  transaction: Transaction<CallerIdStores>;
  connection: Connection<Pick<CallerIdStores, "callerIds">>;
  clock: Clock;
  ids: Ids;
  publish: Publish;
  publicUrl: string;
  calling: boolean;
  /** A new code of six digits. */
  newCode: () => string;
  /** The most that the verification calls of a day may cost the operator. */
  mostPerDay_mc: number;
  /** Counts an attempt for the user, the number and the network; false over a limit of one of them. */
  takeAttempt: (attempt: { userId: string; number: E164; ip: string }) => Promise<boolean>;
}

/** The caller IDs of the carrier of new calls; undefined when it offers none. */
export function offeredCallerIds({ carriers, defaultCarrier }: CallerIdDeps): CarrierCallerIds | undefined {
  return carriers[defaultCarrier]?.callerIds;
}

export function lapsesAt(verifiedAt: Date): Date {
  return new Date(verifiedAt.getTime() + verifiedFor_ms);
}

export function toCallerIdView(callerId: CallerId): CallerIdView {
  const { id, number, state, claimCode, isDefault, verifiedAt } = callerId;
  const lapses = verifiedAt && lapsesAt(verifiedAt).toISOString();
  const isClaim = state === "ringing" && claimCode !== null;
  const code = isClaim ? claimCode : callerId.code;
  return { id, number, state, code, isClaim, isDefault, lapsesAt: lapses };
}
