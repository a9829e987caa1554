import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { MarkKind } from "./mark.ts";

/** A mark that a wallet shares with another user, and who showed it first. */
export interface SharedMark extends WalletUser {
  /** The same for the same mark. */
  digest: string;
  kind: MarkKind;
  /** Time at which the wallet's first purchase was credited; null before. */
  customerSince: Date | null;
  otherCustomerSince: Date | null;
  /** Time at which the wallet showed the mark first: of a card, its first purchase with it. */
  shownAt: Date;
  otherShownAt: Date;
  /** True once the bank has authenticated the holder of a card in a purchase of the wallet. */
  confirmed: boolean;
  /** False once a card has not paid for both for a while: it then relates no limits. */
  lately: boolean;
}

/** Users and wallets whose doing reaches a wallet by the marks that it shares. */
export interface Reach {
  /** Their debt, freeze and pause bind this wallet, and end its calls. */
  binding: WalletUser[];
  /** Their calls, purchases and bad lines count for the limits of this wallet. */
  counting: string[];
  /** Those of `counting` that are the same person's, who makes one call at a time. */
  samePerson: string[];
}

/**
 * The one rule of precedence: nothing that a later user did reaches a user who was a customer before. Debt, freeze and pause
 * go from wallet to wallet, and by a card to none whose own purchase with it the bank has confirmed. Of all who share a mark,
 * the first customer has limits of their own, and all others share one set, in which the first one's use counts as well.
 */
export function reachOf(shared: readonly SharedMark[]): Reach {
  const counting = shared.filter(({ digest, lately }) => lately && !isFirst(digest, shared));
  const samePerson = counting.filter(({ kind }) => kind !== "card");
  return {
    binding: shared.filter((mark) => !mark.confirmed && !wasBefore(mark)),
    counting: walletsOf(counting),
    samePerson: walletsOf(samePerson),
  };
}

function isFirst(digest: string, shared: readonly SharedMark[]): boolean {
  return shared.every((mark) => mark.digest !== digest || !mark.lately || wasBefore(mark));
}

/** True for a customer from before the other one was: by any purchase, or by the first purchase with the shared card. */
function wasBefore({ kind, customerSince, otherCustomerSince, shownAt, otherShownAt }: SharedMark): boolean {
  if (kind === "card" && shownAt < otherShownAt) return true;
  return customerSince !== null && (otherCustomerSince === null || customerSince < otherCustomerSince);
}

function walletsOf(shared: readonly SharedMark[]): string[] {
  return [...new Set(shared.map(({ walletId }) => walletId))];
}
