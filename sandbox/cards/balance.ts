import type Stripe from "stripe";
import type { CardStore } from "./store.ts";

/**
 * What the app took, less its refunds and what banks took back, per currency. The sandbox pays nothing out and keeps no
 * fee.
 */
export function balance(store: CardStore): Stripe.Balance {
  const net = new Map<string, number>([["usd", 0]]);
  for (const charge of store.charges.newest()) {
    const earned = charge.amount_captured - charge.amount_refunded;
    net.set(charge.currency, (net.get(charge.currency) ?? 0) + earned);
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
