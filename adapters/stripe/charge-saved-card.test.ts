/** Payments that a rule makes with a saved card while its holder is away. */
import { randomUUID } from "node:crypto";
import type Stripe from "stripe";
import { describe, expect, test } from "vitest";
import type { IntentRequest } from "#domain/payments/card-provider.ts";
import { stripeError } from "#sandbox/cards/testing/cards-twin.ts";
import { intentRequest, providerHarness } from "#testing/payments/provider-harness.ts";

const { stripe, provider } = providerHarness();
const isCharge = ({ method, path }: { method: string; path: string }) =>
  method === "POST" && path === "/v1/payment_intents";

/** A request to charge a card that a payment has saved; its bank acts as that of the test number from then on. */
async function chargeOfSaved(number?: string): Promise<IntentRequest> {
  const customerRef = await provider().createCustomer({
    id: randomUUID(),
    walletId: randomUUID(),
    instead: null,
  });
  const consent = { version: 1, language: "fr" } as const;
  const { ref } = await provider().createIntent({ ...intentRequest(), customerRef, consent });
  stripe.pay(stripe.intents.at(-1));
  const card = (await provider().retrieveIntent(ref))?.saved;
  if (!card?.mandateRef) throw new Error("The card was not saved with a mandate");
  if (number !== undefined) stripe.become(card.ref, number);
  stripe.traffic.reset();
  return {
    ...intentRequest(),
    initiator: "rule",
    customerRef,
    cardRef: card.ref,
    mandateRef: card.mandateRef,
  };
}

const sentParameters = () => {
  const request = stripe.traffic.requests.find(isCharge);
  return { headers: request?.headers, form: new URLSearchParams(String(request?.body)) };
};

/** The rule's own intents: all but the one that saved the card. */
const charged = () => stripe.intents.slice(1);
const chargesOf = ({ id }: Stripe.PaymentIntent) =>
  stripe.store.charges.newest().filter(({ payment_intent }) => payment_intent === id);

describe("a saved card", () => {
  test("pays at once, off session, with its mandate and the payment's own key", async () => {
    const request = await chargeOfSaved();
    const { ref, clientSecret } = await provider().createIntent(request);
    const { headers, form } = sentParameters();
    expect(headers?.["idempotency-key"]).toBe(request.paymentId);
    expect(Object.fromEntries(form)).toMatchObject({
      customer: request.customerRef,
      payment_method: request.cardRef,
      mandate: request.mandateRef,
      off_session: "true",
      confirm: "true",
      "metadata[payment_id]": request.paymentId,
      "metadata[wallet_id]": request.walletId,
      "metadata[initiator]": "rule",
    });
    expect(form.has("setup_future_usage")).toBe(false);
    expect(form.has("mandate_data[customer_acceptance][type]")).toBe(false);
    expect(charged()).toMatchObject([{ id: ref, client_secret: clientSecret, status: "succeeded" }]);
    expect(await provider().retrieveIntent(ref)).toMatchObject({
      status: "paid",
      received_minor: 790,
      payment: { walletId: request.walletId, id: request.paymentId },
      terms: { initiator: "rule", customerRef: request.customerRef, consent: null },
      failure: undefined,
      // The card is saved already; this payment saves none.
      saved: undefined,
    });
  });

  test("without a mandate names none", async () => {
    const request = { ...(await chargeOfSaved()), mandateRef: null };
    const { ref } = await provider().createIntent(request);
    expect(sentParameters().form.has("mandate")).toBe(false);
    expect(await provider().retrieveIntent(ref)).toMatchObject({ status: "paid" });
  });

  test("is never sent through 3-D Secure, also where the operator asks new buyers for it", async () => {
    const buyer = {
      email: "ada@example.org",
      accountAge_days: 0,
      ip: "192.0.2.1",
      userAgent: "Browser",
      threeDSecure: true,
    };
    const { ref } = await provider().createIntent({ ...(await chargeOfSaved()), buyer });
    expect(await provider().retrieveIntent(ref)).toMatchObject({ status: "paid" });
  });

  test("whose holder pays at the page is not charged by the server", async () => {
    const { customerRef } = await chargeOfSaved();
    const { ref } = await provider().createIntent({ ...intentRequest(), customerRef });
    const { form } = sentParameters();
    for (const name of ["payment_method", "off_session", "confirm", "mandate"])
      expect(form.has(name), name).toBe(false);
    expect(await provider().retrieveIntent(ref)).toMatchObject({ status: "open" });
  });
});

describe("a decline is an answer: the intent, with the reason", () => {
  test.each([
    ["4000000000009995", { needsHolder: false, decline: "insufficient_funds", again: "later" }],
    ["4000000000009987", { needsHolder: false, decline: "blocked", again: "never" }],
    ["4000000000003220", { needsHolder: true, decline: "other", again: "later" }],
  ])("%s: %j", async (number, failure) => {
    const request = await chargeOfSaved(number);
    const { ref, clientSecret } = await provider().createIntent(request);
    expect(charged()).toMatchObject([{ id: ref, client_secret: clientSecret }]);
    expect(await provider().retrieveIntent(ref)).toMatchObject({ status: "declined", failure });
    expect(await provider().createIntent(request)).toEqual({ ref, clientSecret });
    expect(charged()).toHaveLength(1);
  });

  test("4000002500003155 asks its holder once: the payment that saved it has set it up", async () => {
    const { ref } = await provider().createIntent(await chargeOfSaved("4000002500003155"));
    expect(await provider().retrieveIntent(ref)).toMatchObject({ status: "paid", failure: undefined });
  });

  test("an intent that waits for its holder is an answer as well", async () => {
    const request = await chargeOfSaved();
    const waiting = (body: unknown) => ({ ...Object(body), status: "requires_action" });
    stripe.traffic.fault = (sent) => (isCharge(sent) ? { changed: waiting } : undefined);
    const { ref, clientSecret } = await provider().createIntent(request);
    expect(charged()).toMatchObject([{ id: ref, client_secret: clientSecret }]);
  });

  test("one without its intent leaves the outcome unknown", async () => {
    const request = await chargeOfSaved();
    stripe.traffic.fault = () => stripeError(402, { type: "card_error", code: "card_declined" });
    await expect(provider().createIntent(request)).rejects.toMatchObject({ outcome: "unknown" });
  });
});

