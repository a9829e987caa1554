import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import type { PublicConfig } from "#contract/config.ts";
import { loadScript } from "#web/lib/load-script.ts";

/**
 * The card provider's script, from its own host or from where the configuration says; `loadStripe` uses what that
 * script has left on the window.
 */
export async function openStripe({ publishableKey, scriptUrl }: PublicConfig["stripe"]): Promise<Stripe> {
  if (scriptUrl) await loadScript(scriptUrl);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error("the card form is not available in this browser");
  return stripe;
}
