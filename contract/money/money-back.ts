import * as z from "zod/mini";
import { moneyBackMessages } from "#contract/messages/money-messages.ts";
import { route } from "#contract/route.ts";
import { creditsSchema, currencySchema, invalidAmount } from "./money-schemas.ts";

const moneyBackFields = {
  amount: z.number(),
  currency: currencySchema,
  /** Credits that leave the wallet. */
  credits: creditsSchema,
};
const moneyBackOfferSchema = z.object({
  ...moneyBackFields,
  paymentId: z.string(),
  boughtAt: z.iso.datetime(),
  /**
   * `used_up`: the limit of 30 days leaves nothing now. `held_by_call`: a call holds what is left. `too_late`: the time to ask
   * is over. `disputed`: the bank decides about the money. The amount is zero then.
   */
  state: z.enum(["available", "used_up", "held_by_call", "on_its_way", "too_late", "disputed"]),
  /** All that is unused of the purchase, with what is on its way. */
  unusedCredits: creditsSchema,
  /** The last try did not reach the card. */
  wasRefused: z.boolean(),
  /** End of the time in which the user may ask. */
  until: z.iso.datetime(),
  /** The limit of 30 days, when it is why the amount is less than what is unused. */
  limited: z.nullable(
    z.object({
      /** All that is unused, in `currency`. */
      unused: z.number(),
      times: z.int(),
      usd: z.number(),
      /** Time when more can go back; null when this purchase can no longer be taken back by then. */
      moreAt: z.nullable(z.iso.datetime()),
    }),
  ),
});
export type MoneyBackOffer = z.infer<typeof moneyBackOfferSchema>;

export const moneyBackRoutes = {
  list: route("GET /api/payments/money-back", {
    summary:
      "The user's purchases with unused credits: what can be taken back now, what is on its way, and why the rest cannot go back",
    failed: moneyBackMessages.failed,
    reply: z.array(moneyBackOfferSchema),
  }),
  take: route("POST /api/payments/:id/money-back", {
    summary: "Give the unused part of a purchase back to its card. `amount` is the one that was shown",
    failed: moneyBackMessages.failed,
    params: z.object({ id: z.uuid() }),
    body: z.object({ amount: z.number({ error: invalidAmount }).check(z.positive(invalidAmount)) }),
    reply: z.object({ ...moneyBackFields, state: z.enum(["done", "on_its_way"]) }),
  }),
} as const;
