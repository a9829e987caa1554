import { setTimeout as sleep } from "node:timers/promises";
import Stripe from "stripe";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";

/** The provider's ready-made cards: one that pays, one whose bank disputes, and one whose bank returns refunds. */
export const testCards = {
  pays: "pm_card_visa",
  disputes: "pm_card_createDispute",
  returnsRefunds: "pm_card_refundFail",
} as const;
export type TestCard = (typeof testCards)[keyof typeof testCards];

export const verdicts = ["won", "lost", "open"] as const;
export type Verdict = (typeof verdicts)[number];

/** Texts that decide a dispute in the provider's test mode; one without evidence stays open. */
const evidenceFor = { won: "winning_evidence", lost: "losing_evidence" } as const;
const betweenLooks_ms = 500;
/** The twin's bank takes three seconds, and no fault reaches it. */
const bankLimit_ms = 60_000;

/** The card provider's own API: what the card form does in the browser, and the operator at the provider. */
export function cardProvider(sandboxUrl: string): Stripe {
  const { hostname, port } = new URL(sandboxUrl);
  return new Stripe(sandboxAccounts.cards.secretKey, { host: hostname, port, protocol: "http" });
}

/** Waits for the dispute of a payment, and then for the bank's verdict on it. */
export async function decideDispute(cards: Stripe, ref: string, verdict: Verdict): Promise<void> {
  const ofPayment = { payment_intent: ref };
  const { id } = await until(async () => (await cards.disputes.list(ofPayment)).data[0]);
  if (verdict === "open") return;
  await cards.disputes.update(id, { evidence: { uncategorized_text: evidenceFor[verdict] } });
  await until(async () => (await cards.disputes.retrieve(id)).status === verdict || undefined);
}

/** Waits until the bank has returned all refunds of a payment. */
export async function untilRefundsReturned(cards: Stripe, ref: string): Promise<void> {
  const ofPayment = { payment_intent: ref };
  await until(async () => {
    const { data } = await cards.refunds.list(ofPayment);
    return data.every(({ status }) => status === "failed") || undefined;
  });
}

async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  const until_ms = Date.now() + bankLimit_ms;
  while (true) {
    const outcome = await look();
    if (outcome !== undefined) return outcome;
    if (Date.now() > until_ms) throw new Error(`The card provider's bank did nothing for ${bankLimit_ms} ms`);
    await sleep(betweenLooks_ms);
  }
}
