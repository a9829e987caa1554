/** Payments that a merchant makes with a saved card while its holder is away. */
import type Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { cardsForTests } from "./testing/cards-for-tests.ts";

const tests = cardsForTests();
const { recharge, savedCard } = tests;

interface Saved {
  customer: string;
  card: string;
}

/** A customer with an attached card that no payment has set up. */
async function attached(id: string): Promise<Saved> {
  const customer = (await tests.stripe.customers.create()).id;
  return { customer, card: (await tests.stripe.paymentMethods.attach(id, { customer })).id };
}

/** The card network's news: the card has this number and date from now on. */
const become = ({ card }: Saved, number: string, exp_year: number) =>
  tests.stripe.rawRequest("POST", "/v1/sandbox/network_updates", {
    payment_method: card,
    number,
    exp_month: 1,
    exp_year,
  });

async function newestIntent(customer: string): Promise<Stripe.PaymentIntent> {
  const { data } = await tests.stripe.paymentIntents.list({ limit: 100 });
  const intent = data.find((candidate) => candidate.customer === customer);
  if (!intent) throw new Error("The customer has no payment");
  return intent;
}

/** The customer comes back and confirms the payment in the browser with the card of the failed attempt. */
const finish = (intent: Stripe.PaymentIntent, payment_method: string, more: object = {}) =>
  tests.fromOwner("POST", intent, `/v1/payment_intents/${intent.id}/confirm`, {
    payment_method,
    return_url: "http://localhost:3000/dashboard",
    use_stripe_sdk: "true",
    ...more,
  });

test("a saved card pays again and again, in its customer's name", async () => {
  const saved = await savedCard();
  for (const amount of [1_000, 2_000]) {
    const intent = await recharge(saved, { amount });
    expect(intent).toMatchObject({ status: "succeeded", amount_received: amount, customer: saved.customer });
    const [charge] = await tests.chargesOf(intent);
    expect(charge).toMatchObject({
      customer: saved.customer,
      payment_method: saved.card,
      payment_method_details: { card: { last4: "4242", checks: { cvc_check: null }, mandate: null } },
    });
    const refund = await tests.stripe.refunds.create({ payment_intent: intent.id });
    expect(refund).toMatchObject({ customer: saved.customer, payment_method: saved.card });
  }
});

test("a payment names the mandate that its card was saved with", async () => {
  const saved = await savedCard();
  const intent = await recharge(saved, { mandate: saved.mandate });
  const [charge] = await tests.chargesOf(intent);
  expect(charge?.payment_method_details?.card?.mandate).toBe(saved.mandate);
  const other = await savedCard();
  await expect(recharge(saved, { mandate: other.mandate })).rejects.toMatchObject({
    statusCode: 400,
    code: "payment_intent_mandate_invalid",
  });
});

test("two requests with one key pay once, and a second key pays again", async () => {
  const saved = await savedCard();
  const once = () => recharge(saved, {}, { idempotencyKey: `recharge ${saved.card}` });
  const [first, second] = await Promise.all([once(), once()]);
  expect(second.id).toBe(first.id);
  expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true");
  expect(await tests.chargesOf(first)).toHaveLength(1);
  expect((await recharge(saved, {}, { idempotencyKey: `again ${saved.card}` })).id).not.toBe(first.id);
});

