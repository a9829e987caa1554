import Stripe from "stripe";
import { ZodError } from "zod";
import { refuse } from "#contract/refusals.ts";
import { type CardProvider, CardProviderError } from "#domain/payments/card-provider.ts";
import type { PayingCard } from "#domain/payments/cards/card-store.ts";
import { callStripe } from "./call-stripe.ts";
import { readDeclines } from "./charge-failure.ts";
import { stripeClient, versionWatch } from "./client.ts";
import { apiVersionOf, idOf, paymentKeyOf, subjectOf } from "./event.ts";
import { openSecretOf, toCardIntent, toListedIntent } from "./intent.ts";
import { type IntentOptions, intentParameters } from "./intent-parameters.ts";
import { countsAsRefunded, isUnderWay, readRefundsAndDisputes } from "./refunds-and-disputes.ts";
import { attachedCard, deleteCustomer, detach, isMissing, savedWith } from "./saved-card.ts";

export interface StripeOptions extends IntentOptions {
  secretKey: string;
  webhookSecret: string;
  apiUrl?: string | undefined;
  /** The longest that a call may take, where its own limit is not shorter. */
  timeout_ms?: number | undefined;
  /** Told what the operator must know and no payment shows. */
  warn?: (sentence: string) => void;
}

/**
 * The browser waits 10 s for a new payment, which may first retrieve an earlier one, and 3 s for the check. A retrieval (up
 * to four requests) holds a row lock.
 */
const deadlines_ms = {
  create: 6_500,
  retrieve: 3_000,
  cancel: 3_000,
  refund: 8_000,
  list: 8_000,
  check: 2_500,
} as const;
/** Stripe keeps a key for at least 24 hours, less an hour for clocks: docs.stripe.com/api/idempotent_requests. */
const keyLife_ms = 23 * 60 * 60_000;
/** Stripe lists at most this many objects at once. */
const longestPage = 100;
const retrievedParts = ["latest_charge", "latest_charge.payment_method_details.card.mandate"];

