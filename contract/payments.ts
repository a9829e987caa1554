import * as z from "zod/mini";
import { messages } from "./messages.ts";
import { creditsSchema, currencySchema, ratesSchema } from "./money-schemas.ts";
import { cursorSchema, nextCursorHeader } from "./paging.ts";
import { e164Schema } from "./phone-number.ts";
import { purchaseAllowanceSchema } from "./purchase-allowance.ts";
import { route } from "./route.ts";

const transactionStatusSchema = z.enum(["completed", "pending", "failed"]);
export const transactionSchema = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  type: z.enum(["purchase", "call", "refund", "usage", "test", "adjustment"]),
  /** For a call, with the number in E.164; screens show `number` in its country's way instead. */
  description: z.string(),
  /** The number of a call, unless its caller has deleted their account. */
  number: z.optional(e164Schema),
  /** Money that moved at the card provider, in `currency`; for a call, its credits in USD. */
  amount: z.number(),
  currency: currencySchema,
  /** Negative for credits that left the wallet. */
  credits: creditsSchema,
  status: transactionStatusSchema,
});
export type Transaction = z.infer<typeof transactionSchema>;

const mostTransactions = 1_000;

const invalidAmount = "Please enter a valid amount.";

const createPaymentIntentBodySchema = z.object({
  /** USD; with `quoteId`, the quote's amount in USD. */
  amount: z.number({ error: invalidAmount }).check(z.positive(invalidAmount), z.lte(100_000, invalidAmount)),
  currency: z._default(currencySchema, "USD"),
  quoteId: z.optional(z.uuid()),
  /** A solved CAPTCHA, valid for one attempt. Required after the server answered `captcha_required`. */
  captchaToken: z.optional(z.string().check(z.maxLength(10_000))),
});

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

const moneyBackFields = {
  /** What goes back to the card, in `currency`. */
  amount: z.number(),
  currency: currencySchema,
  /** What leaves the wallet. */
  credits: creditsSchema,
};
const moneyBackOfferSchema = z.object({
  ...moneyBackFields,
  paymentId: z.string(),
  state: z.enum(["available", "on_its_way"]),
  /** The last try did not reach the card. */
  wasRefused: z.boolean(),
  /** Until when the user may ask. */
  until: z.iso.datetime(),
});
export type MoneyBackOffer = z.infer<typeof moneyBackOfferSchema>;

export const paymentRoutes = {
  credits: route({
    method: "GET",
    path: "/api/payments/credits",
    summary: "The balance",
    access: "user",
    failed: messages.credits.failed,
    reply: z.object({ credits: creditsSchema }),
  }),
  transactions: route({
    method: "GET",
    path: "/api/payments/transactions",
    summary: `Every purchase, call and refund, newest first. For older entries send the cursor of ${nextCursorHeader} as \`before\``,
    access: "user",
    failed: messages.transactions.failed,
    query: z.object({
      before: z.optional(cursorSchema),
      limit: z._default(
        z.coerce.number().check(z.int(), z.gte(1), z.lte(mostTransactions)),
        mostTransactions,
      ),
      type: z.optional(transactionSchema.shape.type),
    }),
    reply: z.array(transactionSchema),
  }),
  test: route({
    method: "GET",
    path: "/api/payments/test",
    summary: "Whether payments can be made right now",
    access: "user",
    failed: messages.payment.initialiseFailed,
    reply: z.object({ ok: z.literal(true) }),
  }),
  allowance: route({
    method: "GET",
    path: "/api/payments/allowance",
    summary: "How much a new account may still buy; null for other accounts",
    access: "user",
    failed: messages.payment.initialiseFailed,
    reply: z.object({ allowance: z.nullable(purchaseAllowanceSchema) }),
  }),
  quotes: route({
    method: "POST",
    path: "/api/payments/quotes",
    summary: "Fix a price for 15 minutes: `preset` in USD, or `custom` in the currency",
    access: "user",
    failed: messages.payment.initialiseFailed,
    body: z.object({
      kind: z.enum(["preset", "custom"]),
      /** USD for a preset, `currency` for a custom amount. */
      amount: z
        .number({ error: invalidAmount })
        .check(z.positive(invalidAmount), z.lte(1_000_000, invalidAmount)),
      currency: currencySchema,
    }),
    reply: quoteSchema,
  }),
  createPaymentIntent: route({
    method: "POST",
    path: "/api/payments/create-payment-intent",
    summary: "Start a card payment. The credits follow once the provider confirms it",
    access: "user",
    failed: messages.payment.intentFailed,
    body: createPaymentIntentBodySchema,
    reply: z.object({ clientSecret: z.string(), credits: creditsSchema }),
  }),
  addCredits: route({
    method: "POST",
    path: "/api/payments/add-credits",
    summary: "Credit the user's paid purchases; the number in the request is ignored",
    access: "user",
    failed: messages.payment.notCredited,
    body: z.object({ credits: z.optional(z.unknown()) }),
    reply: z.object({ credits: creditsSchema, added: creditsSchema }),
  }),
  moneyBack: route({
    method: "GET",
    path: "/api/payments/money-back",
    summary: "The user's purchases with unused credits that can be taken back now, and those on their way",
    access: "user",
    failed: messages.moneyBack.failed,
    reply: z.array(moneyBackOfferSchema),
  }),
  takeMoneyBack: route({
    method: "POST",
    path: "/api/payments/:id/money-back",
    summary: "Give the unused part of a purchase back to its card. `amount` is the one that was shown",
    access: "user",
    failed: messages.moneyBack.failed,
    params: z.object({ id: z.uuid() }),
    body: z.object({ amount: z.number({ error: invalidAmount }).check(z.positive(invalidAmount)) }),
    reply: z.object({ ...moneyBackFields, state: z.enum(["done", "on_its_way"]) }),
  }),
  exchangeRate: route({
    method: "GET",
    path: "/api/exchange-rate",
    summary: "Units of each currency for one USD",
    access: "visitor",
    failed: messages.currency.failed,
    reply: z.object({ rates: ratesSchema, asOf: z.nullable(z.iso.date()) }),
  }),
} as const;

export const paymentWebhookPath = "/api/payments/webhook";
