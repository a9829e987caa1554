import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { cardParameters, startCards } from "#sandbox/cards/testing/running-cards.ts";
import { intentRequest } from "#testing/payments/provider-harness.ts";
import { stripeCardProvider } from "./card-provider.ts";
import type { IntentOptions } from "./intent-parameters.ts";

const cards = await startCards();
afterAll(() => cards.stop());

const provider = () => stripeCardProvider({ ...sandboxAccounts.cards, apiUrl: cards.url });
const request = {
  ...intentRequest(),
  charge_minor: 1499,
  perUsd_e6: 149_820_000,
  currency: "JPY",
} as const;
const { paymentId, walletId } = request;

describe("against the sandbox, which refuses what Stripe would refuse", () => {
  test("a payment is opened once, declined, paid, refunded and notified", async () => {
    await provider().check();
    const { ref, clientSecret } = await provider().createIntent(request);
    expect(await provider().createIntent(request)).toEqual({ ref, clientSecret });
    const pay = (number: string) =>
      cards.fromBrowser("POST", `/v1/payment_intents/${ref}/confirm`, {
        ...cardParameters(number),
        client_secret: clientSecret,
      });
    const read = () => provider().retrieveIntent(ref);

    expect(await read()).toEqual({
      status: "open",
      payment: { walletId, id: paymentId },
      terms: {
        userId: request.userId,
        initiator: "person",
        charge_minor: 1_499,
        currency: "JPY",
        credits_mc: 100_000,
        perUsd_e6: 149_820_000,
        customerRef: null,
        consent: null,
      },
      createdAt: expect.any(Date),
      charge_minor: 1499,
      received_minor: 0,
      refunded_minor: 0,
      refunds: [],
      disputed_minor: 0,
      unsettled: false,
      confirmed: false,
      declines: [],
      currency: "JPY",
      liveMode: false,
    });
    await pay("4000000000000002");
    expect(await read()).toMatchObject({ status: "declined", received_minor: 0 });
    await pay("4242424242424242");
    expect(await read()).toMatchObject({ status: "paid", received_minor: 1499, refunded_minor: 0 });
    const elsewhere = await cards.stripe.refunds.create({ payment_intent: ref, amount: 499 });
    const madeAt = new Date(elsewhere.created * 1_000);
    const others = { ref: elsewhere.id, id: null, state: "done", amount_minor: 499, madeAt };
    expect(await read()).toMatchObject({ status: "paid", refunded_minor: 499, refunds: [others] });
    const refundId = randomUUID();
    await provider().refund({ intentRef: ref, refundId, amount_minor: 500 });
    expect(await read()).toMatchObject({ refunded_minor: 999 });
    const ours = { ref: expect.stringMatching(/^re_/), id: refundId, state: "done", amount_minor: 500 };
    expect((await read())?.refunds).toEqual(expect.arrayContaining([expect.objectContaining(ours), others]));

    const notifiedAbout = () =>
      cards.webhook.deliveries.map(({ body, signature }) =>
        provider().readEvent(Buffer.from(body), { "stripe-signature": signature }),
      );
    await expect.poll(notifiedAbout).toContainEqual({ intentRef: ref });
  });

  test("a payment takes cards alone, although the account has more enabled", async () => {
    const euros = { ...request, paymentId: randomUUID(), currency: "EUR" } as const;
    const { ref } = await provider().createIntent(euros);
    expect((await cards.stripe.paymentIntents.retrieve(ref)).payment_method_types).toEqual(["card"]);
  });

  test("a wallet's declines count with its device's fingerprint, beside the card's own", async () => {
    const { ref, clientSecret } = await provider().createIntent({ ...request, paymentId: randomUUID() });
    const pay = (number: string, wallet: Record<string, string>) =>
      cards.fromBrowser("POST", `/v1/payment_intents/${ref}/confirm`, {
        ...cardParameters(number),
        ...wallet,
        client_secret: clientSecret,
      });
    const googlePay = (device: string) => ({
      "payment_method_data[card][wallet][type]": "google_pay",
      "payment_method_data[card][wallet][device]": device,
    });
    await pay("4000000000000002", {});
    await pay("4000000000000002", googlePay("one"));
    await pay("4000000000000002", googlePay("two"));
    await pay("4000000000000002", googlePay("one"));
    await pay("4242424242424242", googlePay("one"));
    const intent = await provider().retrieveIntent(ref, { declines: true });
    expect(intent).toMatchObject({ status: "paid", received_minor: 1499 });
    const [typed, one, two, again] = intent?.declines.map(({ fingerprint }) => fingerprint) ?? [];
    expect(intent?.declines).toHaveLength(4);
    expect(new Set([typed, one, two]).size).toBe(3);
    expect(again).toBe(one);
  });

  test("a payment says what it is for and whose it is, and more about a payer only where it is asked to", async () => {
    const buyer = {
      email: "ada@example.org",
      accountAge_days: 3,
      ip: "192.0.2.1",
      userAgent: "",
      threeDSecure: false,
    };
    const create = async (options: IntentOptions, email = buyer.email) => {
      const provider = stripeCardProvider({ ...sandboxAccounts.cards, apiUrl: cards.url, ...options });
      const { ref } = await provider.createIntent({
        ...request,
        paymentId: randomUUID(),
        buyer: { ...buyer, email },
      });
      return cards.stripe.paymentIntents.retrieve(ref);
    };
    const plain = await create({});
    expect(plain).toMatchObject({
      description: "100 prepaid calling credits",
      metadata: { wallet_id: walletId, user_id: request.userId, payment_id: expect.any(String) },
      receipt_email: null,
      statement_descriptor_suffix: null,
    });
    expect(await create({ statementSuffix: "CALLS", mailsReceipts: true })).toMatchObject({
      receipt_email: "ada@example.org",
      statement_descriptor_suffix: "CALLS",
    });
    for (const email of ["почта@xn--80a1acny.xn--p1ai", "ada@localhost"]) {
      expect(await create({ mailsReceipts: true }, email), "an address that Stripe may refuse").toMatchObject(
        {
          receipt_email: null,
          metadata: { account_email: email },
        },
      );
    }
  });

  test("a declined card is read with its fingerprint, and an ended payment takes no other", async () => {
    const buyer = {
      email: "ada@example.org",
      accountAge_days: 3,
      ip: "192.0.2.1",
      userAgent: "",
      threeDSecure: true,
    };
    const own = { ...request, paymentId: randomUUID(), buyer };
    const { ref, clientSecret } = await provider().createIntent(own);
    expect(await provider().createIntent(own)).toEqual({ ref, clientSecret });
    const pay = (number: string) =>
      cards.fromBrowser("POST", `/v1/payment_intents/${ref}/confirm`, {
        ...cardParameters(number),
        client_secret: clientSecret,
      });
    const read = () => provider().retrieveIntent(ref, { declines: true });
    expect((await pay("4000000000003055")).body).toMatchObject({ status: "requires_action" });
    expect(await read()).toMatchObject({ status: "open", declines: [] });
    await pay("4000000000000002");
    await pay("4000000000009995");
    const first = await read();
    expect(first).toMatchObject({ status: "declined", declines: [{}, {}] });
    expect(new Set(first?.declines.map(({ fingerprint }) => fingerprint)).size).toBe(2);
    expect(await provider().retrieveIntent(ref)).toMatchObject({ status: "declined", declines: [] });

    await provider().cancelIntent(ref);
    await provider().cancelIntent(ref);
    expect(await read()).toMatchObject({ status: "canceled" });
    expect((await pay("4242424242424242")).status).toBe(400);
  });

  test("a payment is confirmed once its card's bank has authenticated the holder, and by nothing else", async () => {
    const confirmed = async (number: string, outcome?: "complete" | "fail") => {
      const { ref, clientSecret } = await provider().createIntent({ ...request, paymentId: randomUUID() });
      const owner = { client_secret: clientSecret };
      const path = `/v1/payment_intents/${ref}/confirm`;
      await cards.fromBrowser("POST", path, { ...cardParameters(number), ...owner });
      const challenge = { ...owner, payment_intent: ref };
      if (outcome) await cards.fromBrowser("POST", "/v1/3ds2/challenge_complete", { ...challenge, outcome });
      const intent = await provider().retrieveIntent(ref);
      return [intent?.status, intent?.confirmed];
    };
    expect(await confirmed("4242424242424242")).toEqual(["paid", false]);
    expect(await confirmed("4000000000003220")).toEqual(["open", false]);
    expect(await confirmed("4000000000003220", "fail")).toEqual(["declined", false]);
    expect(await confirmed("4000000000003220", "complete")).toEqual(["paid", true]);
  });

  test("a paid payment names its card, the same for the same number, and a declined one names none", async () => {
    const intentAfter = async (...numbers: string[]) => {
      const { ref, clientSecret } = await provider().createIntent({ ...request, paymentId: randomUUID() });
      for (const number of numbers) {
        await cards.fromBrowser("POST", `/v1/payment_intents/${ref}/confirm`, {
          ...cardParameters(number),
          client_secret: clientSecret,
        });
      }
      return provider().retrieveIntent(ref);
    };
    const paid = async (...numbers: string[]) => (await intentAfter(...numbers))?.paidBy;
    const [first, other] = [await paid("4242424242424242"), await paid("5555555555554444")];
    expect(first).toEqual(expect.any(String));
    expect(other).not.toBe(first);
    expect(await paid("4000000000000002", "4242424242424242")).toBe(first);
    expect(await paid("4000000000000002")).toBeUndefined();

    const card = async (...numbers: string[]) => (await intentAfter(...numbers))?.card;
    expect(await card("4242424242424242")).toEqual({ brand: "visa", last4: "4242", wallet: null });
    expect(
      await card("4000000000000002", "5555555555554444"),
      "the card that paid, not the one before",
    ).toEqual({
      brand: "mastercard",
      last4: "4444",
      wallet: null,
    });
    expect(await card("4000000000000002")).toBeUndefined();
  });
});
