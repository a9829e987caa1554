import * as z from "zod/mini";
import { creditsSchema } from "#contract/money/money-schemas.ts";
import { moment, noInput, operatorRoute, reasonSchema } from "./operator-route.ts";

export const tariffVersionSchema = z.object({
  id: z.int(),
  /** Such as a file's name. */
  source: z.string(),
  effectiveAt: moment,
  importedAt: moment,
  rows: z.int(),
});
export type TariffVersion = z.infer<typeof tariffVersionSchema>;

const pricedPrefixSchema = z.object({
  prefix: z.string(),
  name: z.string(),
  creditsPerMinute: creditsSchema,
  creditsToConnect: creditsSchema,
  minimum_s: z.int(),
  increment_s: z.int(),
  blocked: z.boolean(),
  /** ISO codes of the countries whose landlines it prices: "GB GG IM JE". */
  landlineCountries: z.string(),
  mobileCountries: z.string(),
  /** The carrier's price of a minute, as the deck has it. */
  carrierUsdPerMinute: z.nullable(z.number()),
});
export type PricedPrefix = z.infer<typeof pricedPrefixSchema>;

export const tariffPreviewSchema = z.object({
  /** The version whose prices would be in force at that time otherwise. */
  against: z.nullable(tariffVersionSchema),
  /** Full counts; the lists below end after `mostListed`. */
  counts: z.object({ added: z.int(), removed: z.int(), changed: z.int(), belowCost: z.int() }),
  added: z.array(pricedPrefixSchema),
  removed: z.array(pricedPrefixSchema),
  changed: z.array(z.object({ before: pricedPrefixSchema, after: pricedPrefixSchema })),
  /** Sentences on prices below the carriers'. */
  belowCost: z.array(z.string()),
});
export type TariffPreview = z.infer<typeof tariffPreviewSchema>;

export const mostListed = 500;

export const marginOrders = ["margin", "most_sold", "least_used"] as const;
export type MarginOrder = (typeof marginOrders)[number];

const marginSchema = z.object({
  destination: z.string(),
  prefixes: z.int(),
  /** Of the row that earns least a minute. */
  prefix: z.string(),
  usdPerMinute: z.number(),
  /** Null where the carrier's price is not known. */
  carrierUsdPerMinute: z.nullable(z.number()),
  /** True for the carriers' list price: the deck has none of its own. */
  isEstimate: z.boolean(),
  calls: z.int(),
  answered_s: z.int(),
  charged: creditsSchema,
});
export type Margin = z.infer<typeof marginSchema>;

/** A deck of 50,000 prefixes has about 3 MB. */
const longestDeck_characters = 8_000_000;

const deck = {
  /** CSV, as `export_tariff` writes it: docs/operating.md, "Prices". */
  deck: z.string().check(z.minLength(1), z.maxLength(longestDeck_characters)),
  source: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Time when the prices take effect; now without it. */
  effectiveAt: z.optional(moment),
};
/** The version whose prices the operator saw in force at that time, and which this ends; null for none. */
const replaces = z.nullable(z.int());
const longestBody_bytes = 9_000_000;

export const tariffRoutes = {
  list_tariffs: operatorRoute("list_tariffs", {
    summary: "The versions of the prices, the newest import first",
    body: noInput,
    reply: z.array(tariffVersionSchema),
  }),
  preview_tariff: operatorRoute("preview_tariff", {
    summary: "What new prices would change, and which fall below cost; changes nothing",
    longestBody_bytes,
    body: z.object(deck),
    reply: tariffPreviewSchema,
  }),
  read_margins: operatorRoute("read_margins", {
    summary: "What each destination earns a minute, and its calls of the last 30 days",
    body: z.object({ order: z.enum(marginOrders), search: z.string().check(z.maxLength(100)) }),
    reply: z.object({
      counts: z.object({
        destinations: z.int(),
        belowCost: z.int(),
        unknownCost: z.int(),
        /** Free destinations that are not sold because the deck has no cost of them. */
        awaitingCost: z.int(),
      }),
      /** The first 200 of those that match. */
      margins: z.array(marginSchema),
    }),
  }),
  export_tariff: operatorRoute("export_tariff", {
    summary: "The prices of a version as CSV, which an import reads as the same prices",
    body: z.object({ versionId: z.int() }),
    reply: z.object({ version: tariffVersionSchema, deck: z.string() }),
  }),
  import_tariff: operatorRoute("import_tariff", {
    summary: "Bring new prices into force, now or later; calls under way keep theirs",
    longestBody_bytes,
    body: z.object({ ...deck, replaces, reason: reasonSchema }),
    reply: tariffVersionSchema,
  }),
  roll_back_tariff: operatorRoute("roll_back_tariff", {
    summary: "Bring an earlier version into force again, now or in place of a scheduled one",
    body: z.object({
      versionId: z.int(),
      effectiveAt: z.optional(moment),
      replaces,
      reason: reasonSchema,
    }),
    reply: tariffVersionSchema,
  }),
} as const;
