import * as z from "zod/mini";
import { e164Schema, longestTyped } from "#contract/numbers/phone-number.ts";
import { route } from "#contract/route.ts";
import { creditsSchema, currencySchema } from "./money-schemas.ts";

/** A tariff price on the wire: the same numbers as `CallRate` in pricing.ts. */
export const callRateSchema = z.object({
  perMinute_mc: z.int().check(z.nonnegative()),
  connect_mc: z.int().check(z.nonnegative()),
  minimum_s: z.int().check(z.positive()),
  increment_s: z.int().check(z.positive()),
});

const pricePerMinuteSchema = z
  .number()
  .check(
    z.nonnegative(),
    z.describe("The credits of a minute in `currency`, rounded up to three significant digits"),
  );

const tariffQuoteSchema = z.object({
  number: e164Schema,
  /** ISO 3166-1 alpha-2, such as GB. */
  country: z.string(),
  destination: z.string(),
  creditsPerMinute: creditsSchema,
  rate: callRateSchema,
  /** True where the called people are shown the operator's number, not one of the caller's own. */
  refusesCallerIds: z.optional(z.boolean()),
});
export type TariffQuote = z.infer<typeof tariffQuoteSchema>;

/** The same numbers as `CallCaps` in talk-time.ts. */
const callCapsSchema = z.object({
  longestCall_s: z.int().check(z.positive()),
  spendableCredits: creditsSchema,
});

const numberPriceSchema = z.extend(tariffQuoteSchema, {
  currency: currencySchema,
  pricePerMinute: pricePerMinuteSchema,
  minutesAffordable: z
    .optional(z.int().check(z.nonnegative()))
    .check(z.describe("Whole minutes that the available balance buys; only with a session")),
  allowed: z
    .optional(z.boolean())
    .check(z.describe("Whether the user's own settings allow calls to this country; only with a session")),
  caps: z
    .optional(callCapsSchema)
    .check(z.describe("Limits that may end a call before the balance does; only with a session")),
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
  numberTypes: z.array(z.enum(["landline", "mobile"])),
  prefixes: z.int().check(z.positive()),
  creditsPerMinute: creditsSchema,
  pricePerMinute: pricePerMinuteSchema,
  rate: callRateSchema,
});
export type DestinationPrice = z.infer<typeof destinationPriceSchema>;

const priceListSchema = z.object({
  currency: currencySchema,
  /** The day of the exchange rate; null for USD and for the built-in rates. */
  ratesAsOf: z.nullable(z.iso.date()),
  /** Sorted by name. */
  destinations: z.array(destinationPriceSchema),
});
export type PriceList = z.infer<typeof priceListSchema>;

/** A price in a list; numbers that cannot be called are left out of it. */
const listedPriceSchema = z.object({ number: e164Schema, rate: callRateSchema });

export type ListedPrice = z.infer<typeof listedPriceSchema>;

/** The most numbers whose prices are asked for at once. */
export const mostPricedNumbers = 200;

const path = "/api/tariff";
const currency = z._default(currencySchema, "USD");
const number = z
  .string({ error: "Please enter a phone number" })
  .check(z.minLength(1, "Please enter a phone number"), z.maxLength(longestTyped));

export const tariffRoutes = {
  /** The route as the server offers it. The two routes below are its halves, for typed clients. */
  ask: route(`GET ${path}`, {
    summary: "The price of a call to `number`; without `number` the price list",
    access: "visitor",
    query: z.object({ number: z.optional(number), currency }),
    reply: z.union([numberPriceSchema, priceListSchema]),
  }),
  quote: route(`GET ${path}`, {
    summary: "The price of a call to `number`",
    access: "visitor",
    query: z.object({ number, currency }),
    reply: numberPriceSchema,
  }),
  list: route(`GET ${path}`, {
    summary: "The price list, by destination",
    access: "visitor",
    query: z.object({ currency }),
    reply: priceListSchema,
  }),
  numbers: route("POST /api/tariff/numbers", {
    summary: "The prices of calls to several numbers, for lists; a number that cannot be called is left out",
    body: z.object({ numbers: z.array(e164Schema).check(z.maxLength(mostPricedNumbers)) }),
    reply: z.object({ prices: z.array(listedPriceSchema) }),
  }),
} as const;
