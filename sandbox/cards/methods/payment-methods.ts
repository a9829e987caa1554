import { createHash } from "node:crypto";
import { newId, unixSeconds } from "#sandbox/cards/api/ids.ts";
import {
  integer,
  object,
  oneOf,
  optional,
  required,
  text,
  type Values,
} from "#sandbox/cards/api/parameters.ts";
import type { RequestContext } from "#sandbox/cards/api/request-context.ts";
import { expectFound, invalidRequest, StripeError } from "#sandbox/cards/api/stripe-error.ts";
import type { PaymentMethod } from "#sandbox/cards/objects.ts";
import type { StoredMethod } from "#sandbox/cards/store.ts";
import { brandRule, fullYear, isExpired, passesLuhn } from "./card-rules.ts";
import { readyMadeCard, type TestCard, testCard } from "./test-cards.ts";
import { deviceNumber, type WalletCard, walletField, walletObject } from "./wallets.ts";

const address = object({
  city: optional(text()),
  country: optional(text(2)),
  line1: optional(text()),
  line2: optional(text()),
  postal_code: optional(text()),
  state: optional(text()),
});
const billingDetails = object({
  address: optional(address),
  email: optional(text()),
  name: optional(text()),
  phone: optional(text()),
});
const card = object({
  number: required(text(30)),
  exp_month: required(integer),
  exp_year: required(integer),
  cvc: optional(text(10)),
  wallet: walletField,
});
/** The fields of `payment_method_data`. */
export const paymentMethodFields = {
  type: required(oneOf("card")),
  card: required(card),
  billing_details: optional(billingDetails),
};
export type PaymentMethodData = Values<typeof paymentMethodFields>;

/**
 * Creates a payment method from typed card data.
 * @throws StripeError card_error for a number, date or code that no card has; 402 to a server that sends raw numbers.
 */
export function createPaymentMethod(context: RequestContext, data: PaymentMethodData): StoredMethod {
  if (context.caller === "secret") throw rawCardData();
  const number = data.card.number.replace(/[\s-]/g, "");
  expectCard(number, data.card);
  return keepMethod(context, testCard(number), {
    expMonth: data.card.exp_month,
    expYear: fullYear(data.card.exp_year),
    billing: data.billing_details,
    wallet: data.card.wallet,
  });
}

/** Finds the payment method with this id. @throws StripeError 404 */
export function findMethod({ store }: RequestContext, id: string): StoredMethod {
  return expectFound(store.methods.get(id), "PaymentMethod", id, "payment_method");
}

/** Finds the payment method with this id; creates a ready-made one (`pm_card_visa`) when asked. @throws StripeError 404 */
export function givenMethod(context: RequestContext, id: string): StoredMethod {
  const ready = readyMadeCard(id);
  if (!ready) return findMethod(context, id);
  return keepMethod(context, ready, { expMonth: 12, expYear: new Date().getFullYear() + 3 });
}

/** Finds or creates a payment method that can pay. @throws StripeError when it does not exist or was used up. */
export function paymentMethod(context: RequestContext, id: string): StoredMethod {
  const method = givenMethod(context, id);
  if (method.used) {
    throw invalidRequest(
      "The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.",
      { code: "payment_method_unexpected_state" },
    );
  }
  return method;
}

function rawCardData(): StripeError {
  return new StripeError(402, {
    type: "invalid_request_error",
    message:
      "Sending credit card numbers directly to the Stripe API is generally unsafe. We suggest you use test tokens that map to the test card you are using, see https://stripe.com/docs/testing.",
  });
}

function expectCard(number: string, given: PaymentMethodData["card"]): void {
  const rule = brandRule(number);
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw cardError("incorrect_number", "Your card number is incorrect.", "number");
  }
  expectExpiry(given);
  if (given.cvc !== undefined && !new RegExp(`^\\d{${rule.cvcLength}}$`).test(given.cvc)) {
    throw cardError("invalid_cvc", "Your card's security code is invalid.", "cvc");
  }
}

/** @throws StripeError card_error for a date that no card has, or that is past. */
function expectExpiry(given: { exp_month: number; exp_year: number }): void {
  if (given.exp_month < 1 || given.exp_month > 12) {
    throw cardError("invalid_expiry_month", "Your card's expiration month is invalid.", "exp_month");
  }
  const year = fullYear(given.exp_year);
  const now = new Date();
  if (isExpired(given.exp_month, year, now) || year > now.getFullYear() + 50) {
    throw cardError("invalid_expiry_year", "Your card's expiration year is invalid.", "exp_year");
  }
}

function cardError(code: string, message: string, param: string): StripeError {
  return new StripeError(402, { type: "card_error", code, message, param });
}

/** The same for the same number, at every payment and for every customer; tells nothing about the number. */
function fingerprintOf(number: string): string {
  return createHash("sha256").update(number).digest("base64url").replaceAll(/[-_]/g, "").slice(0, 16);
}

interface MethodDetails {
  expMonth: number;
  expYear: number;
  billing?: PaymentMethodData["billing_details"];
  wallet?: WalletCard | undefined;
}

function keepMethod(context: RequestContext, test: TestCard, details: MethodDetails): StoredMethod {
  const home = details.billing?.address;
  const object: PaymentMethod = {
    id: newId("pm"),
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: {
      address: {
        city: home?.city ?? null,
        country: home?.country ?? null,
        line1: home?.line1 ?? null,
        line2: home?.line2 ?? null,
        postal_code: home?.postal_code ?? null,
        state: home?.state ?? null,
      },
      email: details.billing?.email ?? null,
      name: details.billing?.name ?? null,
      phone: details.billing?.phone ?? null,
      tax_id: null,
    },
    card: cardObject(test, details),
    created: unixSeconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  };
  const method: StoredMethod = { object, card: test, used: false, isSetUp: false, mandate: null };
  context.store.methods.set(object.id, method);
  return method;
}

/** Facts about a card that requests may read. */
export function cardObject(
  test: TestCard,
  { expMonth, expYear, wallet }: Pick<MethodDetails, "expMonth" | "expYear" | "wallet">,
): NonNullable<PaymentMethod["card"]> {
  const { brand } = brandRule(test.number);
  return {
    brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: null },
    country: "US",
    display_brand: brand,
    exp_month: expMonth,
    exp_year: expYear,
    fingerprint: fingerprintOf(wallet ? deviceNumber(test.number, wallet) : test.number),
    funding: test.funding,
    generated_from: null,
    last4: test.number.slice(-4),
    networks: { available: [brand], preferred: null },
    regulated_status: "unregulated",
    three_d_secure_usage: { supported: true },
    wallet: wallet ? walletObject(test.number, wallet) : null,
  };
}
