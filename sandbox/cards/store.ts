import type Stripe from "stripe";
import { BoundedMap } from "./api/bounded-map.ts";
import type { TestCard } from "./methods/test-cards.ts";

/** A payment method and its test card. No reply contains the card's number. */
export interface StoredMethod {
  object: Stripe.PaymentMethod;
  card: TestCard;
  /** Set by its first payment; without a customer it cannot be used again. */
  used: boolean;
}

/** An event as it is sent and listed. `type` is one of Stripe's, such as `payment_intent.succeeded`. */
export interface EventObject {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  data: { object: StripeObject; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

export type StripeObject =
  | Stripe.PaymentIntent
  | Stripe.Charge
  | Stripe.Refund
  | Stripe.Dispute
  | Stripe.PaymentMethod;

/** The card provider's state. It lives as long as the process. */
export interface CardStore {
  intents: BoundedMap<Stripe.PaymentIntent>;
  charges: BoundedMap<Stripe.Charge>;
  refunds: BoundedMap<Stripe.Refund>;
  disputes: BoundedMap<Stripe.Dispute>;
  methods: BoundedMap<StoredMethod>;
  /** Domains whose pages may show wallets. */
  methodDomains: BoundedMap<Stripe.PaymentMethodDomain>;
  events: BoundedMap<EventObject>;
}

export function createCardStore(limit = 10_000): CardStore {
  return {
    intents: new BoundedMap(limit),
    charges: new BoundedMap(limit),
    refunds: new BoundedMap(limit),
    disputes: new BoundedMap(limit),
    methods: new BoundedMap(limit),
    methodDomains: new BoundedMap(limit),
    events: new BoundedMap(limit * 2),
  };
}
