import type Stripe from "stripe";
import { newId, unixSeconds } from "#sandbox/cards/api/ids.ts";
import { email, metadata, object, optional, text, type Values } from "#sandbox/cards/api/parameters.ts";
import type { RequestContext } from "#sandbox/cards/api/request-context.ts";
import { found, invalidRequest } from "#sandbox/cards/api/stripe-error.ts";
import { detachMethod, savedMethods } from "./saved-methods.ts";

const person = { email: optional(email), name: optional(text(256)) };
export const createCustomerFields = { ...person, metadata: optional(metadata) };
export const updateCustomerFields = {
  ...person,
  invoice_settings: optional(object({ default_payment_method: optional(text()) })),
};
export const customerFilters = { email: optional(text()) };

export function createCustomer(
  context: RequestContext,
  values: Values<typeof createCustomerFields>,
): Stripe.Customer {
  const customer: Stripe.Customer = {
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
    email: values.email ?? null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: values.metadata ?? {},
    name: values.name ?? null,
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
export function readCustomer(
  { store }: RequestContext,
  id: string,
): Stripe.Customer | Stripe.DeletedCustomer {
  return found(store.customers.get(id), "customer", id, "id");
}

/** A customer that can be changed and charged. @throws StripeError 404, also for one that was deleted. */
export function findCustomer({ store }: RequestContext, id: string, param = "customer"): Stripe.Customer {
  const customer = store.customers.get(id);
  return found(customer?.deleted ? undefined : customer, "customer", id, param);
}

/** The customer whose payment it is, null for one without. @throws StripeError 404 for one that was deleted meanwhile. */
export function payerOf(context: RequestContext, { customer }: Stripe.PaymentIntent): Stripe.Customer | null {
  return typeof customer === "string" ? findCustomer(context, customer) : null;
}

export function customers({ store }: RequestContext): readonly Stripe.Customer[] {
  return store.customers.newest().filter((customer) => !customer.deleted);
}

/** @throws StripeError for a default card that is not the customer's. */
export function updateCustomer(
  context: RequestContext,
  customer: Stripe.Customer,
  values: Values<typeof updateCustomerFields>,
): Stripe.Customer {
  const { email = customer.email, name = customer.name ?? null } = values;
  const settings = { ...customer.invoice_settings };
  const card = values.invoice_settings?.default_payment_method;
  if (card !== undefined) {
    expectSaved(context, customer, card);
    settings.default_payment_method = card;
  }
  const previous = {
    email: customer.email,
    name: customer.name,
    invoice_settings: customer.invoice_settings,
  };
  Object.assign(customer, { email, name, invoice_settings: settings });
  context.publish("customer.updated", customer, previous);
  return customer;
}

export function deleteCustomer(context: RequestContext, customer: Stripe.Customer): Stripe.DeletedCustomer {
  for (const method of savedMethods(context, customer)) detachMethod(context, method);
  const deleted = { id: customer.id, object: "customer", deleted: true } as const;
  context.store.customers.set(customer.id, deleted);
  context.publish("customer.deleted", customer);
  return deleted;
}

function expectSaved(context: RequestContext, customer: Stripe.Customer, id: string): void {
  const param = "invoice_settings[default_payment_method]";
  const method = found(context.store.methods.get(id), "PaymentMethod", id, param);
  if (method.object.customer === customer.id) return;
  throw invalidRequest(
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    { param },
  );
}
