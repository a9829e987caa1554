/**
 * The price of a purchase, and its credits. A US cent is worth whole tenths of a credit, one at first, so a value in whole
 * cents has exact credits.
 *
 *   preset   credits exact, charge = ceil(value * rate) in the currency's smallest unit
 *   custom   charge exactly as typed, value = floor(charge / rate) to the cent
 *
 * The credits follow from the charge alone: an amount that costs as much as a preset is that preset.
 */

import { messages } from "#contract/messages/messages.ts";
import {
  chargeOf,
  maximumCharge_minor,
  minorUnitsPerUnit,
  rateScale,
  worthOf_cents,
} from "#contract/money/charge.ts";
import { centsPerUsd, millicreditsPerCent } from "#contract/money/credit-value.ts";
import { type Currency, chargeStep_minor, providerMost_minor } from "#contract/money/currencies.ts";
import { multiplyDivide, scaledFromText } from "#contract/money/decimal.ts";
import { type PurchaseLimits, presetsUsdWithin } from "#contract/money/offered-currencies.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { amountFromMinor, minorFromAmount } from "./minor-units.ts";
import type { ScaledRates } from "./rates.ts";

export interface Price {
  currency: Currency;
  charge_minor: number;
  value_cents: number;
  credits_mc: number;
  /** The rate of the price: millionths of a unit of the currency for one USD. */
  perUsd_e6: number;
}

/** Of a price that is made now: millionths of units for one USD, and what one purchase may be worth. */
export interface PriceTerms {
  rates: ScaledRates;
  limits: PurchaseLimits;
}

/**
 * The price of a preset amount in USD. Refuses (`invalid_amount`) any other amount and one above the largest
 * purchase in this currency, and what `exactPrice` refuses.
 */
export function presetPrice(
  amountUsd: number,
  currency: Currency,
  { rates, limits }: PriceTerms,
): Price | Refusal {
  const isPreset = presetsUsdWithin(limits).includes(amountUsd);
  const price = isPreset ? exactPrice(amountUsd, currency, rates) : refuse("invalid_amount");
  if (isRefusal(price)) return price;
  const most_minor = maximumCharge_minor(currency, price.perUsd_e6, limits);
  return price.charge_minor > most_minor ? refuse("invalid_amount") : price;
}

/**
 * The price of exactly the credits that whole USD are worth. Refuses (`invalid_amount`) more than the provider takes in this
 * currency; `currency_not_offered` without a rate.
 */
export function exactPrice(amountUsd: number, currency: Currency, rates: ScaledRates): Price | Refusal {
  const perUsd_e6 = rates[currency];
  if (perUsd_e6 === undefined) return refuse("currency_not_offered");
  const price = priceOfValue(amountUsd * centsPerUsd, currency, perUsd_e6);
  return price.charge_minor > providerMost_minor ? refuse("invalid_amount") : price;
}

/**
 * The price of an amount typed in `currency`, with at most the decimal places that can be charged and at most
 * `maximumCharge_minor`.
 * Refuses (`invalid_amount`, naming the least local amount) less than the least purchase; `currency_not_offered` without
 * a rate.
 */
export function customPrice(
  amount: number,
  currency: Currency,
  { rates, limits }: PriceTerms,
): Price | Refusal {
  const perUsd_e6 = rates[currency];
  if (perUsd_e6 === undefined) return refuse("currency_not_offered");
  const charge_minor = minorFromAmount(amount, currency);
  if (
    charge_minor === undefined ||
    charge_minor % chargeStep_minor(currency) !== 0 ||
    charge_minor > maximumCharge_minor(currency, perUsd_e6, limits)
  ) {
    return refuse("invalid_amount");
  }
  return priceOfCharge(charge_minor, currency, perUsd_e6, limits);
}

/**
 * The price of an amount in USD within the limits, for clients without a quote. Whole cents are charged like a preset, and
 * give what that charge is worth. A finer amount must be a local amount that the client converted. The nearest smallest unit is that local amount,
 * priced as typed, so that the charge equals the amount on the screen.
 */
