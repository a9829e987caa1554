import type Stripe from "stripe";
import type { Wallet } from "#contract/config.ts";
import { type Finding, right, wrong } from "#domain/service-check.ts";

type Domain = Pick<Stripe.PaymentMethodDomain, "domain_name" | "enabled" | Wallet>;

const place = "https://dashboard.stripe.com/settings/payment_method_domains";

/** Judges the domains that are registered at Stripe: on others, Stripe.js shows no wallet and says nothing. */
export function walletFinding(domains: readonly Domain[], name: string, wallets: readonly Wallet[]): Finding {
  const ours = domains.find((domain) => domain.domain_name === name);
  if (ours === undefined)
    return wrong(`The domain ${name} is not registered for STRIPE_WALLETS: add it at ${place}.`);
  if (!ours.enabled) return wrong(`The domain ${name} is registered and not enabled: enable it at ${place}.`);
  const inactive = wallets.filter((wallet) => ours[wallet].status !== "active");
  if (inactive.length > 0)
    return wrong(
      `The domain ${name} is registered, but ${inactive.join(", ")} is not active there: see the reason at ${place}, and validate it again.`,
    );
  return right(`The domain ${name} is registered for ${wallets.join(", ")}.`);
}
