import { randomUUID } from "node:crypto";
import Fastify from "fastify";
import type Stripe from "stripe";
import type { RequestContext } from "#sandbox/cards/api/request-context.ts";
import { cardsRest } from "#sandbox/cards/api/rest.ts";
import { StripeError } from "#sandbox/cards/api/stripe-error.ts";
import { authenticated } from "#sandbox/cards/charges.ts";
import { answerChallenge, confirmIntent } from "#sandbox/cards/confirm-intent.ts";
import { openDispute } from "#sandbox/cards/disputes/disputes.ts";
import { testCard } from "#sandbox/cards/methods/test-cards.ts";
import type { Charge, PaymentIntent } from "#sandbox/cards/objects.ts";
import { createRefund, failRefund } from "#sandbox/cards/refunds.ts";
import { createCardStore } from "#sandbox/cards/store.ts";
import { type Fault, Traffic } from "#sandbox/testing/traffic.ts";
import { fromBrowser, type Reply } from "./running-cards.ts";

/**
 * The twin's REST API on loopback, without its browser scripts. It sends no events, and its banks do nothing by
 * themselves: a test acts as the cardholder, the merchant at Stripe's own pages and the banks. The objects are the
 * twin's own, so a change of a field is a change at Stripe.
 */
export class CardsTwin {
  url = "";
  readonly #app = Fastify({ forceCloseConnections: true });
  readonly traffic = new Traffic(this.#app);
  readonly store = createCardStore();
  readonly #context: RequestContext = {
    store: this.store,
    sandboxUrl: "",
    webhookUrl: "",
    caller: "publishable",
    publish: () => {},
    later: () => {},
  };

  async listen(): Promise<void> {
    const { store } = this;
    const quiet = { sandboxUrl: "", webhookUrl: "", onEvent: () => {}, bankTime_ms: 0 };
    await this.#app.register(cardsRest, { prefix: "/v1", store, ...quiet });
    this.url = await this.#app.listen({ host: "127.0.0.1", port: 0 });
  }

  close(): Promise<void> {
    return this.#app.close();
  }

  get intents(): Stripe.PaymentIntent[] {
    return this.store.intents.newest().toReversed();
  }

  get refunds(): Stripe.Refund[] {
    return this.store.refunds.newest().toReversed();
  }

  disputesOf(intent: Stripe.PaymentIntent): Stripe.Dispute[] {
    return this.store.disputes
      .newest()
      .filter(({ payment_intent }) => payment_intent === intent.id)
      .toReversed();
  }

  refundsOf(intent: Stripe.PaymentIntent): Stripe.Refund[] {
    return this.refunds.filter(({ payment_intent }) => payment_intent === intent.id);
  }

  /** @throws Error when there is no intent, or several. */
  only(): Stripe.PaymentIntent {
    const { intents } = this;
    const [intent] = intents;
    if (!intent || intents.length > 1) throw new Error(`There are ${intents.length} intents instead of one`);
    return intent;
  }

  /** Pays with a card, another one each time unless it is named. @throws StripeError for a payment that is over. */
  pay(intent = this.only(), card: string = randomUUID()): void {
    this.#confirm(intent, "4242424242424242", card);
  }

  /** The card's bank has authenticated its holder for a payment that is paid. */
  authenticate(intent: Stripe.PaymentIntent): void {
    const { card } = this.#charge(intent.latest_charge).payment_method_details ?? {};
    if (card) card.three_d_secure = authenticated;
  }

  /** Confirms as a browser that knows the payment's secret can, with any parameters: the twin may refuse it. */
  confirmInBrowser(
    { id, client_secret }: Stripe.PaymentIntent,
    parameters: Record<string, string>,
  ): Promise<Reply> {
    const confirmation = {
      client_secret: client_secret ?? "",
      return_url: "https://farline.example/",
      ...parameters,
    };
    return fromBrowser(this.url, "POST", `/v1/payment_intents/${id}/confirm`, confirmation);
  }

