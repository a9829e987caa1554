import type { TakenBack } from "./money-back-limit.ts";

/** A refund of a payment. The id of one that was asked for here is the idempotency key at the provider. */
export interface Refund {
  walletId: string;
  id: string;
  paymentId: string;
  amount_minor: number;
  requestedAt: Date;
  /** `provider`: it was made at the card provider itself. */
  askedBy: "operator" | "user" | "provider";
  /**
   * The credits that the wallet holds for it until they leave: none for an operator's refund of another amount than what is
   * unused, whose share leaves and may take the wallet below zero.
   */
  held_mc: number;
}

export interface RequestedRefund extends Refund {
  /** `requested` until the provider's answer is known. */
  status: "requested" | "done" | "refused";
  /** True while the provider calls it pending: its credits have left, and its money may still come back. */
  isUnderWay: boolean;
}

/** The provider's record of a refund. */
export interface ProviderRefund {
  /** The provider's id of it. */
  ref: string;
  /** Our id of it; null for a refund that was made at the provider itself. */
  id: string | null;
  /** `pending`: on its way, and may still fail. `failed`: the money never reached the card. */
  state: "pending" | "done" | "failed";
  amount_minor: number;
  madeAt: Date;
}

export interface RefundStore {
  /** Adds a refund whose payment is locked, after the wallet has held its credits. */
  add(refund: Refund, nextCheckAt: Date): Promise<void>;
  /** Returns true while the provider's answer about a refund of the payment is unknown. */
  isOpen(payment: { walletId: string; id: string }): Promise<boolean>;
  /** Writes the outcome of an open refund and releases its hold; false when another process has done both. */
  finish(refund: Pick<Refund, "walletId" | "id">, status: "done" | "refused"): Promise<boolean>;
  /** Writes the refunds of a payment that were made at the provider itself; one that it lists no more has failed. */
  noteMade(payment: { walletId: string; id: string }, made: readonly ProviderRefund[]): Promise<void>;
  /** Refuses what was asked for here, was done of a payment and is not among `counted` at the provider any more; returns their ids. */
  fail(payment: { walletId: string; id: string }, counted: readonly string[]): Promise<string[]>;
  /** Claims open refunds that are due, and sets when each is due again. */
  claimDue(now: Date, nextCheckAt: Date, limit: number): Promise<Refund[]>;
  /**
   * Refunds that the wallet's users asked for since then, without the refused ones and without operators' refunds. To
   * decide by them, read them after the wallet was locked.
   */
  takenBack(walletId: string, since: Date): Promise<TakenBack[]>;
  /** Every refund of a payment, the oldest first. */
  ofPayment(payment: { walletId: string; id: string }): Promise<RequestedRefund[]>;
}