export function stripeCardProvider(options: StripeOptions): CardProvider {
  const stripe = stripeClient(options.secretKey, options.apiUrl);
  const version = versionWatch(options.warn ?? (() => {}));
  const within = <T>(call: keyof typeof deadlines_ms, request: (timeout_ms: number) => Promise<T>) =>
    callStripe(Math.min(deadlines_ms[call], options.timeout_ms ?? deadlines_ms[call]), request);
  return {
    name: "stripe",
    liveMode: /^(sk|rk)_live_/.test(options.secretKey),
    keyLife_ms,

    async createIntent(request) {
      const intent = await within("create", (timeout) =>
        stripe.paymentIntents
          .create(intentParameters(request, options), { timeout, idempotencyKey: request.paymentId })
          .catch(declinedIntent),
      );
      if (!intent.client_secret) throw new Error(`Stripe gave no client secret with ${intent.id}`);
      return { ref: intent.id, clientSecret: intent.client_secret };
    },

    async secretOf(ref) {
      const intent = await within("retrieve", (timeout) =>
        stripe.paymentIntents.retrieve(ref, {}, { timeout }).catch(undefinedWhenMissing),
      );
      return intent && openSecretOf(intent);
    },

    async retrieveIntent(ref, options = { declines: false }) {
      return within("retrieve", async (timeout) => {
        const intent = await stripe.paymentIntents
          .retrieve(ref, { expand: retrievedParts }, { timeout })
          .catch(undefinedWhenMissing);
        if (!intent) return undefined;
        const returned = await readRefundsAndDisputes(stripe, intent, timeout);
        const declines = options.declines ? await readDeclines(stripe, intent, timeout) : [];
        const paid = payingCard(intent);
        const paidBy = paid?.fingerprint ?? undefined;
        const card = paid && namedCard(paid);
        const cardCountry = paid?.country ?? undefined;
        const confirmed = paid?.three_d_secure?.result === "authenticated";
        const paidWith = paid && intent.payment_method !== null ? idOf(intent.payment_method) : undefined;
        const saved = savedWith(intent);
        const ofCard = { paidBy, paidWith, confirmed, card, cardCountry, saved };
        return toCardIntent(intent, { ...returned, declines, ...ofCard });
      });
    },

    async findIntent({ walletId, id: paymentId }, since) {
      const query = { created: soonest(since), limit: longestPage };
      return within("list", async (timeout) => {
        for await (const { id, metadata } of stripe.paymentIntents.list(query, { timeout })) {
          const payment = paymentKeyOf(metadata);
          if (payment?.id === paymentId && payment.walletId === walletId) return id;
        }
        return undefined;
      });
    },

    async listIntents(since, cursor) {
      const created = { gte: Math.floor(since.getTime() / 1_000) };
      const after = cursor === undefined ? {} : { starting_after: cursor };
      const { data, has_more } = await within("list", (timeout) =>
        stripe.paymentIntents.list({ created, limit: longestPage, ...after }, { timeout }),
      );
      return { intents: data.map(toListedIntent), next: has_more ? data.at(-1)?.id : undefined };
    },

    async cancelIntent(ref) {
      await within("cancel", (timeout) =>
        stripe.paymentIntents
          .cancel(ref, { cancellation_reason: "abandoned" }, { timeout })
          .catch(endedBefore),
      );
    },

    async announce(trial) {
      const order = { amount: 100, currency: "usd", metadata: { webhook_trial: trial } };
      const { id } = await within("create", (timeout) =>
        stripe.paymentIntents.create(order, { timeout, idempotencyKey: trial }),
      );
      await within("cancel", (timeout) => stripe.paymentIntents.cancel(id, {}, { timeout }));
    },

    async refund({ intentRef, refundId, amount_minor }) {
      const order = { payment_intent: intentRef, amount: amount_minor, metadata: { refund_id: refundId } };
      const refund = await within("refund", (timeout) =>
        stripe.refunds.create(order, { timeout, idempotencyKey: refundId }),
      );
      if (!countsAsRefunded(refund)) {
        throw new CardProviderError(
          `The card provider says that ${refund.id} is ${refund.status}`,
          "refused",
        );
      }
      return { isPending: isUnderWay(refund) };
    },

    async findRefund({ intentRef, refundId }) {
      const refunds = await within("list", (timeout) =>
        stripe.refunds.list({ payment_intent: intentRef, limit: longestPage }, { timeout }),
      );
      const refund = refunds.data.find(({ metadata }) => metadata?.refund_id === refundId);
      if (!refund) return "missing";
      return countsAsRefunded(refund) ? "made" : "failed";
    },

    async createCustomer({ id: userId, walletId, instead }) {
      const { id } = await within("create", (timeout) =>
        stripe.customers.create(
          { metadata: { wallet_id: walletId, user_id: userId } },
          { timeout, idempotencyKey: `customer ${walletId} ${userId} ${instead ?? "first"}` },
        ),
      );
      return id;
    },

    async findCustomer({ id: userId, walletId }, since) {
      const query = { created: soonest(since), limit: longestPage };
      return within("list", async (timeout) => {
        for await (const { id, metadata } of stripe.customers.list(query, { timeout }))
          if (metadata.wallet_id === walletId && metadata.user_id === userId) return id;
        return undefined;
      });
    },

    async retrieveCard(ref) {
      const method = await within("retrieve", (timeout) =>
        stripe.paymentMethods.retrieve(ref, {}, { timeout }).catch(undefinedWhenMissing),
      );
      return method && attachedCard(method);
    },

    async hasCustomer(ref) {
      const customer = await within("retrieve", (timeout) =>
        stripe.customers.retrieve(ref, {}, { timeout }).catch(undefinedWhenMissing),
      );
      return customer !== undefined && !customer.deleted;
    },

    async forget({ kind, ref }) {
      await within("cancel", (timeout) =>
        kind === "card" ? detach(stripe, ref, timeout) : deleteCustomer(stripe, ref, timeout),
      );
    },

    async check() {
      const { lastResponse } = await within("check", (timeout) => stripe.balance.retrieve({}, { timeout }));
      version.answered(lastResponse.apiVersion);
    },

    readEvent(body, headers) {
      const signature = headers["stripe-signature"];
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          typeof signature === "string" ? signature : "",
          options.webhookSecret,
        );
        version.notified(apiVersionOf(event));
        return subjectOf(event);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
          return refuse("invalid_request", { message: "The signature of this notification is not valid." });
        }
        // Signed, but no JSON, or JSON that is no event.
        if (error instanceof SyntaxError || error instanceof ZodError) {
          return refuse("invalid_request", { message: "This notification is not understood." });
        }
        throw error;
      }
    },
  };
}

type ChargedCard = Stripe.Charge.PaymentMethodDetails.Card;

/** The card that paid. Stripe gives a card number the same fingerprint at every payment of an account. */
function payingCard({ status, latest_charge: charge }: Stripe.PaymentIntent): ChargedCard | undefined {
  if (status !== "succeeded" || charge === null || typeof charge === "string") return undefined;
  return charge.payment_method_details?.card;
}

/** Undefined for a card whose brand or digits Stripe does not say. */
function namedCard({ brand, last4, wallet }: ChargedCard): PayingCard | undefined {
  if (!brand || !last4 || !/^\d{4}$/.test(last4)) return undefined;
  return { brand, last4, wallet: wallet?.type ?? null };
}

/** A charge that the bank declines has made its intent, which the error carries: also on a repeat with the same key. */
function declinedIntent(error: unknown): Stripe.PaymentIntent {
  if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) return error.payment_intent;
  throw error;
}

/** An intent that was paid or ended before is no failure: the caller asks what became of it. */
function endedBefore(error: unknown): void {
  const isOver =
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === "payment_intent_unexpected_state";
  if (!isOver) throw error;
}

/** Their clock and ours may differ. */
function soonest(since: Date): Stripe.RangeQueryParam {
  return { gte: Math.floor(since.getTime() / 1_000) - 60 };
}

function undefinedWhenMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}
