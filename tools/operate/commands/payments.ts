import { type Currency, minorUnitDigits } from "#contract/money/currencies.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, refuse } from "#contract/refusals.ts";
import { amountFromMinor, minorFromAmount } from "#domain/money/minor-units.ts";
import {
  type RefundablePayment,
  refundPayment,
  showPayment,
} from "#domain/operators/people/refund-payment.ts";
import { creditsOwed } from "#domain/payments/reconcile/credits-owed.ts";
import { type Command, type Given, outcome, UsageError } from "#tools/operate/command.ts";
import type { Context } from "#tools/operate/context.ts";
import { credits, money } from "./user-words.ts";

export const paymentCommands: readonly Command[] = [
  {
    name: "payment",
    words: "PAYMENT",
    useCase: "show_payment",
    summary: "show a payment by its id or the provider's, and what is left to refund",
    example: "payment pi_3NqkT2Lw0a5h1d",
    run: async (given, context) => outcome(await find(given, context), paymentSentence),
  },
  {
    name: "refund",
    words: "PAYMENT [AMOUNT]",
    useCase: "refund_payment",
    summary:
      "give a payment back to its card, what is unused or an amount in its currency; the credits go with it, and the user gets a mail",
    example: 'refund pi_3NqkT2Lw0a5h1d 5.50 --reason "ticket 1042: never used"',
    async confirm(given, context) {
      const payment = await find(given, context);
      if (isRefusal(payment)) return payment;
      const amount_minor = amountOf(given, payment) ?? payment.unused?.amount_minor;
      if (amount_minor === undefined)
        return refuse("invalid_request", { message: operatorMessages.nothingUnused });
      const left_mc = payment.posted_mc - leaving_mc(payment, amount_minor);
      const amount = String(amountFromMinor(amount_minor, payment.currency));
      return {
        given: { ...given, words: [payment.id, amount] },
        question:
          `${paymentSentence(payment)}\n${money(amount_minor, payment.currency)} goes back to the card. The wallet has ` +
          `${credits(payment.posted_mc)} now, and ${credits(left_mc)} after it.`,
      };
    },
    async run(given, context) {
      const payment = await find(given, context);
      if (isRefusal(payment)) return outcome(payment, () => "");
      const wanted = {
        paymentId: payment.id,
        amount_minor: amountOf(given, payment),
        seenRefunded_minor: payment.refunded_minor,
      };
      const result = await context.operators(given, (deps, request) => refundPayment(deps, request, wanted));
      if (isRefusal(result) || result.end === "done") {
        return outcome(
          result,
          ({ amount_minor, currency }) => `${money(amount_minor, currency)} went back to the card.`,
        );
      }
      return {
        end: "unknown",
        sentence:
          `The provider's answer to the refund ${result.refundId} was lost: it may have been made. The server asks again ` +
          "and finishes it once, within minutes. Do not repeat it by hand.",
        data: result,
      };
    },
  },
];

const refundStates = {
  requested: "on its way",
  done: "done",
  refused: "refused by the provider, nothing was given back",
} as const;

function find(given: Given, { operators }: Context) {
  return operators(given, (deps, { actor }) => showPayment(deps, { actor }, given.words[0] ?? ""));
}

/** As reconciling will reckon it. */
function leaving_mc(payment: RefundablePayment, amount_minor: number): number {
  const { unused, held, refunded_minor } = payment;
  if (amount_minor === unused?.amount_minor) return unused.credits_mc;
  const kept_mc = (back_minor: number) =>
    creditsOwed(payment, { status: "paid", refunded_minor: back_minor, disputed_minor: 0 }, held).payments;
  return kept_mc(refunded_minor) - kept_mc(refunded_minor + amount_minor);
}

function amountOf({ words: [, typed] }: Given, { currency }: RefundablePayment): number | undefined {
  return typed === undefined ? undefined : readAmount(typed, currency);
}

/** Reads an amount in the currency's smallest units. @throws UsageError with an amount of that currency as an example */
export function readAmount(typed: string, currency: Currency): number {
  const amount_minor = /^\d{1,9}(\.\d+)?$/.test(typed) ? minorFromAmount(Number(typed), currency) : undefined;
  if (amount_minor) return amount_minor;
  const example =
    minorUnitDigits[currency] === 0 ? "550" : `5 or ${(5.5).toFixed(minorUnitDigits[currency])}`;
  throw new UsageError(`"${typed}" is not an amount in ${currency}, such as ${example}.`);
}

function paymentSentence(payment: RefundablePayment): string {
  const { id, email, createdAt, status, currency } = payment;
  const asked = payment.refunds.map(
    (refund) =>
      `\n  ${refund.requestedAt.toISOString()}  ${money(refund.amount_minor, currency)} asked for by ` +
      `${refund.askedBy === "user" ? "the user" : "an operator"}: ${refundStates[refund.status]}  ${refund.id}`,
  );
  return (
    `Payment ${id} (${payment.providerRef ?? "no reference"}) of ${email || "a deleted user"}, ${createdAt.toISOString()}: ` +
    `${status}, ${money(payment.charge_minor, currency)} for ${credits(payment.credits_mc)}, ` +
    `${money(payment.refunded_minor, currency)} refunded, ${money(payment.left_minor, currency)} left, ` +
    `${money(payment.unused?.amount_minor ?? 0, currency)} unused.${asked.join("")}`
  );
}