describe("3-D Secure", () => {
  test("of a card that asks until it is set up: the payment that saves it sets it up", async () => {
    const saved = await savedCard("4000002500003155");
    expect(await recharge(saved)).toMatchObject({ status: "succeeded" });
    const present = await tests.open({ customer: saved.customer });
    expect((await finish(present, saved.card)).body.status).toBe("requires_action");
  });

  test.each([
    // card, how it was saved, is a charge tried
    ["pm_card_authenticationRequiredOnSetup", () => attached("pm_card_authenticationRequiredOnSetup"), true],
    ["pm_card_authenticationRequired", () => savedCard("4000002760003184"), true],
    ["pm_card_threeDSecure2Required", () => savedCard("4000000000003220"), false],
  ] as const)("of %s fails off session, and is finished by the customer", async (_id, save, isTried) => {
    const saved = await save();
    await expect(recharge(saved)).rejects.toMatchObject({
      type: "StripeCardError",
      statusCode: 402,
      code: "authentication_required",
      decline_code: "authentication_required",
      message: "Your card was declined. This transaction requires authentication.",
      payment_intent: { status: "requires_payment_method", payment_method: null },
      payment_method: { id: saved.card },
    });
    const intent = await newestIntent(saved.customer);
    expect(intent).toMatchObject({
      status: "requires_payment_method",
      last_payment_error: { code: "authentication_required", payment_method: { id: saved.card } },
    });
    const charges = await tests.chargesOf(intent);
    expect(charges.map(({ failure_code }) => failure_code)).toEqual(
      isTried ? ["authentication_required"] : [],
    );
    expect((await tests.eventsOf(intent.id)).at(-1)).toBe("payment_intent.payment_failed");

    expect(await finish(intent, saved.card)).toMatchObject({
      status: 200,
      body: { status: "requires_action", last_payment_error: null },
    });
    expect((await tests.answerChallenge(intent, "complete")).body.status).toBe("succeeded");
    const paid = await tests.stripe.paymentIntents.retrieve(intent.id, { expand: ["latest_charge"] });
    expect(paid).toMatchObject({ amount_received: 1_000, latest_charge: { paid: true } });
  });

  test("of a card that is set up by the customer who finishes a payment is asked off session no more", async () => {
    const saved = await attached("pm_card_authenticationRequiredOnSetup");
    for (const set_up of [{}, { setup_future_usage: "off_session" }]) {
      await expect(recharge(saved)).rejects.toMatchObject({ code: "authentication_required" });
      const intent = await newestIntent(saved.customer);
      expect((await finish(intent, saved.card, set_up)).body.status).toBe("requires_action");
      expect((await tests.answerChallenge(intent, "complete")).body.status).toBe("succeeded");
    }
    expect(await recharge(saved)).toMatchObject({ status: "succeeded" });
  });

  test("of a card whose bank knows the merchant already is asked of a present customer only", async () => {
    const saved = await attached("pm_card_authenticationRequiredSetupForOffSession");
    expect(await recharge(saved)).toMatchObject({ status: "succeeded" });
    const present = await tests.open({ customer: saved.customer });
    expect((await finish(present, saved.card)).body.status).toBe("requires_action");
  });
});

describe("a decline", () => {
  test.each([
    ["pm_card_chargeCustomerFail", "generic_decline", "try_again_later", "01"],
    [
      "pm_card_authenticationRequiredChargeDeclinedInsufficientFunds",
      "insufficient_funds",
      "try_again_later",
      "51",
    ],
  ])(
    "of %s, which attaches, carries the network's code and advice",
    async (id, decline_code, advice, code) => {
      const saved = await attached(id);
      const codes = { decline_code, advice_code: advice, network_decline_code: code };
      const error: unknown = await recharge(saved).catch((reason: unknown) => reason);
      expect(error).toMatchObject({ statusCode: 402, code: "card_declined", decline_code });
      const intent = await newestIntent(saved.customer);
      expect(intent).toMatchObject({ status: "requires_payment_method", last_payment_error: codes });
      expect(error).toMatchObject({ raw: { ...codes, charge: intent.latest_charge } });
      const [charge] = await tests.chargesOf(intent);
      expect(charge).toMatchObject({
        status: "failed",
        outcome: { advice_code: advice, network_decline_code: code, network_advice_code: null },
      });
      expect(await tests.stripe.paymentMethods.retrieve(saved.card)).toMatchObject({
        customer: saved.customer,
      });
    },
  );

  test.each([
    ["pm_card_visa_chargeDeclinedInsufficientFunds", "insufficient_funds", "try_again_later"],
    ["pm_card_visa_chargeDeclinedLostCard", "lost_card", "do_not_try_again"],
    ["pm_card_visa_chargeDeclinedStolenCard", "stolen_card", "do_not_try_again"],
    ["pm_card_chargeDeclinedExpiredCard", "expired_card", "confirm_card_data"],
  ])("of %s, which is no customer's, advises %s: %s", async (card, decline_code, advice_code) => {
    const customer = (await tests.stripe.customers.create()).id;
    await expect(recharge({ customer, card })).rejects.toMatchObject({ decline_code, raw: { advice_code } });
    expect((await tests.stripe.paymentMethods.list({ customer })).data).toEqual([]);
  });

  test("follows a card that the network replaced, or that has expired since", async () => {
    const saved = await savedCard();
    await become(saved, "4000000000009987", 2040);
    await expect(recharge(saved)).rejects.toMatchObject({ decline_code: "lost_card" });
    await become(saved, "4242424242424242", 2020);
    await expect(recharge(saved)).rejects.toMatchObject({ code: "expired_card" });
    await become(saved, "4242424242424242", 2040);
    expect(await recharge(saved)).toMatchObject({ status: "succeeded" });
  });
});

const online = { ip_address: "192.0.2.1", user_agent: "Browser" };

