import type Stripe from "stripe";
import { BoundedMap } from "#sandbox/bounded-map.ts";
import type { TestCard } from "./methods/test-cards.ts";

/** A payment method and its test card. No reply contains the card's number. */
export interface StoredMethod {
  object: Stripe.PaymentMethod;
  card: TestCard;
  /** Set by a payment without a customer, and by leaving a customer: it cannot be used again. */
  used: boolean;
  /** A payment set the card up for payments without its holder. */
  isSetUp: boolean;
  /** The mandate that its holder gave with the payment that saved it. */
  mandate: Stripe.Mandate | null;
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
  | Stripe.PaymentMethod
  | Stripe.Customer
  | Stripe.Mandate;

export interface CardStore {
  intents: BoundedMap<Stripe.PaymentIntent>;
  charges: BoundedMap<Stripe.Charge>;
  refunds: BoundedMap<Stripe.Refund>;
  disputes: BoundedMap<Stripe.Dispute>;
  methods: BoundedMap<StoredMethod>;
  customers: BoundedMap<Stripe.Customer | Stripe.DeletedCustomer>;
  mandates: BoundedMap<Stripe.Mandate>;
  events: BoundedMap<EventObject>;
}

const limit = 10_000;

export function createCardStore(): CardStore {
  return {
    intents: new BoundedMap(limit),
    charges: new BoundedMap(limit),
    refunds: new BoundedMap(limit),
    disputes: new BoundedMap(limit),
    methods: new BoundedMap(limit),
    customers: new BoundedMap(limit),
    mandates: new BoundedMap(limit),
    events: new BoundedMap(limit * 2),
  };
}
