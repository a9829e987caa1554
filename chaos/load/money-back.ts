import type { ReportedRefund } from "#chaos/comparison/reported.ts";
import { type MoneyBackOffer, paymentRoutes } from "#contract/payments.ts";
import { minorFromAmount } from "#domain/money/minor-units.ts";
import type { Client } from "./client.ts";

/** The purchases that the page offers to take back now. */
export async function moneyBackOffers(client: Client, token: string): Promise<MoneyBackOffer[]> {
  const { method, path, reply } = paymentRoutes.moneyBack;
  const { status, body } = await client.untilAnswered({ method, path, token });
  return status === 200 ? reply.parse(body).filter(({ state }) => state === "available") : [];
}

/** Takes back all that is offered, as the page does. Returns what was reported as done. */
export async function takeMoneyBack(client: Client, token: string): Promise<ReportedRefund[]> {
  const { method, reply, path: template } = paymentRoutes.takeMoneyBack;
  const done: ReportedRefund[] = [];
  for (const { paymentId, amount } of await moneyBackOffers(client, token)) {
    const path = template.replace(":id", paymentId);
    const { status, body } = await client.untilAnswered({ method, path, token, body: { amount } });
    if (status !== 200) continue;
    const taken = reply.parse(body);
    const amount_minor = minorFromAmount(taken.amount, taken.currency);
    if (taken.state === "done" && amount_minor !== undefined)
      done.push({ paymentId, askedBy: "user", amount_minor });
  }
  return done;
}
