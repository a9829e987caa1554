import * as z from "zod/mini";
import { operatorMessages } from "./operator-messages.ts";
import { moment, noInput, operatorRoute } from "./operator-route.ts";

const findingSchema = z.object({ right: z.boolean(), sentence: z.string() });
/** YYYY-MM-DD, UTC; null where there was none. */
const daySchema = z.nullable(z.string());

/** Names one of a domain's DKIM keys: RFC 6376, section 3.1. */
export const dkimSelectorSchema = z
  .string()
  .check(z.maxLength(100), z.regex(/^[a-z0-9](?:[a-z0-9_-]|\.(?!\.|$))*$/i, operatorMessages.noSelector));

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
  /** The moments at which a notification of the card provider came back, and a backup filled an empty database. */
  cardWebhook: z.nullable(moment),
  backup: z.nullable(z.object({ provenAt: moment, takenAt: moment })),
  firstAnsweredCall: daySchema,
  firstSale: daySchema,
});
export type Setup = z.infer<typeof setupSchema>;

export const setupRoutes = {
  read_setup: operatorRoute("read_setup", {
    summary: "What is done before a first sold call, and what is not; asks each service, and changes nothing",
    body: z.object({ dkimSelector: z.optional(dkimSelectorSchema) }),
    reply: setupSchema,
  }),
  test_card_webhook: operatorRoute("test_card_webhook", {
    summary: "Has the card provider send a notification, and waits up to 15 s for it. No card pays",
    body: noInput,
    reply: z.object({ arrivedAt: z.nullable(moment) }),
  }),
} as const;
