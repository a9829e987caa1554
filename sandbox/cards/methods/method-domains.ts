import type Stripe from "stripe";
import { newId, unixSeconds } from "#sandbox/cards/api/ids.ts";
import { listFields, page } from "#sandbox/cards/api/lists.ts";
import { boolean, optional, required, text, type Values } from "#sandbox/cards/api/parameters.ts";
import type { RequestContext } from "#sandbox/cards/api/request-context.ts";
import { invalidRequest, noSuch } from "#sandbox/cards/api/stripe-error.ts";

/** https://docs.stripe.com/api/payment_method_domains */
export const methodDomainFields = { domain_name: required(text(253)), enabled: optional(boolean) };
export const methodDomainListFields = {
  ...listFields,
  domain_name: optional(text()),
  enabled: optional(boolean),
};

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

export function listMethodDomains(
  context: RequestContext,
  values: Values<typeof methodDomainListFields>,
): object {
  // The sandbox's account knows the app's address, as it knows its webhook endpoint.
  createMethodDomain(context, { domain_name: new URL(context.webhookUrl).hostname, enabled: undefined });
  const chosen = context.store.methodDomains
    .newest()
    .filter(
      ({ domain_name, enabled }) =>
        (values.domain_name === undefined || domain_name === values.domain_name) &&
        (values.enabled === undefined || enabled === values.enabled),
    );
  return page(chosen, values, "/v1/payment_method_domains");
}

/** @throws StripeError 404 */
export function findMethodDomain({ store }: RequestContext, id: string): Stripe.PaymentMethodDomain {
  const domain = store.methodDomains.get(id);
  if (!domain) throw noSuch("payment_method_domain", id, "payment_method_domain");
  return domain;
}
