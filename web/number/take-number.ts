import { tidyNumber } from "#contract/tidy-number.ts";
import { regionsOf } from "#web/lib/default-currency.ts";
import { countryBegun } from "./country-begun.ts";
import { dialledText } from "./dialled-text.ts";
import { loadNumberingPlans } from "./numbering-plans.ts";
import { type Given, isPartOfNumber, readGiven } from "./read-given.ts";
import { calledCountries } from "./recent-numbers.ts";
import { spaceField } from "./space-field.ts";

/**
 * The field after a paste: the pasted number in the place of the old one, or a part of a number at the caret. Words alone
 * search the contacts. Null for another text, which must not leave the old number to be called.
 * A number without its country code belongs to the country of the field's number, or else to the chosen one.
 */
export async function takePasted(
  field: HTMLInputElement,
  text: string,
  chosen: string | undefined,
): Promise<Given | null> {
  await loadNumberingPlans();
  const given = readGiven(text, {
    named: [countryBegun(tidyNumber(field.value), chosen), chosen],
    likely: likelyCountries(),
  });
  if (given !== null) return given;
  const isSearch = !/\p{Nd}/u.test(text) && /\p{L}/u.test(text);
  if (!isSearch && !isPartOfNumber(text)) return null;
  if (isSearch) field.select();
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, "end");
  return { text: spaceField(field), choices: [] };
}

/** The field after a link with digits. Those of no number are shown with the reason. */
export async function takeLinked(text: string, chosen: string | undefined): Promise<Given> {
  await loadNumberingPlans();
  const given = readGiven(text, { named: [chosen], likely: likelyCountries() });
  return given ?? { text: dialledText(text).text, choices: [] };
}

/** The user's own countries, as far as the browser's languages tell, and those called before. */
function likelyCountries(): readonly string[] {
  return [...regionsOf(navigator.languages), ...calledCountries()];
}
