import * as z from "zod/mini";
import { creditsSchema, currencySchema } from "./money-schemas.ts";
import { callRateSchema } from "./tariff.ts";

/** Facts about a user with which a purchase begins. */
export const purchaseHabitsSchema = z.object({
  /** The user's last purchase that was paid; null before the first. */
  lastPurchase: z.nullable(
    z.object({
      /** The card charge, in `currency`. */
      amount: z.number(),
      currency: currencySchema,
      credits: creditsSchema,
    }),
  ),
  /**
   * The country that the user talks to most, at the price of the number talked to most there. Without calls the region
   * that was asked for, at the price of its mobile phones; null where neither is sold.
   */
  destination: z.nullable(z.object({ country: z.string(), rate: callRateSchema })),
});
export type PurchaseHabits = z.infer<typeof purchaseHabitsSchema>;
