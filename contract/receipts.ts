import { z } from "zod";
import { currencySchema } from "./currencies.ts";
import { creditsSchema } from "./money.ts";
import { route } from "./route.ts";

export const receiptSchema = z.object({
  /** The payment's id; also the last part of the receipt's address. */
  id: z.uuid(),
  number: z.string(),
  paidAt: z.iso.datetime(),
  seller: z.string(),
  buyer: z.object({ name: z.string(), email: z.string() }),
  credits: creditsSchema,
  /** What the card was charged, and what went back to it until now, in `currency`. */
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
    params: z.object({ id: z.uuid("This receipt does not exist.") }),
    reply: receiptSchema,
  }),
} as const;

/** The day as receipts write it, "November 5, 2026": everywhere the same, so in UTC. */
export function formatReceiptDate(paidAt: Date): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(paidAt);
}

/**
 * A number to quote, such as FL-20261105-9B1DEB4D3B7D: the day and the first 48 bits of the payment's random id, so
 * that it is unique without a counter that every purchase would have to wait for, and tells nobody how many there are.
 */
export function receiptNumber(paymentId: string, paidAt: Date): string {
  const day = paidAt.toISOString().slice(0, 10).replaceAll("-", "");
  return `FL-${day}-${paymentId.replaceAll("-", "").slice(0, 12).toUpperCase()}`;
}
