/** The currencies that purchases are offered in and the caps of new customers, as the server keeps them. */
import * as z from "zod/mini";
import { currencySchema } from "./money-schemas.ts";
import { firstOffer, type OfferedCurrencies } from "./offered-currencies.ts";

export const offeredCurrenciesSchema: z.ZodMiniType<OfferedCurrencies> = z.object({
  offered: z.array(currencySchema),
  usual: currencySchema,
  kept: z.array(currencySchema),
  limits: z.optional(z.object({ leastUsd: z.int(), mostUsd: z.int() })),
  presets: z.optional(z.partialRecord(currencySchema, z.array(z.number().check(z.positive())))),
});

const fixedRateSchema = z.object({
  /** Units of the currency for one USD. */
  perUsd: z.number().check(z.positive()),
  /** The day that the operator took it from. */
  asOf: z.iso.date(),
});

/** For how much, and how often, a new customer buys. A figure that is left out is the one of the variable. */
const newCustomerCapsSchema = z.object({
  purchasesPerDay: z.optional(z.int()),
  usdPerDay: z.optional(z.int()),
  usdPerWeek: z.optional(z.int()),
});
export type NewCustomerCaps = z.infer<typeof newCustomerCapsSchema>;

export const purchaseSettingsSchema = z.object({
  currencies: offeredCurrenciesSchema,
  /** Rates that count where none is published. */
  fixedRates: z.partialRecord(currencySchema, fixedRateSchema),
  newCustomerCaps: z.optional(newCustomerCapsSchema),
  /** Without it 10. Servers take it over when they start. */
  creditsPerUsd: z.optional(z.int()),
});
export type PurchaseSettings = z.infer<typeof purchaseSettingsSchema>;

export const firstSettings: PurchaseSettings = { currencies: firstOffer, fixedRates: {} };
