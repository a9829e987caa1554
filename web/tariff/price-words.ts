import { creditsPerUsd, minimumCallCredits, minimumPurchaseUsd } from "#contract/constants.ts";
import { type Currency, minorUnitDigits } from "#contract/currencies.ts";
import {
  creditsFromMillicredits,
  creditsInWords,
  formatCredits,
  millicreditsFromCredits,
} from "#contract/money.ts";
import { type CallRate, callCost_mc, maximumCallSeconds } from "#contract/pricing.ts";
import type { DestinationPrice } from "#contract/tariff.ts";
import { countryName, formatMinutes, formatTalkTime } from "#web/lib/format.ts";
import type { PriceRange } from "./country-prices.ts";

/** Making a format takes longer than using it, and the price list shows a thousand prices. */
const minutePriceFormats = new Map<Currency, Intl.NumberFormat>();

/** A price a minute, which may be less than the smallest unit: 0.0237 GBP -> "£0.0237", 0.1 USD -> "$0.10". */
export function formatMinutePrice(amount: number, currency: Currency): string {
  const digits = minorUnitDigits[currency];
  const format =
    minutePriceFormats.get(currency) ??
    new Intl.NumberFormat("en-US", {
      style: "currency",
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits + 2,
    });
  minutePriceFormats.set(currency, format);
  return format.format(amount);
}

/** How the time of a call is billed. */
export function billingInWords({ minimum_s, increment_s, connect_mc }: CallRate): string {
  const counted =
    minimum_s === 60 && increment_s === 60
      ? "Billed by the minute, rounded up"
      : `At least ${seconds(minimum_s)}, then in steps of ${seconds(increment_s)}`;
  return connect_mc === 0
    ? `${counted}.`
    : `${counted}; ${creditsInWords(creditsFromMillicredits(connect_mc))} to connect.`;
}

/** What the shortest answered call costs at a rate, in credits. */
export function leastCredits(rate: CallRate): number {
  return creditsFromMillicredits(callCost_mc(rate, 1));
}

/** The sentence about the least cost of an answered call at the rates shown beside it. */
export function leastCostInWords(...rates: CallRate[]): string {
  const least = rates.length === 0 ? minimumCallCredits : Math.min(...rates.map(leastCredits));
  return `An answered call costs at least ${creditsInWords(least)}.`;
}

const leastPurchaseCredits = minimumPurchaseUsd * creditsPerUsd;

/** How long the least purchase lasts at the dearest of the rates: "$10 buys 58 minutes". */
export function leastPurchaseInWords(...rates: CallRate[]): string {
  const times_s = rates.map((rate) =>
    maximumCallSeconds(rate, millicreditsFromCredits(leastPurchaseCredits), longestTalk_s),
  );
  const shortest_s = Math.min(...times_s);
  const least = shortest_s === Math.max(...times_s) ? "" : "at least ";
  const time = shortest_s === longestTalk_s ? "days" : formatMinutes(shortest_s);
  return `$${minimumPurchaseUsd} buys ${least}${time}`;
}

/** A range of prices in credits: "1 credit", "1 to 1.7 credits". */
export function rangeInCredits({ lowest, highest }: PriceRange): string {
  return lowest.creditsPerMinute === highest.creditsPerMinute
    ? creditsInWords(lowest.creditsPerMinute)
    : `${formatCredits(lowest.creditsPerMinute)} to ${creditsInWords(highest.creditsPerMinute)}`;
}

/** A range of prices in money: "$0.10", "$0.10 to $0.17". */
export function rangeInMoney({ lowest, highest }: PriceRange, currency: Currency): string {
  const money = ({ pricePerMinute }: DestinationPrice) => formatMinutePrice(pricePerMinute, currency);
  return lowest.creditsPerMinute === highest.creditsPerMinute
    ? money(lowest)
    : `${money(lowest)} to ${money(highest)}`;
}

/** Longer times are not worth counting: four days. */
const longestTalk_s = 4 * 24 * 3_600;

/** The sentence about how long a balance lasts at a rate; undefined when it does not pay for the shortest call. */
export function talkTimeInWords(rate: CallRate, credits: number): string | undefined {
  const talk_s = maximumCallSeconds(rate, millicreditsFromCredits(Math.max(0, credits)), longestTalk_s);
  if (talk_s === 0) return undefined;
  return talk_s === longestTalk_s
    ? "Your balance lasts for days."
    : `Your balance lasts ${formatTalkTime(talk_s)}.`;
}

export const balanceTooLow = "Your balance does not cover a call to this number.";

/** The country with the tariff's destination in it. */
export function placeName(country: string, destination: string): string {
  const name = countryName(country);
  return destination.includes(name) ? destination : `${name} · ${destination}`;
}

function seconds(duration_s: number): string {
  return `${duration_s} ${duration_s === 1 ? "second" : "seconds"}`;
}