  /** The cardholder confirms with a saved card at the page, and answers the bank. */
  async answerBank(
    intent: Stripe.PaymentIntent,
    outcome: "complete" | "fail",
    parameters: Record<string, string> & { payment_method: string },
  ): Promise<void> {
    const { body } = await this.confirmInBrowser(intent, parameters);
    if (intent.status !== "requires_action")
      throw new Error(`The bank asks nothing: ${JSON.stringify(body)}`);
    answerChallenge(this.#context, this.#intent(intent), outcome);
  }

  /** Declines a card, another one each time unless it is named. @throws StripeError for a payment that is over. */
  decline(intent: Stripe.PaymentIntent, card: string = randomUUID()): void {
    try {
      this.#confirm(intent, "4000000000000002", card);
    } catch (error) {
      if (!(error instanceof StripeError && error.body.type === "card_error")) throw error;
    }
  }

  /** From now on the bank of a saved card acts as that of this test number does. */
  become(cardRef: string, number: string): void {
    const method = this.store.methods.get(cardRef);
    if (!method) throw new Error(`There is no card ${cardRef}`);
    method.card = testCard(number);
  }

  /** The bank of a saved card holds no longer to what was set up with it. */
  forgetSetUp(cardRef: string): void {
    const method = this.store.methods.get(cardRef);
    if (!method) throw new Error(`There is no card ${cardRef}`);
    method.isSetUp = false;
  }

  /** Refunds a part of a paid intent. @throws StripeError for more than is left, and for a disputed charge. */
  refund(intent: Stripe.PaymentIntent, amount: number): Stripe.Refund {
    return createRefund(this.#context, { payment_intent: intent.id, amount, metadata: undefined });
  }

  /** The bank could not give a refund to the card, the last one by default. */
  failRefund(refunded = this.refunds.at(-1)): void {
    const refund = this.store.refunds.get(refunded?.id ?? "");
    if (!refund) throw new Error("Nothing was refunded");
    failRefund(this.#context, refund, this.#charge(refund.charge));
  }

  /** Disputes a paid intent, in full by default. */
  dispute(intent: Stripe.PaymentIntent, status: Stripe.Dispute["status"], amount = intent.amount) {
    const isInquiry = status.startsWith("warning_") || status === "prevented";
    const dispute = openDispute(this.#context, this.#charge(intent.latest_charge), {
      reason: "fraudulent",
      isInquiry,
    });
    return Object.assign(dispute, { status, amount });
  }

  /** Forgets all payments, as another account of Stripe does not know them. */
  forget(): void {
    Object.assign(this.store, createCardStore());
  }

  reset(): void {
    this.forget();
    this.traffic.reset();
  }

  #intent({ id }: Stripe.PaymentIntent): PaymentIntent {
    const intent = this.store.intents.get(id);
    if (!intent) throw new Error(`There is no payment ${id}`);
    return intent;
  }

  #charge(id: string | Stripe.Charge | null): Charge {
    const charge = typeof id === "string" ? this.store.charges.get(id) : undefined;
    if (!charge) throw new Error("No card was charged");
    return charge;
  }

  /** Each device gives a card a fingerprint of its own, so one test number stands for many cards. */
  #confirm(intent: Stripe.PaymentIntent, number: string, device: string): void {
    const expires = { exp_month: 12, exp_year: new Date().getFullYear() + 3 };
    const wallet = { type: "google_pay", device } as const;
    const card = { number, ...expires, cvc: undefined, wallet };
    confirmIntent(this.#context, this.#intent(intent), {
      payment_method_data: { type: "card", card, billing_details: undefined },
      return_url: "https://farline.example/dashboard",
      // As the product's page does for a card that it saves.
      ...(intent.setup_future_usage && { mandate_data: acceptance }),
    });
  }
}

const acceptance = {
  customer_acceptance: { type: "online", online: { infer_from_client: "true" } },
} as const;

/** An answer of Stripe's with an error, in place of the twin's. */
export function stripeError(status: number, error: object): Fault {
  return { status, body: { error } };
}
