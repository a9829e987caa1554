import { minimumCallCredits } from "#contract/constants.ts";
import { type Currency, minorUnitDigits } from "#contract/currencies.ts";
import { creditsFromMillicredits, creditsInWords, millicreditsFromCredits } from "#contract/money.ts";
import { type CallRate, callCost_mc, maximumCallSeconds } from "#contract/pricing.ts";
import { countryName, formatTalkTime } from "#web/lib/format.ts";

/** A price a minute, which may be less than the smallest unit: 0.0237 GBP -> "£0.0237", 0.1 USD -> "$0.10". */
export function formatMinutePrice(amount: number, currency: Currency): string {
  const digits = minorUnitDigits[currency];
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits + 2,
  }).format(amount);
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