export function priceOfUsd(
  amountUsd: number,
  currency: Currency,
  { rates, limits }: PriceTerms,
): Price | Refusal {
  const perUsd_e6 = rates[currency];
  if (perUsd_e6 === undefined) return refuse("currency_not_offered");
  const largest_cents = limits.mostUsd * centsPerUsd;
  const value_cents = scaledFromText(String(amountUsd), 2);
  if (value_cents === undefined) {
    const price = priceOfConverted(amountUsd, currency, perUsd_e6, limits);
    return isRefusal(price) || price.value_cents <= largest_cents ? price : refuse("invalid_amount");
  }
  if (value_cents < limits.leastUsd * centsPerUsd) return belowMinimum(currency, perUsd_e6, limits);
  const charge_minor = chargeFor(value_cents, currency, perUsd_e6);
  if (value_cents > largest_cents || charge_minor > providerMost_minor) return refuse("invalid_amount");
  return priceOfCharge(charge_minor, currency, perUsd_e6, limits);
}

/** The least amount that is worth the least purchase, in the currency's smallest unit. */
export function minimumCharge_minor(
  currency: Currency,
  perUsd_e6: number,
  { leastUsd }: PurchaseLimits,
): number {
  return chargeFor(leastUsd * centsPerUsd, currency, perUsd_e6);
}

/** Today's price of any number of credits, in the currency's smallest unit. */
export function chargeOfCredits(credits_mc: number, currency: Currency, perUsd_e6: number): number {
  return chargeFor(Math.ceil(credits_mc / millicreditsPerCent()), currency, perUsd_e6);
}

/** Exchange rates of the offered currencies move by less within the days between an intent and its payment. */
const mostRateChange = 0.25;

/**
 * Tells if this charge may have bought these credits: exactly in USD, else by about the present rates. Never without a rate,
 * so that an operator looks at the payment.
 */
export function isPlausiblePrice(
  { currency, charge_minor, credits_mc }: Pick<Price, "currency" | "charge_minor" | "credits_mc">,
  rates: ScaledRates,
): boolean {
  const perUsd_e6 = rates[currency];
  if (perUsd_e6 === undefined) return false;
  const value_cents = worthOf_cents(charge_minor, currency, perUsd_e6, "nearest");
  const usual_mc = value_cents * millicreditsPerCent();
  const mostApart_mc = currency === "USD" ? 0 : usual_mc * mostRateChange;
  return Math.abs(credits_mc - usual_mc) <= mostApart_mc;
}

function priceOfValue(value_cents: number, currency: Currency, perUsd_e6: number): Price {
  return {
    currency,
    charge_minor: chargeFor(value_cents, currency, perUsd_e6),
    value_cents,
    credits_mc: value_cents * millicreditsPerCent(),
    perUsd_e6,
  };
}

function priceOfCharge(
  charge_minor: number,
  currency: Currency,
  perUsd_e6: number,
  limits: PurchaseLimits,
): Price | Refusal {
  const preset = presetsUsdWithin(limits)
    .map((amountUsd) => priceOfValue(amountUsd * centsPerUsd, currency, perUsd_e6))
    .find((price) => price.charge_minor === charge_minor);
  if (preset) return preset;
  const value_cents = worthOf_cents(charge_minor, currency, perUsd_e6, "down");
  if (value_cents < limits.leastUsd * centsPerUsd) return belowMinimum(currency, perUsd_e6, limits);
  const credits_mc = value_cents * millicreditsPerCent();
  return { currency, charge_minor, value_cents, credits_mc, perUsd_e6 };
}

function priceOfConverted(
  amountUsd: number,
  currency: Currency,
  perUsd_e6: number,
  limits: PurchaseLimits,
): Price | Refusal {
  // Nine places hold every converted cent and drop the rounding noise of the client's division.
  const amountUsd_e9 = scaledFromText(amountUsd.toFixed(9), 9);
  if (amountUsd_e9 === undefined || currency === "USD") return refuse("invalid_amount");
  const step = chargeStep_minor(currency);
  const steps = multiplyDivide(
    amountUsd_e9,
    (perUsd_e6 * minorUnitsPerUnit(currency)) / step,
    rateScale * 10 ** 9,
    "nearest",
  );
  const price = priceOfCharge(steps * step, currency, perUsd_e6, limits);
  return !isRefusal(price) && price.charge_minor > providerMost_minor ? refuse("invalid_amount") : price;
}

function chargeFor(value_cents: number, currency: Currency, perUsd_e6: number): number {
  return chargeOf(value_cents * millicreditsPerCent(), currency, perUsd_e6, "up");
}

function belowMinimum(currency: Currency, perUsd_e6: number, limits: PurchaseLimits): Refusal {
  const amount = amountFromMinor(minimumCharge_minor(currency, perUsd_e6, limits), currency);
  const minimum = { amount, currency };
  return refuse("invalid_amount", { message: messages.payment.invalidAmount(minimum) });
}
