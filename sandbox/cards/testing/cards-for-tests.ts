import type Stripe from "stripe";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { cardParameters, type Reply, type RunningCards, startCards } from "./running-cards.ts";

/** The cardholder accepts a mandate in the browser. */
const acceptance = {
  "mandate_data[customer_acceptance][type]": "online",
  "mandate_data[customer_acceptance][online][infer_from_client]": "true",
};

/** The card provider for a test file, or for each test of one. Call it at the top of the file. */
export function cardsForTests(scope: "file" | "test" = "file") {
  let cards: RunningCards;
  const [before, after] = scope === "file" ? [beforeAll, afterAll] : [beforeEach, afterEach];
  before(async () => {
    cards = await startCards();
  });
  after(() => cards.stop());

  const tests = {
    get cards() {
      return cards;
    },
    get stripe() {
      return cards.stripe;
    },
    open: (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
      cards.stripe.paymentIntents.create({ amount: 1_000, currency: "usd", ...more }),
    /** Opens a payment that a ready-made card pays at once. */
    paid: (payment_method: string, more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
      tests.open({ payment_method, confirm: true, return_url: "http://localhost:3000/dashboard", ...more }),
    /** A customer with a card that a payment saved for payments off session; `number` is one that pays. */
    async savedCard(number = "4242424242424242") {
      const customer = (await cards.stripe.customers.create()).id;
      const intent = await tests.open({ customer, setup_future_usage: "off_session" });
      const { body } = await tests.pay(intent, number, acceptance);
      if (body.status === "requires_action") await tests.answerChallenge(intent, "complete");
      const [charge] = await tests.chargesOf(intent);
      const mandate = String(charge?.payment_method_details?.card?.mandate);
      return { customer, card: String(charge?.payment_method), mandate };
    },
    recharge: (
      { customer, card }: { customer: string; card: string },
      more: Partial<Stripe.PaymentIntentCreateParams> = {},
      options: Stripe.RequestOptions = {},
    ) =>
      cards.stripe.paymentIntents.create(
        {
          amount: 1_000,
          currency: "usd",
          allowed_payment_method_types: ["card"],
          customer,
          payment_method: card,
          off_session: true,
          confirm: true,
          ...more,
        },
        options,
      ),
    /** Pays in a browser, whose parameters may be other than those of a good card. */
    pay: (
      intent: Stripe.PaymentIntent,
      number: string,
      changed: Record<string, string> = {},
    ): Promise<Reply> =>
      tests.fromOwner("POST", intent, `/v1/payment_intents/${intent.id}/confirm`, {
        ...cardParameters(number),
        ...changed,
      }),
    read: (intent: Stripe.PaymentIntent) =>
      tests.fromOwner("GET", intent, `/v1/payment_intents/${intent.id}`),
    answerChallenge: (intent: Stripe.PaymentIntent, outcome: string) =>
      tests.fromOwner("POST", intent, "/v1/3ds2/challenge_complete", { payment_intent: intent.id, outcome }),
    /** A call from the browser that knows the payment's secret. */
    fromOwner: (
      method: "GET" | "POST",
      { client_secret }: Stripe.PaymentIntent,
      path: string,
      parameters: Record<string, string> = {},
    ) => cards.fromBrowser(method, path, { client_secret: client_secret ?? "", ...parameters }),
    /** Types of all events about an object, oldest first. */
    async eventsOf(id: string): Promise<string[]> {
      const { data } = await cards.stripe.events.list({ limit: 100 });
      const about = data.filter(({ data: { object } }) => "id" in object && object.id === id);
      return about.map(({ type }) => type).reverse();
    },
    chargesOf: async ({ id }: Stripe.PaymentIntent) =>
      (await cards.stripe.charges.list({ payment_intent: id })).data,
  };
  return tests;
}
