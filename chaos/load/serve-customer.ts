import type Stripe from "stripe";
import type { Reported, ReportedRefund } from "#chaos/comparison/finding.ts";
import { minorFromAmount } from "#domain/money/minor-units.ts";
import {
  decideDispute,
  type TestCard,
  testCards,
  untilRefundsReturned,
  type Verdict,
  verdicts,
} from "./cards.ts";
import type { Client } from "./client.ts";
import type { Operator } from "./operator.ts";
import { placeCall } from "./place-call.ts";
import { buyCredits, moneyBackOffers, takeMoneyBack } from "./purchases.ts";

/** Courses of customers: most customers of a product only call, and every way back of money has its own. */
export const courses = ["calls", "money back", "returned refund", "refund", "dispute"] as const;
type Course = (typeof courses)[number];

export interface Customer {
  client: Client;
  token: string;
}

export interface Services {
  cards: Stripe;
  sandboxUrl: string;
  operator: Operator;
  reported: Reported;
  /** Number of disputes by outcome. */
  disputes: Record<Verdict, number>;
  isOver(): boolean;
}

const callsEach = 2;
const longestTalk_ms = 1_500;

/** A customer buys twice, calls, and then gets money back in the way of the course, during another call. */
export async function serveCustomer(services: Services, customer: Customer, course: Course): Promise<void> {
  const { isOver, reported, cards } = services;
  const ref = await buy(services, customer, firstCard[course]);
  if (!isOver()) await buy(services, customer, testCards.pays);
  for (let number = 1; number < callsEach && !isOver(); number += 1) await call(services, customer);
  const report = (refunds: readonly ReportedRefund[]) =>
    reported.refunds.push(...refunds.map((refund) => ({ ...refund, at_ms: Date.now() })));
  const takeBack = async () => report(await takeMoneyBack(customer.client, customer.token));
  switch (course) {
    case "calls":
      return isOver() ? undefined : call(services, customer);
    case "money back":
      await Promise.all([call(services, customer), takeBack()]);
      // What the call had held is free now.
      await takeBack();
      return;
    case "returned refund":
      await Promise.all([call(services, customer), takeBack()]);
      // The call had held the older purchase, which this card paid.
      await takeBack();
      if (ref !== undefined) await untilRefundsReturned(cards, ref);
      return;
    case "refund":
      await Promise.all([call(services, customer), refund(services, customer).then(report), takeBack()]);
      return;
    case "dispute": {
      if (ref === undefined) return;
      const verdict = pick(verdicts);
      await Promise.all([
        call(services, customer),
        decideDispute(cards, ref, verdict),
        ...(pick([true, false]) ? [takeBack()] : []),
      ]);
      services.disputes[verdict] += 1;
      await takeBack();
    }
  }
}

const firstCard: Record<Course, TestCard> = {
  calls: testCards.pays,
  "money back": testCards.pays,
  "returned refund": testCards.returnsRefunds,
  refund: testCards.pays,
  dispute: testCards.disputes,
};

async function buy(
  { cards, reported }: Services,
  { client, token }: Customer,
  card: TestCard,
): Promise<string | undefined> {
  const bought = await buyCredits(client, cards, token, card);
  if (bought) reported.purchases.push({ ...bought, at_ms: Date.now() });
  return bought?.ref;
}

async function call({ sandboxUrl, reported }: Services, { client, token }: Customer): Promise<void> {
  const receipt = await placeCall(client, sandboxUrl, token, Math.random() * longestTalk_ms);
  if (receipt) reported.receipts.push({ ...receipt, at_ms: Date.now() });
}

/** The operator refunds one purchase, in full or in half. */
async function refund({ operator }: Services, { client, token }: Customer): Promise<ReportedRefund[]> {
  const [offer] = await moneyBackOffers(client, token);
  const amount_minor = offer && minorFromAmount(offer.amount, offer.currency);
  if (!offer || amount_minor === undefined) return [];
  const refunded = await operator.refund(offer.paymentId, Math.ceil(amount_minor / pick([1, 2])));
  return refunded ? [refunded] : [];
}

function pick<T>(values: readonly [T, ...T[]]): T {
  return values[Math.floor(Math.random() * values.length)] ?? values[0];
}
