import type Stripe from "stripe";
import { BoundedMap } from "#sandbox/bounded-map.ts";
import type { TestCard } from "./methods/test-cards.ts";
import type {
  Charge,
  Customer,
  Dispute,
  EventType,
  Mandate,
  PaymentIntent,
  PaymentMethod,
  Refund,
} from "./objects.ts";

/** A payment method and its test card. No reply contains the card's number. */
export interface StoredMethod {
  object: PaymentMethod;
  card: TestCard;
  /** Set by a payment without a customer, and by leaving a customer: it cannot be used again. */
  used: boolean;
  /** A payment set the card up for payments without its holder. */
  isSetUp: boolean;
  /** The mandate that its holder gave with the payment that saved it. */
  mandate: Mandate | null;
}

/** An event as it is sent and listed. */
export type EventObject = Omit<Stripe.EventBase, "data" | "type"> & {
  data: { object: object; previous_attributes?: object };
  type: EventType;
};

export interface CardStore {
  intents: BoundedMap<PaymentIntent>;
  charges: BoundedMap<Charge>;
  refunds: BoundedMap<Refund>;
  disputes: BoundedMap<Dispute>;
  methods: BoundedMap<StoredMethod>;
  customers: BoundedMap<Customer | Stripe.DeletedCustomer>;
  mandates: BoundedMap<Mandate>;
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