describe("an answer that was lost", () => {
  test.each([
    ["of a charge", undefined, "paid", 1],
    ["of a decline", "4000000000009995", "declined", 1],
    ["of a bank that wants the holder", "4000002760003184", "declined", 1],
  ])("%s is given again: one intent, tried once", async (_name, number, status, tries) => {
    const request = await chargeOfSaved(number);
    // The SDK repeats a closed connection once by itself.
    stripe.traffic.failNext("lost", "lost");
    await expect(provider().createIntent(request)).rejects.toMatchObject({ outcome: "unknown" });
    const { ref } = await provider().createIntent(request);
    expect(charged()).toMatchObject([{ id: ref }]);
    expect(charged().flatMap(chargesOf)).toHaveLength(tries);
    expect(await provider().retrieveIntent(ref)).toMatchObject({ status });
  });

  test("is given to any number of repeats at once", async () => {
    const request = await chargeOfSaved();
    const answers = await Promise.all([1, 2, 3, 4].map(() => provider().createIntent(request)));
    expect(new Set(answers.map(({ ref }) => ref)).size).toBe(1);
    expect(charged().flatMap(chargesOf)).toHaveLength(1);
  });
});

describe("a saved card's mandate", () => {
  test.each(["inactive", "pending"] as const)(
    "that is %s is not kept: a payment with it fails",
    async (status) => {
      const customerRef = await provider().createCustomer({
        id: randomUUID(),
        walletId: randomUUID(),
        instead: null,
      });
      const consent = { version: 1, language: "fr" } as const;
      const { ref } = await provider().createIntent({ ...intentRequest(), customerRef, consent });
      stripe.pay();
      const [mandate] = stripe.store.mandates.newest();
      Object.assign(mandate ?? {}, { status });
      expect((await provider().retrieveIntent(ref))?.saved).toMatchObject({ mandateRef: null });
    },
  );
});

describe("the secret of an intent", () => {
  test.each([
    ["requires_payment_method", true],
    ["requires_confirmation", true],
    ["requires_action", true],
    ["processing", false],
    ["succeeded", false],
    ["canceled", false],
  ])("that is %s is given: %s", async (status, isGiven) => {
    const { ref, clientSecret } = await provider().createIntent(intentRequest());
    Object.assign(stripe.only(), { status });
    expect(await provider().secretOf(ref)).toBe(isGiven ? clientSecret : undefined);
  });

  test("finishes a payment that the bank wants confirmed", async () => {
    const request = await chargeOfSaved("4000002760003184");
    const { ref, clientSecret } = await provider().createIntent(request);
    expect(await provider().secretOf(ref)).toBe(clientSecret);
    await provider().cancelIntent(ref);
    expect(await provider().secretOf(ref)).toBeUndefined();
    expect((await provider().retrieveIntent(ref))?.failure).toBeUndefined();
  });

  test("that does not exist is undefined, and one that Stripe does not tell is an error", async () => {
    expect(await provider().secretOf("pi_none")).toBeUndefined();
    stripe.traffic.fault = () => stripeError(500, { type: "api_error" });
    await expect(provider().secretOf("pi_none")).rejects.toMatchObject({ outcome: "unknown" });
  });
});

describe("the intent of a payment whose answer was lost", () => {
  const minute_ms = 60_000;

  test("is found by its payment, also where the clocks differ, and no other is", async () => {
    const request = await chargeOfSaved();
    const payment = { walletId: request.walletId, id: request.paymentId };
    const now = Date.now();
    const find = (key = payment, since_ms = now) => provider().findIntent(key, new Date(since_ms));
    expect(await find()).toBeUndefined();
    const { ref } = await provider().createIntent(request);
    await provider().createIntent(intentRequest());
    expect(await find()).toBe(ref);
    expect(await find(payment, now + minute_ms / 2)).toBe(ref);
    expect(await find(payment, now + 10 * minute_ms)).toBeUndefined();
    expect(await find({ ...payment, walletId: randomUUID() })).toBeUndefined();
    expect(await find({ ...payment, id: randomUUID() })).toBeUndefined();
    expect(charged().flatMap(chargesOf)).toHaveLength(1);
  });

  test("is found on any page of the list", async () => {
    const request = await chargeOfSaved();
    const { ref } = await provider().createIntent(request);
    for (let later = 0; later < 101; later += 1) await provider().createIntent(intentRequest());
    const payment = { walletId: request.walletId, id: request.paymentId };
    expect(await provider().findIntent(payment, new Date())).toBe(ref);
  });

  test("is unknown while Stripe does not answer", async () => {
    stripe.traffic.fault = () => stripeError(500, { type: "api_error" });
    const intent = provider().findIntent({ walletId: randomUUID(), id: randomUUID() }, new Date());
    await expect(intent).rejects.toMatchObject({ outcome: "unknown" });
  });
});
