import Stripe from "stripe";
import type { ProviderCard } from "#domain/payments/cards/card-store.ts";
import { idOf } from "./event.ts";

/** The card that a paid intent has saved for its customer; undefined for one that pays once. */
export function savedWith({
  status,
  customer,
  setup_future_usage,
  payment_method: method,
  latest_charge: charge,
}: Stripe.PaymentIntent): ProviderCard | undefined {
  if (status !== "succeeded" || customer === null || setup_future_usage === null || method === null) return;
  if (charge === null || typeof charge === "string") return;
  const card = charge.payment_method_details?.card;
  const saved = card && toProviderCard(idOf(method), card);
  return saved && { ...saved, mandateRef: usableMandate(card.mandate) };
}

/**
 * Since its API of September 2026 Stripe also names a mandate that could not be registered. A payment that names such a one
 * fails: docs.stripe.com/changelog/endive/2026-09-30/surface-india-card-mandate-even-when-inactive.
 */
function usableMandate(mandate: string | Stripe.Mandate | null): string | null {
  return typeof mandate === "object" && mandate?.status === "active" ? mandate.id : null;
}

/** A saved card by itself; undefined for one that no customer has. */
export function attachedCard({ id, customer, card }: Stripe.PaymentMethod): ProviderCard | undefined {
  return customer === null || !card ? undefined : toProviderCard(id, card);
}

type CardDetails = Pick<
  Stripe.PaymentMethod.Card | Stripe.Charge.PaymentMethodDetails.Card,
  "brand" | "last4" | "exp_month" | "exp_year"
> & { fingerprint?: string | null; wallet: { type: string } | null };

function toProviderCard(ref: string, card: CardDetails): ProviderCard | undefined {
  if (!card.brand || !card.last4) return;
  return {
    ref,
    fingerprint: card.fingerprint ?? null,
    brand: card.brand,
    last4: card.last4,
    wallet: card.wallet?.type ?? null,
    expiresYear: card.exp_year,
    expiresMonth: card.exp_month,
  };
}

/** Takes a card from its customer. One that no customer has, and one that Stripe does not know, is gone already. */
export function detach(stripe: Stripe, ref: string, timeout: number): Promise<void> {
  return stripe.paymentMethods.detach(ref, {}, { timeout }).then(done, async (error: unknown) => {
    if (isMissing(error)) return;
    // Stripe has no code for a card that is detached already, so its state is read.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      const { customer } = await stripe.paymentMethods.retrieve(ref, {}, { timeout });
      if (customer === null) return;
    }
    throw error;
  });
}

/** Deletes a customer with its cards. One that Stripe does not know is gone already. */
export function deleteCustomer(stripe: Stripe, ref: string, timeout: number): Promise<void> {
  return stripe.customers.del(ref, {}, { timeout }).then(done, (error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
}

function done(): void {}
