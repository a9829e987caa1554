import type { Currency } from "#contract/currencies.ts";
import type { E164 } from "#contract/phone-number.ts";
import { isRefusal, type Refusal, type RefusalCode, refusalMessage } from "#contract/refusals.ts";
import type { NumberPrice } from "#contract/tariff.ts";
import { tidyNumber } from "#contract/tidy-number.ts";
import { ApiError, serverMessage } from "#web/lib/api-error.ts";
import { numberingPlans, useNumberingPlans } from "#web/number/numbering-plans.ts";
import { isUnfinished } from "#web/number/phone-number.ts";
import { useTariff } from "#web/tariff/price-queries.ts";
import { t, tText } from "#words/translate.ts";

/** The state of a typed number's price before the call. */
export type TypedPrice =
  | { state: "none" | "looking" }
  /** Not a number yet, or one that may not be called; the sentence says why. */
  | { state: "short" | "refused" | "failed"; message: string }
  /** `old` while the price still belongs to the previous number. */
  | { state: "priced"; price: NumberPrice; old: boolean };

/** The typed number, once it is valid, and its price or the reason why it has none. */
export function useTypedPrice(
  typed: string,
  currency?: Currency,
): { number: E164 | null; price: TypedPrice } {
  useNumberingPlans(typed !== "");
  const read = numberingPlans()?.readNumber(typed);
  const refusal = isRefusal(read) ? read : undefined;
  const number = isRefusal(read) ? null : (read ?? null);
  const tariff = useTariff(number, currency);
  return { number, price: number === null ? priceOfNone(tidyNumber(typed), refusal) : priceOf(tariff) };
}

/** True when the user's own settings exclude the number's country. */
export function isForbidden(price: TypedPrice): boolean {
  return price.state === "priced" && !price.old && price.price.allowed === false;
}

/**
 * The state of a text that is no number, or no number yet: a first digit, the start of an exit code (00, 011), of a code
 * before a number ("*67"), of an extension ("ext"), or of a number with a word ("1800FLOW"). Words alone search the contacts. Without a refusal the text is not read yet.
 */
export function priceOfNone(kept: string, refusal: Refusal | undefined): TypedPrice {
  if (/^(\p{L}\P{N}*)?$/u.test(kept)) return { state: "none" };
  if (refusal === undefined) return { state: "looking" };
  return { state: isBeginning(kept, refusal) ? "short" : "refused", message: tText(refusalMessage(refusal)) };
}

function isBeginning(kept: string, { refused }: Refusal): boolean {
  if (/^(\d|00|0?011?|011\d{0,8}|[*#]{1,2}\d{0,3}[*#]?|\d{7,}(ext?|x|e))$/i.test(kept)) return true;
  if (/^1[2-9]\d{2,6}[a-z]{1,6}$/i.test(kept) && kept.length < 11) return true;
  return unfinished.includes(refused) && /^\d+$/.test(kept) && isUnfinished(kept);
}

/** The refusals of a number's beginning, which further digits may end. */
const unfinished: readonly RefusalCode[] = ["number_not_valid", "emergency_number_not_served"];

function priceOf(tariff: ReturnType<typeof useTariff>): TypedPrice {
  if (tariff.isError) {
    const message = serverMessage(tariff.error);
    if (message === undefined) return { state: "failed", message: t("The price could not be loaded.") };
    return { state: statusOf(tariff.error) < 500 ? "refused" : "failed", message };
  }
  if (tariff.data) return { state: "priced", price: tariff.data, old: tariff.isPlaceholderData };
  return { state: "looking" };
}

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0);
