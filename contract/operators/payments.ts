import * as z from "zod/mini";
import { creditsSchema, currencySchema } from "#contract/money/money-schemas.ts";
import { rechargeDeclines } from "#contract/money/recharge-states.ts";
import {
  actRefusalSchema,
  emailSchema,
  moment,
  noInput,
  operatorRoute,
  reasonSchema,
} from "./operator-route.ts";

/** The reason why a payment was not paid: the bank's reason of its last card, or why the product ended it. */
export const paymentFailures = [
  ...rechargeDeclines,
  "declines",
  "replaced",
  "abandoned",
  "user_deleted",
] as const;
export type PaymentFailure = (typeof paymentFailures)[number];

/** `provider`: it was made at the card provider itself. */
export const refundOriginSchema = z.enum(["operator", "user", "provider"]);
export type RefundOrigin = z.infer<typeof refundOriginSchema>;

/** Amounts are in the smallest unit of `currency`. */
export const shownPaymentSchema = z.object({
  id: z.uuid(),
  createdAt: moment,
  /** Its beginner: its user at the page, or the user's automatic recharge. */
  initiator: z.enum(["person", "rule", "operator"]),
  status: z.enum(["pending", "completed", "failed"]),
  provider: z.string(),
  providerRef: z.nullable(z.string()),
  charge_minor: z.int(),
  refunded_minor: z.int(),
  currency: currencySchema,
  credits: creditsSchema,
  declines: z.int(),
  endedBecause: z.nullable(z.enum(["declines", "replaced", "abandoned", "user_deleted"])),
  /** Of a payment that was paid, unless the provider did not name it or its user is deleted. */
  cardBrand: z.nullable(z.string()),
  cardLast4: z.nullable(z.string()),
  /** The country of the card's bank. */
  cardCountry: z.nullable(z.string()),
  /** The reason why it was not paid. */
  failure: z.nullable(z.enum(paymentFailures)),
  /** Moment since which it has a dispute that is open or lost. */
  disputedAt: z.nullable(moment),
  /** Time when an operator allowed its user to call in spite of the dispute. */
  disputeAllowedAt: z.nullable(moment),
});
export type ShownPayment = z.infer<typeof shownPaymentSchema>;

export const refundablePaymentSchema = z.object({
  ...shownPaymentSchema.shape,
  /** Empty for a deleted user. */
  email: z.string(),
  actRefusal: actRefusalSchema,
  left_minor: z.int(),
  /** All that is unused, as its user could take it back; null when nothing is. */
  unused: z.nullable(z.object({ amount_minor: z.int(), credits: creditsSchema })),
  /** Refunds that held their credits: other money that goes back takes its share of the rest. */
  held: z.object({ amount_minor: z.int(), credits: creditsSchema }),
  posted: creditsSchema,
  /** Every refund, the oldest first. */
  refunds: z.array(
    z.object({
      id: z.uuid(),
      amount_minor: z.int(),
      askedBy: refundOriginSchema,
      requestedAt: moment,
      /** `requested` until the provider's answer is known. */
      status: z.enum(["requested", "done", "refused"]),
      /** True while the provider calls it pending: its credits have left, and its money may still come back. */
      underWay: z.optional(z.boolean()),
    }),
  ),
});
export type RefundablePayment = z.infer<typeof refundablePaymentSchema>;

export const proposalSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  credits: creditsSchema,
  reason: z.string(),
  /** `system:` and a user of the operating system, or `user:` and the id of an operator. */
  proposedBy: z.string(),
  proposedAt: moment,
  expiresAt: moment,
  /** Its proposer may no longer give these credits. */
  isVoid: z.boolean(),
  /** As elsewhere, and because the caller proposed it or it is void. */
  actRefusal: actRefusalSchema,
});
export type Proposal = z.infer<typeof proposalSchema>;

const moved = z.object({ outcome: z.literal("moved"), delta: creditsSchema, posted: creditsSchema });
const adjustment = z.object({
  email: emailSchema,
  /** Above zero, at most three decimal places. */
  credits: creditsSchema,
  reason: reasonSchema,
});
const decision = z.object({ id: z.uuid(), reason: reasonSchema });

export const moneyRoutes = {
  give_credits: operatorRoute("give_credits", {
    summary: "Give credits; above the operator's daily limit a second person decides",
    body: adjustment,
    reply: z.discriminatedUnion("outcome", [
      moved,
      z.object({ outcome: z.literal("proposed"), id: z.uuid(), expiresAt: moment }),
    ]),
  }),
  take_credits: operatorRoute("take_credits", {
    summary: "Take credits that no call holds",
    body: adjustment,
    reply: moved,
  }),
  list_proposals: operatorRoute("list_proposals", {
    summary: "The grants of credits that wait for a second person",
    body: noInput,
    reply: z.array(proposalSchema),
  }),
  approve_credits: operatorRoute("approve_credits", {
    summary: "Approve a grant of credits that another operator proposed",
    body: decision,
    reply: moved,
  }),
  reject_credits: operatorRoute("reject_credits", {
    summary: "Reject a grant of credits that another operator proposed",
    body: decision,
    reply: z.object({ outcome: z.literal("rejected") }),
  }),
  show_payment: operatorRoute("show_payment", {
    summary: "A payment by its id or the provider's, and what is left to refund",
    body: z.object({ payment: z.string().check(z.minLength(1), z.maxLength(300)) }),
    reply: refundablePaymentSchema,
  }),
  refund_payment: operatorRoute("refund_payment", {
    summary: "Give a payment back to its card, in full or in part",
    body: z.object({
      paymentId: z.uuid(),
      amount_minor: z.int(),
      /** Amount that the operator saw as refunded: of two operators who saw the same, one refunds. */
      seenRefunded_minor: z.int(),
      /** Amount that the operator saw as unused, zero for none: what is spent since would be owed by the user. */
      seenUnused_minor: z.int(),
      reason: reasonSchema,
    }),
    reply: z.object({
      /** `unknown`: the provider's answer was lost, and the server finishes the refund once. */
      end: z.enum(["done", "pending", "unknown"]),
      refundId: z.uuid(),
      amount_minor: z.int(),
      currency: currencySchema,
    }),
  }),
} as const;
