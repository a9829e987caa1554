import type Stripe from "stripe";
import { newId, unixSeconds } from "#sandbox/cards/api/ids.ts";
import { metadata, optional, type Values } from "#sandbox/cards/api/parameters.ts";
import type { RequestContext } from "#sandbox/cards/api/request-context.ts";
import { expectFound } from "#sandbox/cards/api/stripe-error.ts";
import type { Customer, PaymentIntent } from "#sandbox/cards/objects.ts";
import { detachMethod, savedMethods } from "./saved-methods.ts";

export const createCustomerFields = { metadata: optional(metadata) };

export function createCustomer(
  context: RequestContext,
  values: Values<typeof createCustomerFields>,
): Customer {
  const customer: Customer = {
    id: newId("cus"),
    object: "customer",
    address: null,
    balance: 0,
    created: unixSeconds(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: values.metadata ?? {},
    name: null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
  context.store.customers.set(customer.id, customer);
  context.publish("customer.created", customer);
  return customer;
}

/** A customer as it is read, with the little that is left of a deleted one. @throws StripeError 404 */
export function readCustomer({ store }: RequestContext, id: string): Customer | Stripe.DeletedCustomer {
  return expectFound(store.customers.get(id), "customer", id, "id");
}

/** A customer that can be changed and charged. @throws StripeError 404, also for one that was deleted. */
export function findCustomer({ store }: RequestContext, id: string, param = "customer"): Customer {
  const customer = store.customers.get(id);
  return expectFound(customer?.deleted ? undefined : customer, "customer", id, param);
}

/** The customer whose payment it is, null for one without. @throws StripeError 404 for one that was deleted meanwhile. */
export function payerOf(context: RequestContext, { customer }: PaymentIntent): Customer | null {
  return typeof customer === "string" ? findCustomer(context, customer) : null;
}

export function customers({ store }: RequestContext): readonly Customer[] {
  return store.customers.newest().filter((customer) => !customer.deleted);
}

export function deleteCustomer(context: RequestContext, customer: Customer): Stripe.DeletedCustomer {
  for (const method of savedMethods(context, customer)) detachMethod(context, method);
  const deleted = { id: customer.id, object: "customer", deleted: true } as const;
  context.store.customers.set(customer.id, deleted);
  context.publish("customer.deleted", customer);
  return deleted;
}
