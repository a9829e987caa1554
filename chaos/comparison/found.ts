import { z } from "zod";
import type { AuditFinding } from "#domain/ledger/ledger-store.ts";

const moved_mc = z.array(z.coerce.number()).readonly();

export const paymentSchema = z.object({
  walletId: z.string(),
  id: z.string(),
  ref: z.string(),
  credits_mc: z.number(),
  refunded_minor: z.number(),
  /** True when the payment pauses its user's calls. */
  isDisputed: z.boolean(),
  /** Amounts that its transfers moved for the purchase and its refunds. */
  posted_mc: moved_mc,
  /** Amounts that its transfers moved for disputes. */
  disputed_mc: moved_mc,
});

export const refundSchema = z.object({
  id: z.string(),
  paymentId: z.string(),
  askedBy: z.enum(["operator", "user"]),
  amount_minor: z.number(),
  status: z.enum(["requested", "done", "refused"]),
  /** True while its credits are held. */
});

export const callSchema = z.object({
  providerCallId: z.string(),
  open: z.boolean(),
  cost_mc: z.number().nullable(),
  /** Amounts that its transfers moved. */
  posted_mc: moved_mc,
});

export const walletSchema = z.object({
  id: z.string(),
  posted_mc: z.number(),
  held_mc: z.number(),
  floor_mc: z.number(),
});

/** Records of database, card provider, carrier and mailboxes once the jobs are through. */
export interface Found {
  /** Addresses of which a sign-up's mail came. */
  mailed: ReadonlySet<string>;
  /** Addresses that logged in with the password of their sign-up. */
  loggedIn: ReadonlySet<string>;
  payments: readonly FoundPayment[];
  refunds: readonly FoundRefund[];
  /** The paid intents, by the card provider's record. */
  charged: readonly Charge[];
  /** The refunds that our servers made there, by the card provider's record. */
  givenBack: readonly GivenBack[];
  calls: readonly z.infer<typeof callSchema>[];
  /** Ids of the calls that were answered, by the carrier's record. */
  answered: readonly string[];
  wallets: readonly z.infer<typeof walletSchema>[];
  audit: readonly AuditFinding[];
  /** Mails that wait or were given up. */
  unsentMails: number;
}

export type FoundPayment = z.infer<typeof paymentSchema>;
export type FoundRefund = z.infer<typeof refundSchema>;

export interface Charge {
  ref: string;
  charge_minor: number;
  /** Refunded and not returned by the bank. */
  refunded_minor: number;
  /** Taken by disputes that are open or lost. */
  disputed_minor: number;
  /** Refunds of any outcome. */
  refunds: number;
  failedRefunds: number;
  disputes: number;
}

export interface GivenBack {
  /** Our id of the refund; empty when it was not our server that asked. */
  refundId: string;
  ref: string;
  amount_minor: number;
  /** True when the bank has returned it since. */
  failed: boolean;
}
