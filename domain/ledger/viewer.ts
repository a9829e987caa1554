import type { WalletUser } from "./ledger-store.ts";

/** The owner sees all money of the wallet, a member what is their own. A sign-up makes an owner. */
export type MemberRole = "owner" | "member";

/** A user who reads the wallet. */
export interface Viewer extends WalletUser {
  memberRole: MemberRole;
}

/** The part of a wallet that a reader sees: docs/decisions/03-users-wallets-and-members.md. */
export interface VisibleWallet {
  walletId: string;
  /** The one member whose payments and calls are seen; null for those of all. */
  moneyOf: string | null;
  /** The one member whose dialled numbers and destinations are seen; null for those of all. */
  numbersOf: string | null;
}

export function visibleTo({ id, walletId, memberRole }: Viewer): VisibleWallet {
  return { walletId, moneyOf: memberRole === "owner" ? null : id, numbersOf: id };
}

/** For operators, and for the product's own mails to a payer. */
export function wholeWallet(walletId: string): VisibleWallet {
  return { walletId, moneyOf: null, numbersOf: null };
}
