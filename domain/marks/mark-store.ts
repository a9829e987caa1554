import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { Mark, Subject } from "./mark.ts";
import type { RelatedState } from "./related-state.ts";

/** Marks of persons and the wallets that share one, in a transaction. */
export interface MarkStore {
  /**
   * Notes that a user has shown a mark; a card at the time of its payment, and once the bank has authenticated its holder
   * then, for good as confirmed. Wallets that share a mark are related from then on, and calls whose eligibility was read
   * before are judged again.
   */
  note(user: WalletUser, mark: Mark, payment?: { at: Date; confirmed: boolean }): Promise<void>;
  hasShown(userId: string, mark: Mark): Promise<boolean>;
  /** The mailbox and the identities that the user has now; marks of others are past. */
  keepOnly(userId: string, current: { email: string; identities: readonly Subject[] }): Promise<void>;
  /** Removes past mailboxes and identities that a user has shown since then: they were a stranger's. */
  forgetPast(userId: string, since: Date): Promise<void>;
  /** The users who have shown a mark of this user that relates accounts, this one and deleted ones too. */
  sharing(userId: string): Promise<WalletUser[]>;
  /** From now on the user's marks relate no accounts; returns how many did. */
  lift(userId: string, at: Date): Promise<number>;
  /** All marks of a deleted user are past. */
  endAll(userId: string): Promise<void>;
}

/** The state of a wallet's related wallets, as far as it reaches the wallet. */
export interface RelatedWallets {
  /** The ids of the users whose debt, freeze and pause bind a wallet. */
  binding(walletId: string): Promise<string[]>;
  /**
   * Locks a wallet and its related ones until the transaction ends, in the order of their ids, and reads their state; undefined
   * for a wallet that is related to none.
   */
  lockRelated(query: RelatedQuery): Promise<RelatedState | undefined>;
  /** The same without a lock, to show and not to decide. */
  readRelated(query: RelatedQuery): Promise<RelatedState | undefined>;
}

export interface RelatedQuery {
  walletId: string;
  at: Date;
  /** Time for which a wallet is new after its first payment. */
  newFor_s: number;
}
