import { type Currency, minorUnitDigits } from "#contract/currencies.ts";
import { creditsFromMillicredits, creditsInWords } from "#contract/money.ts";
import type { CallRate } from "#contract/pricing.ts";

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

/** How the time of a call is counted. */
export function billingInWords({ minimum_s, increment_s, connect_mc }: CallRate): string {
  const counted =
    minimum_s === 60 && increment_s === 60
      ? "Billed by the minute, rounded up"
      : `At least ${seconds(minimum_s)}, then in steps of ${seconds(increment_s)}`;
  return connect_mc === 0
    ? `${counted}.`
    : `${counted}; ${creditsInWords(creditsFromMillicredits(connect_mc))} to connect.`;
}

function seconds(duration_s: number): string {
  return `${duration_s} ${duration_s === 1 ? "second" : "seconds"}`;
}
