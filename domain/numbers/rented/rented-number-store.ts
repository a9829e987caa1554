import type { E164 } from "#contract/numbers/phone-number.ts";
import type { CarrierId } from "#domain/calls/call.ts";
import type { ForwardTarget } from "#domain/calls/incoming/forward.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { MailReader } from "#domain/mail-layout.ts";
import type { CalledNumber, RentedNumber } from "./rented-number.ts";

export type RentedNumberKey = Pick<RentedNumber, "walletId" | "id">;

/** The facts by which a user may rent, and a rent is paid. */
export interface RentStanding {
  posted_mc: number;
  available_mc: number;
  /** Rents of the wallet that are due until the moment that was asked about. */
  rents_mc: number;
  /** Numbers of the wallet that are not released. */
  numbers: number;
  /** True for the owner of the wallet. */
  isOwner: boolean;
  isFrozen: boolean;
  isDisputed: boolean;
  isDeleted: boolean;
  /** True while automatic recharge pays for the wallet. */
  hasRule: boolean;
  /** Undefined for a deleted user. */
  reader: MailReader | undefined;
}

/** The rent of a frozen or disputed user is not charged: the credits may not be theirs to spend. */
export function pausesRent({ isFrozen, isDisputed }: RentStanding): boolean {
  return isFrozen || isDisputed;
}

export interface RentedNumberStore {
  lockWallet(walletId: string): Promise<void>;
  /** Undefined for a user who is not in the wallet. `until` is `now` where it is left out. */
  standing(
    of: Pick<RentedNumber, "walletId" | "userId">,
    now: Date,
    until?: Date,
  ): Promise<RentStanding | undefined>;
  /** Has the wallet's rule of automatic recharge looked at, unless that is planned. */
  needRecharge(walletId: string, at: Date): Promise<void>;
  /** Removes a number that was never bought. */
  remove(key: RentedNumberKey): Promise<void>;
  /** Erases the last digits of a released number whose user is deleted. */
  forgetDigits(key: RentedNumberKey): Promise<void>;
  /** The transfer of a month's rent. */
  findRent(walletId: string, ref: string): Promise<{ delta_mc: number; createdAt: Date } | undefined>;
  /** False when the id is used already, or another row has the carrier's number that is not released. */
  add(number: RentedNumber): Promise<boolean>;
  /** Locks the wallet, then the number. */
  lock(key: RentedNumberKey): Promise<RentedNumber | undefined>;
  /** Writes what changes of a locked number. */
  save(number: RentedNumber): Promise<void>;
  find(user: WalletUser, id: string): Promise<RentedNumber | undefined>;
  /** A user's numbers that are not released, oldest first. */
  list(user: WalletUser): Promise<RentedNumber[]>;
  /** Looks over all wallets, because a call from outside names only the number. A released number is not found. */
  findByNumber(carrier: CarrierId, number: E164): Promise<CalledNumber | undefined>;
  /** The user's numbers that were verified after then, without those that a user rents: calls would come back here. */
  forwardTargets(userId: string, verifiedAfter: Date): Promise<ForwardTarget[]>;
  /** A carrier's numbers of all wallets that are not released. */
  listRented(carrier: CarrierId): Promise<RentedNumber[]>;
  /** Numbers of all wallets that a node has to look at, longest overdue first. */
  due(now: Date, limit: number): Promise<RentedNumberKey[]>;
}
