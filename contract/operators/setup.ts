import * as z from "zod/mini";
import { noInput, operatorRoute } from "./operator-route.ts";

const findingSchema = z.object({ right: z.boolean(), sentence: z.string() });
/** YYYY-MM-DD, UTC; null where there was none. */
const daySchema = z.nullable(z.string());

export const setupSchema = z.object({
  services: z.array(z.object({ service: z.string(), findings: z.array(findingSchema) })),
  /** The services that the sandbox stands in for. */
  sandboxed: z.array(z.string()),
  hasOwnName: z.boolean(),
  hasImprint: z.boolean(),
  hasSeller: z.boolean(),
  hasOwnTexts: z.boolean(),
  /** Counts of destinations. */
  prices: z.object({ isDefault: z.boolean(), belowCost: z.int(), unknownCost: z.int() }),
  firstAnsweredCall: daySchema,
  firstSale: daySchema,
});
export type Setup = z.infer<typeof setupSchema>;

export const setupRoutes = {
  read_setup: operatorRoute("read_setup", {
    summary: "What is done before a first sold call, and what is not; asks each service, and changes nothing",
    body: noInput,
    reply: setupSchema,
  }),
} as const;
