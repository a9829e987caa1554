import type Stripe from "stripe";
import { z } from "zod";
import { currencySchema } from "#contract/money/money-schemas.ts";
import { languages } from "#contract/pages/languages.ts";
import type { CardIntent, ListedIntent, PaymentTerms } from "#domain/payments/card-provider.ts";
import { initiators } from "#domain/payments/payment-store.ts";
import { failureOf } from "./charge-failure.ts";
import { idOf, paymentKeyOf } from "./event.ts";
import type { RefundsAndDisputes } from "./refunds-and-disputes.ts";

/**
 * Translates Stripe's intent for the domain.
 * @throws Error for an unknown status: reading it as "pending" would hide the payment for good.
 */
export function toCardIntent(
  intent: Stripe.PaymentIntent,
  details: RefundsAndDisputes &
    Pick<CardIntent, "declines" | "paidBy" | "paidWith" | "confirmed" | "card" | "cardCountry" | "saved">,
): CardIntent {
  return {
    status: statusOf(intent),
    payment: paymentKeyOf(intent.metadata),
    terms: termsOf(intent),
    createdAt: new Date(intent.created * 1_000),
    charge_minor: intent.amount,
    received_minor: intent.amount_received,
    currency: intent.currency.toUpperCase(),
    liveMode: intent.livemode,
    failure: failureOf(intent),
    ...details,
  };
}

/** The secret with which a browser can still confirm the intent; undefined once it is over or the bank has it. */
export function openSecretOf(intent: Stripe.PaymentIntent): string | undefined {
  const status = statusOf(intent);
  return status === "open" || status === "declined" ? (intent.client_secret ?? undefined) : undefined;
}

export function toListedIntent(intent: Stripe.PaymentIntent): ListedIntent {
  return {
    ref: intent.id,
    isPaid: intent.status === "succeeded",
    payment: paymentKeyOf(intent.metadata),
  };
}

const positive = z
  .string()
  .regex(/^[1-9]\d{0,15}$/)
  .transform(Number)
  .pipe(z.int());
const termsSchema = z
  .object({
    user_id: z.uuid(),
    initiator: z.enum(initiators),
    charge_minor: positive,
    currency: currencySchema,
    credits_mc: positive,
    per_usd_e6: positive.optional(),
    consent_version: positive.optional(),
    consent_language: z.enum(languages).optional(),
  })
  .transform(
    ({
      user_id: userId,
      per_usd_e6: perUsd_e6 = null,
      consent_version: version,
      consent_language: language,
      ...terms
    }) => ({ userId, perUsd_e6, consent: version && language ? { version, language } : null, ...terms }),
  );

/** Reads what the intent's metadata repeats of the payment; undefined unless it is complete. */
function termsOf({ metadata, customer }: Stripe.PaymentIntent): PaymentTerms | undefined {
  const terms = termsSchema.safeParse(metadata).data;
  return terms && { ...terms, customerRef: customer === null ? null : idOf(customer) };
}

function statusOf({ id, status, last_payment_error }: Stripe.PaymentIntent): CardIntent["status"] {
  switch (status) {
    case "requires_payment_method":
      return last_payment_error ? "declined" : "open";
    case "requires_confirmation":
    case "requires_action":
      return "open";
    case "processing":
      return "processing";
    case "succeeded":
      return "paid";
    case "canceled":
      return "canceled";
    default:
      throw new Error(`Stripe says that ${id} is "${status}", a state unknown to us`);
  }
}
