import { minutePrice } from "#contract/money/charge.ts";
import { creditsPerUsd } from "#contract/money/credit-value.ts";
import { type Currency, type PublishedRates, shownDigits } from "#contract/money/currencies.ts";
import { millicreditsPerCredit } from "#contract/money/money.ts";
import { firstLimits, limitsOf, type PurchaseLimits } from "#contract/money/offered-currencies.ts";
import { usePageFacts } from "#web/kit/api/page-facts.ts";
import { useChosenCurrency } from "#web/kit/kept/chosen-currency.ts";
import { formatDay } from "#web/kit/wording/format.ts";
import { leftToRight, numberFormat } from "#words/formats.ts";
import { creditsInWords, formatMoney, formatShortMoney } from "#words/money.ts";
import { t } from "#words/translate.ts";
import { localAmount, rateOf, scaledRateOf } from "./local-amount.ts";

/** Credits as money in the user's currency. The amounts are for reading: what is charged is in credits. */
export interface CreditMoney {
  currency: Currency;
  /** 1 -> "€0.09". An amount below the smallest unit has one significant digit: 0.03 -> "€0.003". */
  inMoney: (credits: number) => string;
  /** 1 -> "1 credit (€0.09)". */
  inWords: (credits: number) => string;
  /** Price of a minute, and of one credit: 0.3 -> "€0.0276". Rounded up, with three significant digits at most. */
  minuteInMoney: (creditsPerMinute: number) => string;
  /** Price of a purchase in USD, as it is charged: 10 -> "€9.20". A whole amount has no digits after it: "$10". */
  purchaseInMoney: (amountUsd: number) => string;
  /** The least that one purchase may be worth, in USD. */
  leastPurchaseUsd: number;
  /** An amount that is fixed in USD: 500 -> "€460.00 ($500.00)", in dollars alone "$500.00". */
  usdInWords: (amountUsd: number) => string;
  /** "Converted at the rate of Nov 25, 2026."; null for USD, the currency in which credits are priced. */
  rateInWords: string | null;
}

/** Money by the published rates; the fixed rates of contract/money/currencies.ts where there are none. */
export function creditMoney(
  currency: Currency,
  published: PublishedRates | undefined,
  { leastUsd }: PurchaseLimits = firstLimits,
): CreditMoney {
  const rate = rateOf(currency, published?.rates);
  // Nine places drop the noise of binary fractions: 2.5 * 0.9 / 10.
  const worth = (credits: number) => Number(((credits * rate) / creditsPerUsd()).toFixed(9));
  const inMoney = (credits: number) => formatWorth(worth(credits), currency);
  return {
    currency,
    inMoney,
    inWords: (credits) => `${creditsInWords(credits)} (${inMoney(credits)})`,
    minuteInMoney: (credits) =>
      formatMinutePrice(
        minutePrice(Math.round(credits * millicreditsPerCredit), scaledRateOf(currency, published?.rates)),
        currency,
      ),
    purchaseInMoney: (amountUsd) =>
      formatShortMoney(localAmount(amountUsd, currency, published?.rates), currency),
    leastPurchaseUsd: leastUsd,
    usdInWords: (amountUsd) => {
      const inUsd = formatMoney(amountUsd, "USD");
      return currency === "USD" ? inUsd : `${inMoney(amountUsd * creditsPerUsd())} (${inUsd})`;
    },
    rateInWords:
      currency === "USD" ? null : rateInWords(published?.fixed?.[currency] ?? published?.asOf ?? null),
  };
}

/** Money by the rates that came with the page: in the user's currency, or in the one of a view that is about another. */
export function useCreditMoney(currency?: Currency): CreditMoney {
  const chosen = useChosenCurrency();
  const facts = usePageFacts();
  return creditMoney(currency ?? chosen, facts?.rates, limitsOf(facts?.config.currencies ?? {}));
}

function formatWorth(amount: number, currency: Currency): string {
  const size = Math.abs(amount);
  if (size === 0 || size >= 10 ** -shownDigits(currency)) return formatMoney(amount, currency);
  const style = { style: "currency", currency, maximumSignificantDigits: 1 } as const;
  return leftToRight(numberFormat(style).format(amount));
}

function rateInWords(day: string | null): string {
  return day === null
    ? t("Converted at a fixed rate, because no published one is known.")
    : t("Converted at the rate of {day}.", { day: formatDay(day) });
}

/** More than any price has: `minutePrice` has rounded it. */
const mostDigits = 12;

/** A price a minute, which may be less than the smallest unit: 0.0237 GBP -> "£0.0237", 0.1 USD -> "$0.10". */
export function formatMinutePrice(amount: number, currency: Currency): string {
  const digits = shownDigits(currency);
  const fractionDigits = { minimumFractionDigits: digits, maximumFractionDigits: mostDigits };
  return leftToRight(numberFormat({ style: "currency", currency, ...fractionDigits }).format(amount));
}
