import { randomUUID } from "node:crypto";
import type Stripe from "stripe";
import { expect, test } from "vitest";
import { stripeError } from "#sandbox/cards/testing/cards-twin.ts";
import { intentRequest, providerHarness } from "#testing/payments/provider-harness.ts";

const { stripe, provider } = providerHarness();
const consent = { version: 1, language: "fr" } as const;
const newUser = () => ({ id: randomUUID(), walletId: randomUUID() });
const createCustomer = (user = newUser()) => provider().createCustomer({ ...user, instead: null });
const isDetach = ({ path }: { path: string }) => path.endsWith("/detach");

/** Pays an intent that saves its card, with the card that this device holds. */
async function save(customerRef: string, device?: string) {
  const { ref } = await provider().createIntent({ ...intentRequest(), customerRef, consent });
  const intent = stripe.intents.find(({ id }) => id === ref);
  if (!intent) throw new Error("No intent was made");
  stripe.pay(intent, device);
  const read = await provider().retrieveIntent(ref);
  if (!read?.saved) throw new Error("The card was not saved");
  return { intent, read, card: read.saved };
}

const methodOf = ({ payment_method }: Stripe.PaymentIntent) =>
  stripe.store.methods.get(String(payment_method))?.object;

test("members of a wallet have a customer each, and each finds their own", async () => {
  const { walletId, ...user } = newUser();
  const own = await createCustomer({ ...user, walletId });
  const member = { id: randomUUID(), walletId };
  expect(await provider().findCustomer(member, new Date(0))).toBeUndefined();
  const other = await createCustomer(member);
  expect(other).not.toBe(own);
  expect(await provider().findCustomer({ ...user, walletId }, new Date(0))).toBe(own);
  expect(await provider().findCustomer(member, new Date(0))).toBe(other);
});

test("a payment that saves its card names its customer and repeats the yes, for a row that may be lost", async () => {
  const customerRef = await createCustomer();
  const { read, card, intent } = await save(customerRef);
  expect(read.terms).toMatchObject({ customerRef, consent });
  expect(card).toEqual({
    ref: intent.payment_method,
    fingerprint: expect.stringMatching(/./),
    brand: "visa",
    last4: "4242",
    wallet: "google_pay",
    expiresYear: new Date().getFullYear() + 3,
    expiresMonth: 12,
    mandateRef: stripe.store.mandates.newest()[0]?.id,
  });
  const { mandateRef, ...unsaid } = card;
  expect(mandateRef).toMatch(/./);
  expect(await provider().retrieveCard(card.ref)).toEqual(unsaid);
});

test("a card is forgotten once, and being forgotten already is no error", async () => {
  const { card, intent } = await save(await createCustomer());
  const forget = () => provider().forget({ kind: "card", ref: card.ref });
  await forget();
  expect(methodOf(intent)?.customer).toBeNull();
  expect(await provider().retrieveCard(card.ref)).toBeUndefined();
  await forget();
  await provider().forget({ kind: "card", ref: "pm_unknown" });
});

test("a customer is forgotten with its cards, and being forgotten already is no error", async () => {
  const ref = await createCustomer();
  const { intent } = await save(ref);
  expect(await provider().hasCustomer(ref)).toBe(true);
  for (const _ of [1, 2]) await provider().forget({ kind: "customer", ref });
  expect(methodOf(intent)?.customer).toBeNull();
  expect(await provider().hasCustomer(ref)).toBe(false);
  expect(await provider().hasCustomer("cus_unknown")).toBe(false);
});

test.each([
  ["is broken", stripeError(500, { type: "api_error" }), "unknown"],
  ["is too busy", stripeError(429, { type: "invalid_request_error", code: "rate_limit" }), "unknown"],
  ["does not accept our key", stripeError(401, { type: "invalid_request_error" }), "refused"],
] as const)("a Stripe that %s has forgotten no card", async (_name, fault, outcome) => {
  const { card, intent } = await save(await createCustomer());
  stripe.traffic.fault = (request) => (isDetach(request) ? fault : undefined);
  await expect(provider().forget({ kind: "card", ref: card.ref })).rejects.toMatchObject({ outcome });
  expect(methodOf(intent)?.customer).not.toBeNull();
});

test("a refusal to forget a card that is still saved is no success", async () => {
  const { card } = await save(await createCustomer());
  const refusal = stripeError(400, { type: "invalid_request_error", message: "Not now" });
  stripe.traffic.fault = (request) => (isDetach(request) ? refusal : undefined);
  await expect(provider().forget({ kind: "card", ref: card.ref })).rejects.toMatchObject({
    outcome: "refused",
  });
});
