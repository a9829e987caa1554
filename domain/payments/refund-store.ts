/** A refund that an operator asked for. Its id is the idempotency key at the provider. */
export interface Refund {
  walletId: string;
  id: string;
  paymentId: string;
  amount_minor: number;
  requestedAt: Date;
}

export type RefundKey = Pick<Refund, "walletId" | "id">;

export interface RefundStore {
  /** Adds a refund whose payment is locked. */
  add(refund: Refund, nextCheckAt: Date): Promise<void>;
  /** Whether the provider's answer about a refund of the payment is not known yet. */
  isOpen(payment: { walletId: string; id: string }): Promise<boolean>;
  /** Writes the outcome of an open refund; false when another process has written it. */
  finish(refund: RefundKey, status: "done" | "refused"): Promise<boolean>;
  /** Claims open refunds that are due, and sets when each is due again. */
  claimDue(now: Date, nextCheckAt: Date, limit: number): Promise<Refund[]>;
}
