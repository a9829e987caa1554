import { regionsOf } from "#contract/money/default-currency.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { isRefusal } from "#contract/refusals.ts";
import { numberingPlans } from "#web/number/numbering-plans.ts";
import { countryOf } from "#web/number/phone-number.ts";

/**
 * The number of a field of the form; null for a text of none, or of several. `texts` are those of all fields: a number
 * without its country code belongs to the country that another number of the contact names.
 */
export function readContactNumber(
  typed: string,
  texts: readonly string[],
  languages: readonly string[] = navigator.languages,
): E164 | null {
  const plans = numberingPlans();
  if (!plans) return null;
  const countries = texts
    .map((text) => plans.readDialled(text))
    .map(({ number, isCertain }) => (isCertain && !isRefusal(number) ? countryOf(number) : undefined))
    .filter((country) => country !== undefined);
  const context = { countries, likely: regionsOf(languages), bySpelling: true };
  const { number, code, keys } = plans.readDialled(typed, context);
  // A contact has no place for what is dialled beside its number.
  return isRefusal(number) || code !== "" || keys !== "" ? null : number;
}
