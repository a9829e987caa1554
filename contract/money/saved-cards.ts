/** Cards that a user has saved for the next purchase. Their numbers are at the card provider alone. */
import * as z from "zod/mini";
import { savedCardMessages } from "#contract/messages/money-messages.ts";
import { languages } from "#contract/pages/languages.ts";
import { route } from "#contract/route.ts";

/**
 * The version of the sentence by which a buyer allows a card to be saved: version 1 is `cardSavingMessages.consent`, shown
 * beside Pay Now. Another sentence has the next number.
 */
export const cardConsentVersion = 1;

/** The buyer's yes to saving the card that pays: which sentence was read, and in which language. */
export const cardConsentSchema = z.object({
  version: z.int().check(z.minimum(1), z.maximum(cardConsentVersion)),
  language: z.enum(languages),
});
export type CardConsent = z.infer<typeof cardConsentSchema>;

export const savedCardSchema = z.object({
  id: z.uuid(),
  /** As the provider writes it: "visa", "amex". */
  brand: z.string(),
  last4: z.string(),
  /** The wallet that holds it, as the provider writes it: "apple_pay"; null for a card without one. */
  wallet: z.nullable(z.string()),
  /** The last month in which it pays. */
  expires: z.object({ year: z.int(), month: z.int() }),
  isExpired: z.boolean(),
  /** True for the card that is proposed: the one chosen or saved last. */
  isDefault: z.boolean(),
  /** True until the provider has confirmed that it forgot the card. It pays nothing any more. */
  isBeingRemoved: z.boolean(),
  /** True for a card that was saved when all users of the wallet had one customer at the provider. It pays nothing any more. */
  mustBeSavedAgain: z.boolean(),
});
export type SavedCard = z.infer<typeof savedCardSchema>;

const one = { params: z.object({ id: z.uuid() }), reply: z.array(savedCardSchema) };

export const savedCardRoutes = {
  list: route("GET /api/payments/cards", {
    summary: "The cards that the user has saved, the proposed one first",
    failed: savedCardMessages.failed,
    reply: z.array(savedCardSchema),
  }),
  choose: route("POST /api/payments/cards/:id/default", {
    summary: "Propose this card at the next purchase. Replies with all cards",
    failed: savedCardMessages.notChosen,
    ...one,
  }),
  remove: route("DELETE /api/payments/cards/:id", {
    summary:
      "Remove a card here and at the card provider. Replies with the cards that are left. The rule that charges it ends, where `endsRecharge` says so",
    failed: savedCardMessages.notRemoved,
    ...one,
    query: z.object({ endsRecharge: z.optional(z.literal("true")) }),
  }),
} as const;
