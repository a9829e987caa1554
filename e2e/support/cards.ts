import { expect } from "@playwright/test";
import Stripe from "stripe";
import type { Transaction } from "#contract/money/wallet.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { api } from "./people.ts";
import type { Stack } from "./product/stack.ts";

/** The card provider's own API, for the actions of its dashboard. */
export function cardProvider(stack: Stack): Stripe {
  const { hostname, port } = new URL(stack.sandboxUrl);
  return new Stripe(sandboxAccounts.cards.secretKey, { host: hostname, port, protocol: "http" });
}

/** Starts a payment of 10 USD; returns the provider's id of it, read from its client secret. */
export async function startPayment(stack: Stack, token: string): Promise<string> {
  const { status, body } = await api(stack, "POST", "/api/payments/create-payment-intent", {
    token,
    body: { amount: 10, currency: "USD" },
  });
  expect(status).toBe(200);
  return String(body.clientSecret).replace(/_secret_.*/, "");
}

/** Pays a started payment with one of the provider's ready-made cards. */
export async function payWith(stack: Stack, intent: string, payment_method: string): Promise<void> {
  const return_url = `${stack.url}/dashboard`;
  await cardProvider(stack).paymentIntents.confirm(intent, { payment_method, return_url });
}

export async function creditsOf(stack: Stack, token: string): Promise<number> {
  return Number((await api(stack, "GET", "/api/payments/credits", { token })).body.credits);
}

/** The entries of the history, newest first. */
export async function historyOf(stack: Stack, token: string): Promise<Transaction[]> {
  const { body } = await api(stack, "GET", "/api/payments/transactions", { token });
  return body as unknown as Transaction[];
}
