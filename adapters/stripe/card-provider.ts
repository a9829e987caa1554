import Stripe from "stripe";
import { ZodError } from "zod";
import { refuse } from "#contract/refusals.ts";
import type { BuyerSignals } from "#domain/payments/buyer.ts";
import type { CardProvider, IntentRequest } from "#domain/payments/card-provider.ts";
import { callStripe } from "./call-stripe.ts";
import { readDeclines } from "./declines.ts";
import { endpoint } from "./endpoint.ts";
import { subjectOf } from "./event.ts";
import { toCardIntent } from "./intent.ts";
import { readRefundsAndDisputes } from "./refunds-and-disputes.ts";

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** Origin of the REST API when it is not Stripe's, such as `http://localhost:3100`. */
  apiUrl?: string | undefined;
}

/** The browser waits 10 s for a new payment and 3 s for the check. A retrieval (up to four requests) holds a row lock. */
const deadlines_ms = { create: 8_000, retrieve: 3_000, cancel: 3_000, check: 2_500 } as const;

/** Takes card payments with Stripe. */
export function stripeCardProvider(options: StripeOptions): CardProvider {
  const stripe = new Stripe(options.secretKey, {
    ...endpoint(options.apiUrl),
    apiVersion: Stripe.API_VERSION,
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return {
    name: "stripe",
    liveMode: /^(sk|rk)_live_/.test(options.secretKey),

    async createIntent(request) {
      const intent = await callStripe(deadlines_ms.create, (timeout) =>
        stripe.paymentIntents.create(intentParameters(request), {
          timeout,
          idempotencyKey: request.paymentId,
        }),
      );
      if (!intent.client_secret) throw new Error(`Stripe gave no client secret with ${intent.id}`);
      return { ref: intent.id, clientSecret: intent.client_secret };
    },

    async retrieveIntent(ref, options = { declines: false }) {
      return callStripe(deadlines_ms.retrieve, async (timeout) => {
        const intent = await stripe.paymentIntents
          .retrieve(ref, { expand: ["latest_charge"] }, { timeout })
          .catch(undefinedWhenMissing);
        if (!intent) return undefined;
        const returned = await readRefundsAndDisputes(stripe, intent, timeout);
        const declines = options.declines ? await readDeclines(stripe, intent, timeout) : [];
        return toCardIntent(intent, { ...returned, declines });
      });
    },

    async cancelIntent(ref) {
      await callStripe(deadlines_ms.cancel, (timeout) =>
        stripe.paymentIntents
          .cancel(ref, { cancellation_reason: "abandoned" }, { timeout })
          .catch(endedBefore),
      );
    },

    async check() {
      await callStripe(deadlines_ms.check, (timeout) => stripe.balance.retrieve({}, { timeout }));
    },

    readEvent(body, headers) {
      const signature = headers["stripe-signature"];
      try {
        return subjectOf(
          stripe.webhooks.constructEvent(
            body,
            typeof signature === "string" ? signature : "",
            options.webhookSecret,
          ),
        );
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

function intentParameters({ paymentId, walletId, charge_minor, currency, buyer }: IntentRequest) {
  return {
    amount: charge_minor,
    currency: currency.toLowerCase(),
    automatic_payment_methods: { enabled: true },
    metadata: { payment_id: paymentId, wallet_id: walletId, ...(buyer && signalMetadata(buyer)) },
    ...(buyer?.threeDSecure && {
      payment_method_options: { card: { request_three_d_secure: "any" as const } },
    }),
  };
}

/**
 * For the merchant's rules at Stripe, which read metadata. Not `receipt_email`: Stripe would mail a second receipt. The
 * browser's own address and agent reach Stripe through its script as well.
 */
function signalMetadata({ email, accountAge_days, ip, userAgent }: BuyerSignals): Stripe.MetadataParam {
  return {
    account_email: email,
    account_age_days: accountAge_days,
    ip_address: ip,
    // Stripe reads an empty value as none.
    user_agent: userAgent,
  };
}

/** An intent that was paid or ended before is no failure: the caller asks what became of it. */
function endedBefore(error: unknown): void {
  const isOver =
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === "payment_intent_unexpected_state";
  if (!isOver) throw error;
}

function undefinedWhenMissing(error: unknown): undefined {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing") return;
  throw error;
}
