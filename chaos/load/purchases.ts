import type Stripe from "stripe";
import type { ReportedRefund } from "#chaos/comparison/finding.ts";
import { millicreditsFromCredits } from "#contract/money/money.ts";
import { type MoneyBackOffer, moneyBackRoutes } from "#contract/money/money-back.ts";
import { minorFromAmount } from "#domain/money/minor-units.ts";
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

/** The purchases that the page offers to take back now. */
export async function moneyBackOffers(client: Client, token: string): Promise<MoneyBackOffer[]> {
  const { method, path, reply } = moneyBackRoutes.list;
  const { status, body } = await client.untilAnswered({ method, path, token });
  return status === 200 ? reply.parse(body).filter(({ state }) => state === "available") : [];
}

/** Takes back all that is offered, as the page does. Returns what was reported as done. */
export async function takeMoneyBack(client: Client, token: string): Promise<ReportedRefund[]> {
  const { method, reply, path: template } = moneyBackRoutes.take;
  const done: ReportedRefund[] = [];
  for (const { paymentId, amount } of await moneyBackOffers(client, token)) {
    const path = template.replace(":id", paymentId);
    const { status, body } = await client.untilAnswered({ method, path, token, body: { amount } });
    if (status !== 200) continue;
    const moneyBack = reply.parse(body);
    const amount_minor = minorFromAmount(moneyBack.amount, moneyBack.currency);
    if (moneyBack.state === "done" && amount_minor !== undefined)
      done.push({ paymentId, askedBy: "user", amount_minor });
  }
  return done;
}
