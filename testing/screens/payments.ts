import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { expect, inject, vi } from "vitest";
import { ledgerStore } from "#adapters/postgres/ledger/ledger-store.ts";
import type { Currency } from "#contract/money/currencies.ts";
import { paymentRoutes, type Quote } from "#contract/money/payments.ts";
import { type RechargeWish, rechargeRoutes } from "#contract/money/recharge.ts";
import { cardConsentVersion } from "#contract/money/saved-cards.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { plainRecharge } from "#testing/payments/plain-recharge.ts";
import { password, productDatabase, type SignedInUser } from "./seed.ts";

type Session = Pick<SignedInUser, "token">;

/** The card provider's own API, for the actions of its dashboard. */
export function cardProvider(): Stripe {
  const { hostname, port } = new URL(inject("product").sandboxUrl);
  return new Stripe(sandboxAccounts.cards.secretKey, { host: hostname, port, protocol: "http" });
}

/** Waits until the product has heard all that the provider has said of a payment, and writes no more of it by itself. */
export async function untilNotified(intent: string): Promise<void> {
  await vi.waitFor(async () => {
    const { data } = await cardProvider().events.list({ limit: 100 });
    const unheard = data.filter(
      ({ pending_webhooks, data }) => pending_webhooks > 0 && JSON.stringify(data).includes(intent),
    );
    expect(unheard.map(({ type }) => type)).toEqual([]);
  }, 60_000);
}

/** A request of the user from elsewhere. @throws when the product refuses it. */
export async function request<Reply = Record<string, unknown>>(
  { token }: Session,
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
): Promise<Reply> {
  const response = await fetch(inject("product").url + path, {
    method,
    headers: { "x-auth-token": token, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const reply = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(reply)}`);
  return reply as Reply;
}

/** Buys 100 credits with one of the provider's ready-made cards, saved or not; returns the provider's id of the payment. */
export function buyTenDollars(session: Session, card = "pm_card_visa", isToBeSaved = false): Promise<string> {
  const saveCard = { version: cardConsentVersion, language: "en" };
  return pay(session, { amount: 10, currency: "USD", ...(isToBeSaved && { saveCard }) }, card);
}

/** Buys for the price that the page would show. */
export async function buy(
  session: Session,
  wish: { kind: "preset" | "custom"; amount: number; currency: Currency },
): Promise<string> {
  const quote = await request<Quote>(session, "POST", paymentRoutes.quotes.path, wish);
  const { quoteId, amountUsd: amount, currency } = quote;
  return pay(session, { quoteId, amount, currency }, "pm_card_visa");
}

async function pay(session: Session, payment: object, card: string): Promise<string> {
  const { path } = paymentRoutes.createPaymentIntent;
  const { clientSecret } = await request<{ clientSecret: string }>(session, "POST", path, payment);
  const intent = clientSecret.replace(/_secret_.*/, "");
  const return_url = `${inject("product").url}/dashboard`;
  await cardProvider().paymentIntents.confirm(intent, { payment_method: card, return_url });
  await request(session, "POST", paymentRoutes.addCredits.path, {});
  return intent;
}

export async function savedCards(session: Session): Promise<{ id: string; last4: string }[]> {
  return request(session, "GET", "/api/payments/cards");
}

/** Takes credits away, as calls do. */
export async function takeCredits({ user: { walletId } }: SignedInUser, credits: number): Promise<void> {
  const subjectId = randomUUID();
  await productDatabase().withClient((client) =>
    ledgerStore(client).post({
      walletId,
      contra: "adjustments",
      subjectId,
      mayOverdraw: false,
      ref: `adjustment:${subjectId}`,
      delta_mc: -credits * 1_000,
    }),
  );
}

/** Ends the prices that the user was shown. */
export async function expireQuotes({ user }: SignedInUser): Promise<void> {
  await productDatabase().withClient((client) =>
    client.query("UPDATE quote SET expires_at = now() WHERE wallet_id = $1", [user.walletId]),
  );
}

/** The provider's id of the customer whose cards a user has saved. */
export function customerOf({ user }: SignedInUser): Promise<string> {
  return productDatabase().withClient(async (client) => {
    const { rows } = await client.query("SELECT provider_ref FROM card_customer WHERE user_id = $1", [
      user.id,
    ]);
    return rows[0].provider_ref;
  });
}

/** Has the bank decline the user's only saved card from now on. */
export async function makeDecline(user: SignedInUser): Promise<void> {
  const [saved] = await savedCards(user);
  const customer = await customerOf(user);
  const { id } = await cardProvider().paymentMethods.attach("pm_card_chargeCustomerFail", { customer });
  await productDatabase().withClient((client) =>
    client.query("UPDATE saved_card SET provider_ref = $2, last4 = '0341' WHERE id = $1", [saved?.id, id]),
  );
}

/** The user's credits, and the entries of the history, newest first. */
export async function ledgerOf(session: Session): Promise<{ credits: unknown; history: unknown }> {
  const { credits } = await request(session, "GET", "/api/payments/credits");
  return { credits, history: await request(session, "GET", "/api/payments/transactions") };
}

/** Turns the rule on with the default card. */
export async function turnOnRecharge(session: Session, wish: Partial<RechargeWish> = {}): Promise<void> {
  const [card] = await savedCards(session);
  const body = { password, ...plainRecharge, cardId: card?.id, ...wish };
  await request(session, "PUT", rechargeRoutes.turnOn.path, body);
}

export async function rechargeRule(session: Session): Promise<unknown> {
  return (await request(session, "GET", rechargeRoutes.state.path)).rule;
}

interface SandboxMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
}

/** The mails to a user so far, the newest first. */
export async function mailsTo({ user }: SignedInUser): Promise<SandboxMail[]> {
  const address = encodeURIComponent(user.email);
  const response = await fetch(`${inject("product").sandboxUrl}/mail.json?to=${address}`);
  return (await response.json()) as SandboxMail[];
}
