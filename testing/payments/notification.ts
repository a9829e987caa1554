import Stripe from "stripe";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";

interface NotificationOptions {
  secret?: string | undefined;
  api_version?: string | undefined;
}

/** A notification as Stripe sends it: by default with the sandbox's secret, in the installed package's version. */
export function notification(
  type: string,
  object: object,
  {
    secret = sandboxAccounts.cards.webhookSecret,
    api_version = Stripe.API_VERSION,
  }: NotificationOptions = {},
): { payload: string; signature: string } {
  const payload = JSON.stringify({ id: "evt_1", object: "event", api_version, type, data: { object } });
  return { payload, signature: Stripe.webhooks.generateTestHeaderString({ payload, secret }) };
}
