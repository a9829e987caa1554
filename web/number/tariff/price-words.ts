import { minimumCallCredits } from "#contract/constants.ts";
import { creditsPerUsd } from "#contract/money/credit-value.ts";
import { creditsFromMillicredits, millicreditsFromCredits } from "#contract/money/money.ts";
import { type CallRate, isFree, leastCredits, maximumCallSeconds } from "#contract/money/pricing.ts";
import { type CallCaps, talkTime } from "#contract/money/talk-time.ts";
import type { CreditMoney } from "#web/kit/money/credit-money.ts";
import { formatTalkTime } from "#web/kit/wording/format.ts";
import { countryName, destinationName } from "#words/country-names.ts";
import { creditsInWords, formatCredits } from "#words/money.ts";
import { t, tn } from "#words/translate.ts";
import type { PriceRange } from "./country-prices.ts";

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

/** The sentence about the least cost of an answered call that is not free, at the rates shown beside it. */
export function leastCostInWords(...rates: CallRate[]): string {
  const priced = rates.filter((rate) => !isFree(rate));
  if (rates.length > 0 && priced.length === 0) return t("An answered call costs nothing.");
  const least = priced.length === 0 ? minimumCallCredits : Math.min(...priced.map(leastCredits));
  return t("An answered call costs at least {credits}.", { credits: creditsInWords(least) });
}

export function asSentence(words: string): string {
  return t("{words}.", { words });
}

/** The time that the least purchase lasts at the dearest of the rates: "$10 buys 58 minutes". */
export function leastPurchaseInWords(
  { purchaseInMoney, leastPurchaseUsd }: CreditMoney,
  ...rates: CallRate[]
): string {
  const least_mc = millicreditsFromCredits(leastPurchaseUsd * creditsPerUsd());
  const times_s = rates.map((rate) => maximumCallSeconds(rate, least_mc, longestTalk_s));
  const shortest_s = Math.min(...times_s);
  const price = purchaseInMoney(leastPurchaseUsd);
  if (shortest_s === longestTalk_s) return t("{price} buys days", { price });
  const minutes = Math.floor(shortest_s / 60);
  return shortest_s === Math.max(...times_s)
    ? tn(minutes, "{price} buys {n} minute", "{price} buys {n} minutes", { price })
    : tn(minutes, "{price} buys at least {n} minute", "{price} buys at least {n} minutes", { price });
}

export function isFreeRange({ lowest, highest }: PriceRange): boolean {
  return isFree(lowest.rate) && isFree(highest.rate);
}

/** "<b>1 credit</b> a minute", and "<b>Free</b>" for what costs nothing. */
export function aMinuteInWords(price: string, costsNothing: boolean): string {
  return costsNothing ? `<b>${t("Free")}</b>` : t("<b>{price}</b> a minute", { price });
}

/** A range of prices in credits: "1 credit", "1 to 1.7 credits", "Free to 1 credit". */
export function rangeInCredits({ lowest, highest }: PriceRange): string {
  return lowest.creditsPerMinute === highest.creditsPerMinute
    ? creditsInWords(lowest.creditsPerMinute)
    : t("{lowest} to {highest}", {
        lowest: isFree(lowest.rate) ? t("Free") : formatCredits(lowest.creditsPerMinute),
        highest: creditsInWords(highest.creditsPerMinute),
      });
}

/** A range of prices in money: "$0.10", "$0.10 to $0.17". */
export function rangeInMoney({ lowest, highest }: PriceRange, { minuteInMoney }: CreditMoney): string {
  return lowest.creditsPerMinute === highest.creditsPerMinute
    ? minuteInMoney(lowest.creditsPerMinute)
    : t("{lowest} to {highest}", {
        lowest: isFree(lowest.rate) ? t("Free") : minuteInMoney(lowest.creditsPerMinute),
        highest: minuteInMoney(highest.creditsPerMinute),
      });
}

/** The price of a minute: "1 credit, $0.10 a minute", or "Free". */
export function minuteInWords(rate: CallRate, { minuteInMoney }: CreditMoney): string {
  if (isFree(rate)) return t("Free");
  const creditsPerMinute = creditsFromMillicredits(rate.perMinute_mc);
  return t("{credits}, {money} a minute", {
    credits: creditsInWords(creditsPerMinute),
    money: minuteInMoney(creditsPerMinute),
  });
}

/** Longer times are not worth counting: four days. */
const longestTalk_s = 4 * 24 * 3_600;

/**
 * The sentence about how long a call can last, naming the limit that ends it; undefined when the balance does not pay for
 * the shortest call.
 */
export function talkTimeInWords(rate: CallRate, credits: number, caps?: CallCaps): string | undefined {
  const { seconds, endedBy } = talkTime(rate, credits, caps);
  const time = formatTalkTime(seconds);
  if (endedBy === "longest_call" && isFree(rate)) return t("Calls end after {time}.", { time });
  if (endedBy === "longest_call") return t("Calls end after {time}. Your balance lasts longer.", { time });
  if (endedBy === "spending_limit") {
    return seconds === 0
      ? t("Your calls have reached your spending limit. Please try again later, or contact us.")
      : t("Your spending limit lasts {time}.", { time });
  }
  return seconds === 0 ? undefined : t("Your balance lasts {time}.", { time });
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
