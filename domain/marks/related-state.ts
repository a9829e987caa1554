/** For how long after a payment a card relates the wallets that it paid for, for the limits that they share. */
export const cardShares_ms = 30 * 24 * 60 * 60_000;

export interface EarlierDebt {
  walletId: string;
  owed_mc: number;
}

/** The state of the wallets that share a mark with a wallet, as far as it reaches that wallet (`reachOf`). */
export interface RelatedState {
  /** The oldest first. */
  debts: readonly EarlierDebt[];
  frozen: boolean;
  pausedByDispute: boolean;
  /** True while an open call allows this wallet none: of the same person, or of the same card while this wallet is new. */
  inCall: boolean;
  dayCalls: number;
  hourCalls: number;
  hourNewNumbers: number;
  spent_mc: number;
  hourSpent_mc: number;
}

/** Tells if a debt, a freeze or a pause of an earlier account keeps this one from calling. */
export function isBarred({ frozen, debts, pausedByDispute }: RelatedState): boolean {
  return frozen || pausedByDispute || debts.length > 0;
}
