import type { Currency } from "#contract/currencies.ts";
import type { E164 } from "#contract/phone-number.ts";
import { refusals } from "#contract/refusals.ts";
import type { NumberPrice } from "#contract/tariff.ts";
import { tidyNumber } from "#contract/tidy-number.ts";
import { ApiError, serverMessage } from "#web/lib/api-error.ts";
import { isTooShort, readNumber } from "#web/lib/phone-number.ts";
import { t } from "#words/translate.ts";
import { useTariff } from "./price-queries.ts";

/** The state of a typed number's price before the call. */
export type TypedPrice =
  | { state: "none" | "short" | "looking" }
  /** The number may not be called; the sentence says why. */
  | { state: "refused" | "failed"; message: string }
  /** `old` while the price still belongs to the previous number. */
  | { state: "priced"; price: NumberPrice; old: boolean };

/** The typed number, once it is valid, and its price or the reason why it has none. */
export function useTypedPrice(
  typed: string,
  currency?: Currency,
): { number: E164 | null; price: TypedPrice } {
  const number = readNumber(typed);
  const tariff = useTariff(number, currency);
  return { number, price: number === null ? priceOfNone(tidyNumber(typed)) : priceOf(number, tariff) };
}

/**
 * The state of a text that is no number, or no number yet: a first digit, the start of an exit code (00, 011), or of a
 * number with a word ("1800FLOW"). Words alone search the contacts.
 */
export function priceOfNone(kept: string): TypedPrice {
  if (/^(\p{L}\P{N}*)?$/u.test(kept)) return { state: "none" };
  if (/^(\d|00|0?011?|011\d{0,8})$/.test(kept)) return { state: "short" };
  if (/^1[2-9]\d{2,6}[a-z]{1,6}$/i.test(kept) && kept.length < 11) return { state: "short" };
  return { state: "refused", message: t(refusals.number_not_valid.message) };
}

function priceOf(number: E164, tariff: ReturnType<typeof useTariff>): TypedPrice {
  if (tariff.isError) {
    const message = serverMessage(tariff.error);
    if (message === undefined) return { state: "failed", message: t("The price could not be loaded.") };
    // An unfinished number is not a mistake yet.
    if (codeOf(tariff.error) === "number_not_valid" && isTooShort(number)) return { state: "short" };
    return { state: statusOf(tariff.error) < 500 ? "refused" : "failed", message };
  }
  if (tariff.data) return { state: "priced", price: tariff.data, old: tariff.isPlaceholderData };
  return { state: tariff.isFetching ? "looking" : "short" };
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);
const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0);
