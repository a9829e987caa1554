import * as z from "zod/mini";
import { optionalText } from "#contract/fields.ts";
import { creditsSchema, currencySchema } from "#contract/money/money-schemas.ts";
import { noInput, operatorRoute, reasonSchema } from "./operator-route.ts";

/** As an owner writes them; the sentences of faults come from the server. */
const purchaseSettingsTexts = {
  /** Codes in the order of the list, with commas or in lines. */
  currencies: optionalText(1_000),
  usual: optionalText(10),
  /** In lines: KWD 0.3067 2026-11-01. */
  fixedRates: optionalText(5_000),
  /** In lines: EUR 10 20 50 100. */
  presets: optionalText(5_000),
  /** Of one purchase, in whole USD; empty for 10 and 1000. */
  leastUsd: optionalText(10),
  mostUsd: optionalText(10),
  creditsPerUsd: optionalText(10),
  /** Caps of new customers; empty for the figure of the variable. */
  capPurchasesPerDay: optionalText(10),
  capUsdPerDay: optionalText(10),
  capUsdPerWeek: optionalText(10),
};
const soldCurrency = z.object({
  code: currencySchema,
  /** `kept` for those who have it, and offered to no other user. */
  state: z.enum(["offered", "added", "kept", "removed"]),
  /** Those who paid in it, or whose automatic recharge does; of a currency that is not offered. */
  users: z.int(),
  /** Units for one USD; null while none is known, and then nothing is sold in it. */
  perUsd: z.nullable(z.number()),
  /** The day of a fixed rate; null for a published one. */
  fixedAt: z.nullable(z.string()),
  least: z.nullable(z.number()),
  most: z.nullable(z.number()),
  presets: z.array(z.object({ amount: z.number(), credits: creditsSchema })),
});
/** `isSet` is false while the variables of the servers count. */
const purchaseSettings = z.object({
  currencies: z.string(),
  usual: z.string(),
  fixedRates: z.string(),
  presets: z.string(),
  leastUsd: z.string(),
  mostUsd: z.string(),
  creditsPerUsd: z.string(),
  /** Once anything was sold or given, the worth of a credit is fixed. */
  isSold: z.boolean(),
  capPurchasesPerDay: z.string(),
  capUsdPerDay: z.string(),
  capUsdPerWeek: z.string(),
  isSet: z.boolean(),
  newCustomers: z.object({
    purchasesPerDay: z.int(),
    usdPerDay: z.number(),
    usdPerWeek: z.number(),
    /** Until its first payment is that old, a customer is new. */
    newDays: z.number(),
    /** Presets that are worth more than a new customer may buy at once. */
    presetsAbove: z.array(z.object({ code: currencySchema, amount: z.number() })),
  }),
  sold: z.array(soldCurrency),
});
export type ShownPurchaseSettings = z.infer<typeof purchaseSettings>;

export const purchaseSettingsRoutes = {
  read_purchase_settings: operatorRoute("read_purchase_settings", {
    summary:
      "The currencies that purchases are offered in, with their rates and prices, and the caps of new customers",
    body: noInput,
    reply: purchaseSettings,
  }),
  preview_purchase_settings: operatorRoute("preview_purchase_settings", {
    summary: "What a change of the currencies would mean; nothing is changed",
    body: z.object(purchaseSettingsTexts),
    reply: purchaseSettings,
  }),
  change_purchase_settings: operatorRoute("change_purchase_settings", {
    summary:
      "Change the currencies that purchases are offered in, and the caps of new customers; users keep a currency that is removed",
    body: z.object({ ...purchaseSettingsTexts, reason: reasonSchema }),
    reply: purchaseSettings,
  }),
} as const;
