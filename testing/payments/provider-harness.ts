import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { type StripeOptions, stripeCardProvider } from "#adapters/stripe/card-provider.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import type { IntentRequest } from "#domain/payments/card-provider.ts";
import { CardsTwin } from "#sandbox/cards/testing/cards-twin.ts";

/** The adapter on a twin without payments at the start of each test. Call it at the top of the file. */
export function providerHarness() {
  const stripe = new CardsTwin();
  beforeAll(() => stripe.listen());
  beforeEach(() => stripe.reset());
  afterAll(() => stripe.close());
  return {
    stripe,
    provider: (changes: Partial<StripeOptions> = {}) =>
      stripeCardProvider({ ...sandboxAccounts.cards, apiUrl: stripe.url, ...changes }),
  };
}

/** A request for 7.90 GBP, of a new payment by default. */
export function intentRequest(paymentId: string = randomUUID()): IntentRequest {
  return {
    paymentId,
    walletId: "5f0c1d2e-3b4a-4c6d-9e8f-7a6b5c4d3e2f",
    userId: "7d1c9b3a-2e4f-4a5b-8c6d-1e2f3a4b5c6d",
    initiator: "person",
    charge_minor: 790,
    credits_mc: 100_000,
    perUsd_e6: 790_000,
    currency: "GBP",
    customerRef: null,
    consent: null,
    cardRef: null,
    mandateRef: null,
    buyer: null,
  };
}
