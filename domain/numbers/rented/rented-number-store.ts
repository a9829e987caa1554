import type { E164 } from "#contract/numbers/phone-number.ts";
import type { CarrierId } from "#domain/calls/call.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { CalledNumber, RentedNumber } from "./rented-number.ts";

export type RentedNumberKey = Pick<RentedNumber, "walletId" | "id">;

export interface RentedNumberStore {
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
  /** Numbers of all wallets that a node has to look at, longest overdue first. */
  due(now: Date, limit: number): Promise<RentedNumberKey[]>;
}
