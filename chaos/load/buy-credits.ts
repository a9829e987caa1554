import type Stripe from "stripe";
import { millicreditsFromCredits } from "#contract/money.ts";
import type { TestCard } from "./cards.ts";
import type { Client } from "./client.ts";

/** Ten dollars, as the page buys them. */
const price = { amount: 10, currency: "USD" };

/**
 * Buys credits with a card of the provider's. Returns the purchase once the credits are reported as added; undefined when the
 * payment did not start.
 */
export async function buyCredits(
  client: Client,
  cards: Stripe,
  token: string,
  payment_method: TestCard,
): Promise<{ ref: string; credits_mc: number } | undefined> {
  // A second attempt would be a second payment, so a person who sees no card form starts over.
  const path = "/api/payments/create-payment-intent";
  const started = await client.once({ method: "POST", path, token, body: price });
  const { clientSecret, credits } = started.body;
  if (started.status !== 200 || typeof clientSecret !== "string") return undefined;
  const ref = clientSecret.replace(/_secret_.*/, "");
  const return_url = "http://localhost/dashboard";
  await cards.paymentIntents.confirm(ref, { payment_method, return_url });
  const body = { credits };
  const added = await client.untilAnswered({
    method: "POST",
    path: "/api/payments/add-credits",
    token,
    body,
  });
  return added.status === 200 ? { ref, credits_mc: millicreditsFromCredits(Number(credits)) } : undefined;
}
