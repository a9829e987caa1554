import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { RechargeEvent } from "#domain/payments/recharge/recharge-store.ts";

export interface ShownRechargeEvent
  extends Pick<RechargeEvent, "at" | "kind" | "because" | "decline" | "paymentId"> {
  id: string;
}

export interface SoldCredits {
  purchases: number;
  credits_mc: number;
}

export interface RechargeFigures {
  /** All purchases, also those of rules. */
  sales: SoldCredits;
  /** Credits that refunds took, less those that a failed refund gave back. */
  back_mc: number;
  /** Credits that banks took back, less those that came again. */
  disputed_mc: number;
  recharges: SoldCredits;
  /** Pauses and ends of rules by their reason, the most frequent first. */
  stops: (Pick<RechargeEvent, "because" | "decline"> & { kind: "paused" | "ended"; times: number })[];
}

export interface RechargeLookup {
  /** The newest first; also of rules that have ended. */
  events(user: WalletUser, limit: number): Promise<ShownRechargeEvent[]>;
  /** Of all wallets, from one moment until before another. */
  figures(since: Date, until: Date): Promise<RechargeFigures>;
}
