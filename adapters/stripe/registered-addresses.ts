import type Stripe from "stripe";
import type { Wallet } from "#contract/pages/config.ts";
import { type Finding, right, wrong } from "#domain/service-check.ts";
import { apiVersion } from "./client.ts";
import { handledEvents } from "./event.ts";

type Endpoint = Pick<Stripe.WebhookEndpoint, "url" | "status" | "enabled_events" | "api_version">;
type Domain = Pick<Stripe.PaymentMethodDomain, "domain_name" | "enabled" | Wallet>;

/** Judges the webhook endpoints of the account: one must send us every event that we handle. */
export function webhookFinding(endpoints: readonly Endpoint[], url: string): Finding {
  const ours = endpoints.filter((endpoint) => endpoint.url === url);
  const enabled = ours.find(({ status }) => status === "enabled");
  if (ours.length === 0)
    return wrong(
      `No webhook endpoint of the Stripe account has the address ${url}: make one with the API version ${apiVersion} and the events ${handledEvents.join(", ")}, and set STRIPE_WEBHOOK_SECRET to its secret.`,
    );
  if (enabled === undefined)
    return wrong(`The webhook endpoint ${url} is disabled: enable it in Stripe's dashboard.`);
  const missing = handledEvents.filter((type) => !sends(enabled, type));
  if (missing.length > 0)
    return wrong(`The webhook endpoint ${url} lacks the events ${missing.join(", ")}: add them.`);
  // An endpoint keeps its version for life; without one it has the account's.
  if (enabled.api_version !== apiVersion)
    return wrong(
      `The webhook endpoint ${url} has the API version ${enabled.api_version ?? "of the account"}, and this program speaks ${apiVersion}: make a new endpoint with this version, set STRIPE_WEBHOOK_SECRET to its secret, and delete the old one.`,
    );
  return right(`The webhook endpoint ${url} is enabled and has every event and the version that are needed.`);
}

/** `*` stands for all events but those that must be chosen by name, which none of ours is. */
function sends({ enabled_events }: Endpoint, type: string): boolean {
  return enabled_events.includes("*") || enabled_events.includes(type);
}

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
