import type Stripe from "stripe";
import type { RequestContext } from "./api/request-context.ts";
import type { Published } from "./objects.ts";
import type { CardStore } from "./store.ts";

/** The API version of the account: the one that the installed `stripe` package uses. */
export const apiVersion = "2026-10-28.endive";

/** The account and what it has were made in 2026. */
export const accountTime_s = 1_767_225_600;

/** The account of the secret key, with what a caller may need to know of it; Stripe's own has many more fields. */
export function account(): Published<Stripe.Account> {
  return {
    id: "acct_sandbox000000000",
    object: "account",
    capabilities: { card_payments: "active", transfers: "active" },
    charges_enabled: true,
    country: "US",
    created: accountTime_s,
    default_currency: "usd",
    details_submitted: true,
    email: "operator@sandbox.example",
    payouts_enabled: true,
    requirements: {
      alternatives: [],
      current_deadline: null,
      currently_due: [],
      disabled_reason: null,
      errors: [],
      eventually_due: [],
      past_due: [],
      pending_verification: [],
    },
    type: "standard",
  };
}

/** The account's one webhook endpoint. It gets every event, and its secret is told at its creation only. */
export function webhookEndpoint({ webhookUrl }: RequestContext): Published<Stripe.WebhookEndpoint> {
  return {
    id: "we_sandbox00000000000000000",
    object: "webhook_endpoint",
    api_version: apiVersion,
    application: null,
    created: accountTime_s,
    description: null,
    enabled_events: ["*"],
    livemode: false,
    metadata: {},
    status: "enabled",
    url: webhookUrl,
  };
}

/**
 * The app's takings, less its refunds and what banks took back, per currency. The sandbox pays nothing out and keeps no
 * fee.
 */
export function balance(store: CardStore): Published<Stripe.Balance> {
  const net = new Map<string, number>([["usd", 0]]);
  for (const charge of store.charges.newest()) {
    const income = charge.amount_captured - charge.amount_refunded;
    net.set(charge.currency, (net.get(charge.currency) ?? 0) + income);
  }
  for (const { currency, balance_transactions } of store.disputes.newest()) {
    for (const { amount } of balance_transactions) net.set(currency, (net.get(currency) ?? 0) + amount);
  }
  const sums = Array.from(net, ([currency, amount]) => ({
    currency,
    amount,
    source_types: { card: amount },
  }));
  return {
    object: "balance",
    available: sums,
    livemode: false,
    pending: sums.map(({ currency }) => ({ currency, amount: 0, source_types: { card: 0 } })),
  };
}
