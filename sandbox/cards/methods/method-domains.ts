import type Stripe from "stripe";
import { newId, unixSeconds } from "#sandbox/cards/api/ids.ts";
import { boolean, optional, required, text, type Values } from "#sandbox/cards/api/parameters.ts";
import type { RequestContext } from "#sandbox/cards/api/request-context.ts";
import { found, invalidRequest } from "#sandbox/cards/api/stripe-error.ts";

/** https://docs.stripe.com/api/payment_method_domains */
export const methodDomainFields = { domain_name: required(text(253)), enabled: optional(boolean) };
export const methodDomainFilters = { domain_name: optional(text()), enabled: optional(boolean) };

/** Registers a domain, so that wallets appear on its pages. A domain that is registered already is answered as it is. */
export function createMethodDomain(
  { store }: RequestContext,
  { domain_name, enabled = true }: Values<typeof methodDomainFields>,
): Stripe.PaymentMethodDomain {
  if (!/^([a-z\d-]+\.)*[a-z\d-]+$/i.test(domain_name)) {
    throw invalidRequest(`Invalid domain name: ${domain_name}`, { param: "domain_name" });
  }
  const known = store.methodDomains.newest().find((domain) => domain.domain_name === domain_name);
  if (known) return known;
  const status = { status: "active" } as const;
  const domain: Stripe.PaymentMethodDomain = {
    id: newId("pmd"),
    object: "payment_method_domain",
    amazon_pay: status,
    apple_pay: status,
    created: unixSeconds(),
    domain_name,
    enabled,
    google_pay: status,
    klarna: status,
    link: status,
    livemode: false,
    paypal: status,
  };
  store.methodDomains.set(domain.id, domain);
  return domain;
}

export function methodDomains(context: RequestContext): readonly Stripe.PaymentMethodDomain[] {
  // The sandbox's account knows the app's address, as it knows its webhook endpoint.
  createMethodDomain(context, { domain_name: new URL(context.webhookUrl).hostname, enabled: undefined });
  return context.store.methodDomains.newest();
}

/** @throws StripeError 404 */
export function findMethodDomain({ store }: RequestContext, id: string): Stripe.PaymentMethodDomain {
  return found(store.methodDomains.get(id), "payment_method_domain", id, "payment_method_domain");
}
