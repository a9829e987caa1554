import type Stripe from "stripe";
import { accountTime_s } from "#sandbox/cards/account.ts";
import { optional, text } from "#sandbox/cards/api/parameters.ts";
import type { RequestContext } from "#sandbox/cards/api/request-context.ts";
import type { Published } from "#sandbox/cards/objects.ts";

export const methodDomainFilters = { domain_name: optional(text()) };

const status = { status: "active" } as const;

/** The sandbox's account knows the app's address, as it knows its webhook endpoint, so wallets appear on its pages. */
export function methodDomains({
  webhookUrl,
}: RequestContext): readonly Published<Stripe.PaymentMethodDomain>[] {
  return [
    {
      id: "pmd_sandbox00000000000000000",
      object: "payment_method_domain",
      amazon_pay: status,
      apple_pay: status,
      created: accountTime_s,
      domain_name: new URL(webhookUrl).hostname,
      enabled: true,
      google_pay: status,
      klarna: status,
      link: status,
      livemode: false,
      paypal: status,
    },
  ];
}
