import { integer, optional, required, text, type Values } from "#sandbox/cards/api/parameters.ts";
import type { RequestContext } from "#sandbox/cards/api/request-context.ts";
import { unsupported } from "#sandbox/cards/api/stripe-error.ts";
import { cardObject, findMethod } from "#sandbox/cards/methods/payment-methods.ts";
import { declines, testCard } from "#sandbox/cards/methods/test-cards.ts";
import type { PaymentMethod } from "#sandbox/cards/objects.ts";

export const networkUpdateFields = {
  payment_method: required(text()),
  number: optional(text(30)),
  exp_month: required(integer),
  exp_year: required(integer),
};

/**
 * The card network's word that a saved card has a new number or date, which Stripe passes on:
 * https://docs.stripe.com/payments/cards/overview#automatic-card-updates. A test number decides how the card pays from
 * now on, and a date in the past stands for a card that has expired since.
 * @throws StripeError for a card that is not saved, one of a wallet, and a number that is no test card's.
 */
export function updateFromNetwork(
  context: RequestContext,
  { payment_method, number, exp_month, exp_year }: Values<typeof networkUpdateFields>,
): PaymentMethod {
  const method = findMethod(context, payment_method);
  const { card, customer } = method.object;
  if (!card || customer === null)
    throw unsupported("updates the saved cards of customers only", "payment_method");
  if (card.wallet) throw unsupported("does not update the cards of wallets", "payment_method");
  if (exp_month < 1 || exp_month > 12) throw unsupported("knows twelve months", "exp_month");
  const test = number === undefined ? method.card : testCard(number.replace(/[\s-]/g, ""));
  if (test.decline === declines.notATestCard) throw unsupported("has test cards only", "number");
  method.card = test;
  method.object.card = cardObject(test, { expMonth: exp_month, expYear: exp_year });
  context.publish("payment_method.automatically_updated", method.object, { card });
  return method.object;
}
