import * as z from "zod/mini";
import { messages } from "#contract/messages/messages.ts";
import { route } from "#contract/route.ts";
import { currencySchema } from "./money-schemas.ts";

const ratesSchema = z.partialRecord(currencySchema, z.number().check(z.positive()));

export const exchangeRateRoutes = {
  list: route("GET /api/exchange-rate", {
    summary: "Units of each currency for one USD",
    access: "visitor",
    failed: messages.currency.failed,
    reply: z.object({
      rates: ratesSchema,
      asOf: z.nullable(z.iso.date()),
      /** Days of the operator's own rates, for currencies without a published one. */
      fixed: z.optional(z.partialRecord(currencySchema, z.iso.date())),
    }),
  }),
} as const;
