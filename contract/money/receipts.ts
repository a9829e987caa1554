import * as z from "zod/mini";
import { messages } from "#contract/messages/messages.ts";
import { route } from "#contract/route.ts";
import { creditsSchema, currencySchema } from "./money-schemas.ts";

export const receiptSchema = z.object({
  /** The payment's id; also the last part of the receipt's address. */
  id: z.uuid(),
  number: z.string(),
  paidAt: z.iso.datetime(),
  /** As at the purchase; texts are empty where the operator has set none, and addresses have lines. */
  seller: z.object({ name: z.string(), address: z.string(), taxNumber: z.string() }),
  buyer: z.object({
    name: z.string(),
    email: z.string(),
    /** The billing details at the purchase. */
    company: z.string(),
    address: z.string(),
    taxNumber: z.string(),
  }),
  /** The card that paid, in the provider's words; null where the provider does not name it. */
  card: z.nullable(z.object({ brand: z.string(), last4: z.string(), wallet: z.nullable(z.string()) })),
  credits: creditsSchema,
  /** True for a purchase of automatic recharge; servers of an older version leave it out. */
  byRecharge: z.optional(z.boolean()),
  currency: currencySchema,
  /** The card charge; as all amounts here in `currency`. */
  amount: z.number(),
  /** The tax inside the charge; null when it includes none. */
  tax: z.nullable(z.object({ name: z.string(), percent: z.number(), amount: z.number() })),
  /** Units of `currency` for one USD, as the price was made; null for USD, and where it is not known. */
  perUsd: z.nullable(z.number()),
  /** Refunded so far, and what is left of the charge after refunds and disputes. */
  refunded: z.number(),
  left: z.number(),
  /** Every refund and dispute, the first first: negative when the money left the seller. */
  returns: z.array(
    z.object({
      kind: z.enum(["refund", "dispute"]),
      at: z.iso.datetime(),
      amount: z.number(),
      /** `pending` while a refund is on its way to the card; servers of an older version leave it out. */
      status: z.optional(z.enum(["completed", "pending", "failed"])),
    }),
  ),
});
export type Receipt = z.infer<typeof receiptSchema>;

export const receiptRoutes = {
  receipt: route("GET /api/payments/receipts/:id", {
    summary: "The receipt of a credited purchase",
    failed: messages.receipt.failed,
    params: z.object({ id: z.uuid("This receipt does not exist.") }),
    reply: receiptSchema,
  }),
} as const;

/**
 * A receipt number such as FL-20261105-9B1DEB4D3B7D: the day and the first 48 bits of the payment's random id.
 * A counter would make purchases wait for each other and reveal how many there are.
 */
export function receiptNumber(paymentId: string, paidAt: Date): string {
  const day = paidAt.toISOString().slice(0, 10).replaceAll("-", "");
  return `FL-${day}-${paymentId.replaceAll("-", "").slice(0, 12).toUpperCase()}`;
}
