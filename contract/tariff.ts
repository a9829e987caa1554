import { z } from "zod";
import { currencySchema } from "./currencies.ts";
import { creditsSchema } from "./money.ts";
import { e164Schema, longestTyped } from "./phone-number.ts";
import { route } from "./route.ts";

/** A tariff price on the wire: the same numbers as `CallRate` in pricing.ts. */
const callRateSchema = z.object({
  perMinute_mc: z.int().nonnegative(),
  connect_mc: z.int().nonnegative(),
  minimum_s: z.int().positive(),
  increment_s: z.int().positive(),
});

const pricePerMinuteSchema = z
  .number()
  .nonnegative()
  .describe("The credits of a minute in `currency`, rounded up to a hundredth of its smallest unit");

const tariffQuoteSchema = z.object({
  number: e164Schema,
  /** ISO 3166-1 alpha-2, such as GB. */
  country: z.string(),
  destination: z.string(),
  creditsPerMinute: creditsSchema,
  rate: callRateSchema,
});
export type TariffQuote = z.infer<typeof tariffQuoteSchema>;

const numberPriceSchema = tariffQuoteSchema.extend({
  currency: currencySchema,
  pricePerMinute: pricePerMinuteSchema,
  minutesAffordable: z
    .int()
    .nonnegative()
    .optional()
    .describe("Whole minutes that the available balance buys; only with a session"),
  allowed: z
    .boolean()
    .optional()
    .describe("Whether the user's own settings allow calls to this country; only with a session"),
});
export type NumberPrice = z.infer<typeof numberPriceSchema>;

const destinationPriceSchema = z.object({
  destination: z.string(),
  country: z.string(),
  /** For example 44. */
  callingCode: z.string(),
  /**
   * For example 876 for Jamaica: area codes tell North American countries apart.
   * Empty elsewhere, and for countries with many area codes.
   */
  areaCodes: z.array(z.string()),
  /** The kinds of numbers that have this price. */
  numberTypes: z.array(z.enum(["landline", "mobile"])),
  /** How many prefixes of the tariff this destination covers. */
  prefixes: z.int().positive(),
  creditsPerMinute: creditsSchema,
  pricePerMinute: pricePerMinuteSchema,
  rate: callRateSchema,
});
export type DestinationPrice = z.infer<typeof destinationPriceSchema>;

const priceListSchema = z.object({
  currency: currencySchema,
  /** The day of the exchange rate; null for USD and for the built-in rates. */
  ratesAsOf: z.iso.date().nullable(),
  /** Sorted by name. */
  destinations: z.array(destinationPriceSchema),
});
export type PriceList = z.infer<typeof priceListSchema>;

const path = "/api/tariff";
const currency = currencySchema.default("USD");
const number = z
  .string({ error: "Please enter a phone number" })
  .min(1, "Please enter a phone number")
  .max(longestTyped);

export const tariffRoutes = {
  /** The route as the server offers it. The two routes below are its halves, for typed clients. */
  ask: route({
    method: "GET",
    path,
    summary: "The price of a call to `number`; without `number` the price list",
    access: "visitor",
    query: z.object({ number: number.optional(), currency }),
    reply: z.union([numberPriceSchema, priceListSchema]),
  }),
  quote: route({
    method: "GET",
    path,
    summary: "The price of a call to `number`",
    access: "visitor",
    query: z.object({ number, currency }),
    reply: numberPriceSchema,
  }),
  list: route({
    method: "GET",
    path,
    summary: "The price list, by destination",
    access: "visitor",
    query: z.object({ currency }),
    reply: priceListSchema,
  }),
} as const;
