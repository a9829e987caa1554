import * as z from "zod/mini";
import { messages } from "#contract/messages/messages.ts";
import { route } from "#contract/route.ts";
import { creditsSchema, currencySchema } from "./money-schemas.ts";

export const receiptSchema = z.object({
  /** The payment's id; also the last part of the receipt's address. */
  id: z.uuid(),
  number: z.string(),
  paidAt: z.iso.datetime(),
  seller: z.string(),
  buyer: z.object({ name: z.string(), email: z.string() }),
  credits: creditsSchema,
  /** The card charge, and how much of it was refunded so far, in `currency`. */
  amount: z.number(),
  refunded: z.number(),
  currency: currencySchema,
});
export type Receipt = z.infer<typeof receiptSchema>;

export const receiptRoutes = {
  receipt: route({
    method: "GET",
    path: "/api/payments/receipts/:id",
    summary: "The receipt of a credited purchase",
    access: "user",
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
