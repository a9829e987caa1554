import * as z from "zod/mini";
import { messages } from "#contract/messages/messages.ts";
import { savedCardMessages } from "#contract/messages/money-messages.ts";
import { route } from "#contract/route.ts";
import { creditsSchema, currencySchema, invalidAmount } from "./money-schemas.ts";
import { purchaseHabitsSchema } from "./purchase-habits.ts";
import { cardConsentSchema } from "./saved-cards.ts";

export const purchaseAllowanceSchema = z.object({
  /** Days after its first purchase in which an account is new. */
  newDays: z.int(),
  leftUsd: z.number().check(z.nonnegative()),
  /** Time when more is left than now; null when nothing was bought. */
  moreAt: z.nullable(z.iso.datetime()),
  /** End of the limit; null before the first purchase. */
  endsAt: z.nullable(z.iso.datetime()),
});
export type PurchaseAllowance = z.infer<typeof purchaseAllowanceSchema>;

const createPaymentIntentBodySchema = z
  .object({
    /** USD; with `quoteId`, the quote's amount in USD. */
    amount: z
      .number({ error: invalidAmount })
      .check(z.positive(invalidAmount), z.lte(100_000, invalidAmount)),
    currency: z._default(currencySchema, "USD"),
    quoteId: z.optional(z.uuid()),
    /** Saves the card that pays for the next purchase. Not with `cardId`. */
    saveCard: z.optional(cardConsentSchema),
    cardId: z.optional(z.uuid()),
    /** A solved CAPTCHA, valid for one attempt. Required after the server answered `captcha_required`. */
    captchaToken: z.optional(z.string().check(z.maxLength(10_000))),
  })
  .check(
    z.refine(({ saveCard, cardId }) => !saveCard || cardId === undefined, savedCardMessages.savedAlready),
  );

/** Life of a shown price, in which it can be paid. */
export const quoteLifetime_ms = 15 * 60_000;

export const quoteSchema = z.object({
  quoteId: z.uuid(),
  /** The card charge, in `currency`. */
  amount: z.number(),
  currency: currencySchema,
  amountUsd: z.number(),
  credits: creditsSchema,
  expiresAt: z.iso.datetime(),
});
export type Quote = z.infer<typeof quoteSchema>;

export const paymentRoutes = {
  test: route("GET /api/payments/test", {
    summary: "Whether payments can be made right now",
    failed: messages.payment.initialiseFailed,
    reply: z.object({ ok: z.literal(true) }),
  }),
  allowance: route("GET /api/payments/allowance", {
    summary: "How much a new account may still buy; null for other accounts",
    failed: messages.payment.initialiseFailed,
    reply: z.object({ allowance: z.nullable(purchaseAllowanceSchema) }),
  }),
  habits: route("GET /api/payments/habits", {
    summary: "What the user bought last, and the country called most, with its price",
    failed: messages.payment.initialiseFailed,
    query: z.object({
      /** ISO 3166-1 alpha-2: the reader's region. Stands in for the country called most. */
      region: z.catch(z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))), undefined),
    }),
    reply: purchaseHabitsSchema,
  }),
  quotes: route("POST /api/payments/quotes", {
    summary: "Fix a price for 15 minutes: `preset` in USD, or `custom` in the currency",
    failed: messages.payment.initialiseFailed,
    body: z.object({
      kind: z.enum(["preset", "custom"]),
      /** USD for a preset, `currency` for a custom amount. */
      amount: z
        .number({ error: invalidAmount })
        .check(z.positive(invalidAmount), z.lte(100_000_000, invalidAmount)),
      currency: currencySchema,
    }),
    reply: quoteSchema,
  }),
  createPaymentIntent: route("POST /api/payments/create-payment-intent", {
    summary: "Start a card payment. The credits follow once the provider confirms it",
    failed: messages.payment.intentFailed,
    body: createPaymentIntentBodySchema,
    reply: z.object({
      clientSecret: z.string(),
      credits: creditsSchema,
      /** The provider's id of the saved card; only with `cardId`. */
      paymentMethod: z.optional(z.string()),
    }),
  }),
  addCredits: route("POST /api/payments/add-credits", {
    summary: "Credit the user's paid purchases; the number in the request is ignored",
    failed: messages.payment.notCredited,
    body: z.object({ credits: z.optional(z.unknown()) }),
    reply: z.object({ credits: creditsSchema, added: creditsSchema }),
  }),
} as const;

export const paymentWebhookPath = "/api/payments/webhook";