describe("bad input is refused by name, and opens no payment", () => {
  const cases: [string, (saved: Saved, other: Saved) => Partial<Stripe.PaymentIntentCreateParams>, object][] =
    [
      [
        "a card of another customer",
        (_saved, { card }) => ({ payment_method: card }),
        {
          param: "payment_method",
          message: expect.stringContaining("does not belong to the Customer you supplied"),
        },
      ],
      [
        "an unknown customer",
        () => ({ customer: "cus_none" }),
        { code: "resource_missing", param: "customer", message: "No such customer: 'cus_none'" },
      ],
      ["an unknown card", () => ({ payment_method: "pm_none" }), { code: "resource_missing" }],
      [
        "a card to be saved",
        () => ({ setup_future_usage: "off_session" }),
        { message: expect.stringContaining("when `setup_future_usage` is also set") },
      ],
      [
        "no confirmation",
        () => ({ confirm: false }),
        { message: expect.stringContaining("if `confirm` is true") },
      ],
      [
        "3-D Secure",
        () => ({ payment_method_options: { card: { request_three_d_secure: "any" } } }),
        { message: expect.stringContaining("asks no absent customer for 3-D Secure") },
      ],
      [
        "a mandate to be opened",
        () => ({ mandate_data: { customer_acceptance: { type: "online", online } } }),
        { code: "parameter_unknown", param: "mandate_data[customer_acceptance][online][ip_address]" },
      ],
      [
        "another kind of absence",
        () => ({ off_session: "recurring" }),
        { message: "Invalid boolean: recurring" },
      ],
    ];
  test.each(cases)("%s", async (_name, change, refusal) => {
    const [saved, other] = [await savedCard(), await savedCard()];
    const before = (await tests.stripe.paymentIntents.list({ limit: 1 })).data[0]?.id;
    await expect(recharge(saved, change(saved, other))).rejects.toMatchObject(refusal);
    expect((await tests.stripe.paymentIntents.list({ limit: 1 })).data[0]?.id).toBe(before);
  });

  const without = (params: Partial<Stripe.PaymentIntentCreateParams>) =>
    tests.open({ allowed_payment_method_types: ["card"], ...params });

  test("a saved card without its customer", async () => {
    const { card } = await savedCard();
    await expect(without({ payment_method: card, confirm: true, off_session: true })).rejects.toMatchObject({
      code: "parameter_missing",
      message: expect.stringContaining("Please include the Customer in the `customer` parameter"),
    });
  });

  test("a new card without a customer", async () => {
    const params = { payment_method: "pm_card_visa", confirm: true, off_session: true };
    await expect(without(params)).rejects.toMatchObject({ param: "off_session" });
    await expect(without({ setup_future_usage: "off_session", confirm: true })).rejects.toMatchObject({
      param: "setup_future_usage",
    });
  });

  test("a customer without a card", async () => {
    const { customer } = await savedCard();
    await expect(without({ customer, confirm: true, off_session: true })).rejects.toMatchObject({
      code: "payment_intent_unexpected_state",
      message: expect.stringContaining(`To confirm the PaymentIntent with ${customer}, specify`),
    });
  });

  test("a browser that says its customer is away, and one that names another's card", async () => {
    const [saved, other] = [await savedCard(), await savedCard()];
    const intent = await tests.open({ customer: saved.customer });
    const path = `/v1/payment_intents/${intent.id}/confirm`;
    const parameters = { payment_method: saved.card, return_url: "http://localhost:3000/" };
    const away = await tests.fromOwner("POST", intent, path, { ...parameters, off_session: "true" });
    expect(away).toMatchObject({ status: 400, body: { error: { param: "off_session" } } });
    const foreign = await tests.fromOwner("POST", intent, path, {
      ...parameters,
      payment_method: other.card,
    });
    expect(foreign).toMatchObject({ status: 400, body: { error: { param: "payment_method" } } });
    expect(await tests.chargesOf(intent)).toEqual([]);
  });
});

test("Radar keeps a payment of its blocked card from the bank", async () => {
  const saved = await savedCard();
  await become(saved, "4100000000000019", 2040);
  const error: unknown = await recharge(saved).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: "card_declined", decline_code: "fraudulent" });
  expect(error).not.toHaveProperty("raw.advice_code");
  const intent = await newestIntent(saved.customer);
  expect(intent.status).toBe("requires_payment_method");
  expect(await tests.chargesOf(intent)).toMatchObject([
    {
      status: "failed",
      outcome: { type: "blocked", network_status: "not_sent_to_network", reason: "highest_risk_level" },
    },
  ]);
});

test("two confirmations of one payment at once charge once", async () => {
  const saved = await savedCard();
  const intent = await tests.open({ customer: saved.customer });
  const replies = await Promise.all([finish(intent, saved.card), finish(intent, saved.card)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(await tests.chargesOf(intent)).toHaveLength(1);
});
