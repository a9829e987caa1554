import { creditsPerUsd, minimumCallCredits, minimumPurchaseUsd } from "#contract/constants.ts";
import { type Currency, minorUnitDigits } from "#contract/money/currencies.ts";
import { creditsFromMillicredits, millicreditsFromCredits } from "#contract/money/money.ts";
import { type CallRate, callCost_mc, maximumCallSeconds } from "#contract/money/pricing.ts";
import type { DestinationPrice } from "#contract/money/tariff.ts";
import { formatTalkTime } from "#web/kit/wording/format.ts";
import { byLocale } from "#words/by-locale.ts";
import { countryName, destinationName } from "#words/country-names.ts";
import { leftToRight } from "#words/left-to-right.ts";
import { creditsInWords, formatCredits } from "#words/money.ts";
import { currentLocale, t, tn } from "#words/translate.ts";
import type { PriceRange } from "./country-prices.ts";

/** Making a format takes longer than using it, and the price list shows a thousand prices. */
const minutePriceFormats = byLocale(() => new Map<Currency, Intl.NumberFormat>());

/** A price a minute, which may be less than the smallest unit: 0.0237 GBP -> "£0.0237", 0.1 USD -> "$0.10". */
export function formatMinutePrice(amount: number, currency: Currency): string {
  const digits = minorUnitDigits[currency];
  const format =
    minutePriceFormats().get(currency) ??
    new Intl.NumberFormat(currentLocale(), {
      style: "currency",
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits + 2,
    });
  minutePriceFormats().set(currency, format);
  return leftToRight(format.format(amount));
}

/** The billing of a call's time. */
export function billingInWords({ minimum_s, increment_s, connect_mc }: CallRate): string {
  const credits = creditsInWords(creditsFromMillicredits(connect_mc));
  if (minimum_s === 60 && increment_s === 60) {
    return connect_mc === 0
      ? t("Billed by the minute, rounded up.")
      : t("Billed by the minute, rounded up; {credits} to connect.", { credits });
  }
  const times = { minimum: seconds(minimum_s), step: seconds(increment_s) };
  return connect_mc === 0
    ? t("At least {minimum}, then in steps of {step}.", times)
    : t("At least {minimum}, then in steps of {step}; {credits} to connect.", { ...times, credits });
}

/** Cost of the shortest answered call at a rate, in credits. */
export function leastCredits(rate: CallRate): number {
  return creditsFromMillicredits(callCost_mc(rate, 1));
}

/** The sentence about the least cost of an answered call at the rates shown beside it. */
export function leastCostInWords(...rates: CallRate[]): string {
  const least = rates.length === 0 ? minimumCallCredits : Math.min(...rates.map(leastCredits));
  return t("An answered call costs at least {credits}.", { credits: creditsInWords(least) });
}

const leastPurchaseCredits = minimumPurchaseUsd * creditsPerUsd;

const wholeUsd = byLocale(
  (locale) => new Intl.NumberFormat(locale, { style: "currency", currency: "USD", maximumFractionDigits: 0 }),
);

/** A text with the mark that ends a sentence. */
export function asSentence(words: string): string {
  return t("{words}.", { words });
}

/** The time that the least purchase lasts at the dearest of the rates: "$10 buys 58 minutes". */
export function leastPurchaseInWords(...rates: CallRate[]): string {
  const times_s = rates.map((rate) =>
    maximumCallSeconds(rate, millicreditsFromCredits(leastPurchaseCredits), longestTalk_s),
  );
  const shortest_s = Math.min(...times_s);
  const price = leftToRight(wholeUsd().format(minimumPurchaseUsd));
  if (shortest_s === longestTalk_s) return t("{price} buys days", { price });
  const minutes = Math.floor(shortest_s / 60);
  return shortest_s === Math.max(...times_s)
    ? tn(minutes, "{price} buys {n} minute", "{price} buys {n} minutes", { price })
    : tn(minutes, "{price} buys at least {n} minute", "{price} buys at least {n} minutes", { price });
}

/** A range of prices in credits: "1 credit", "1 to 1.7 credits". */
export function rangeInCredits({ lowest, highest }: PriceRange): string {
  return lowest.creditsPerMinute === highest.creditsPerMinute
    ? creditsInWords(lowest.creditsPerMinute)
    : t("{lowest} to {highest}", {
        lowest: formatCredits(lowest.creditsPerMinute),
        highest: creditsInWords(highest.creditsPerMinute),
      });
}

/** A range of prices in money: "$0.10", "$0.10 to $0.17". */
export function rangeInMoney({ lowest, highest }: PriceRange, currency: Currency): string {
  const money = ({ pricePerMinute }: DestinationPrice) => formatMinutePrice(pricePerMinute, currency);
  return lowest.creditsPerMinute === highest.creditsPerMinute
    ? money(lowest)
    : t("{lowest} to {highest}", { lowest: money(lowest), highest: money(highest) });
}

/** Longer times are not worth counting: four days. */
const longestTalk_s = 4 * 24 * 3_600;

/** The sentence about how long a balance lasts at a rate; undefined when it does not pay for the shortest call. */
export function talkTimeInWords(rate: CallRate, credits: number): string | undefined {
  const talk_s = maximumCallSeconds(rate, millicreditsFromCredits(Math.max(0, credits)), longestTalk_s);
  if (talk_s === 0) return undefined;
  return talk_s === longestTalk_s
    ? t("Your balance lasts for days.")
    : t("Your balance lasts {time}.", { time: formatTalkTime(talk_s) });
}

/** Said where it is shown. */
export const balanceTooLow = "Your balance does not cover a call to this number.";

/** The country with the tariff's destination in it. */
export function placeName(country: string, englishDestination: string): string {
  const name = countryName(country);
  const destination = destinationName(country, englishDestination);
  return destination.includes(name) ? destination : `${name} · ${destination}`;
}

function seconds(duration_s: number): string {
  return tn(duration_s, "{n} second", "{n} seconds");
}
