import { tidyNumber } from "#contract/tidy-number.ts";
import { countryBegun } from "#web/lib/country-begun.ts";
import { loadNumberingPlans } from "#web/lib/numbering-plans.ts";
import { dialledText } from "./dialled-text.ts";
import { readPasted } from "./read-pasted.ts";
import { spaceField } from "./space-field.ts";

/**
 * The field's text after a paste: the pasted number in the place of the old one, or else the text at the caret. A number
 * without its country code belongs to the field's country, or to the chosen one.
 */
export async function pasteNumber(
  field: HTMLInputElement,
  text: string,
  chosen: string | undefined,
): Promise<string> {
  await loadNumberingPlans();
  const whole = readPasted(text, countryBegun(tidyNumber(field.value), chosen) ?? chosen);
  if (whole !== null) return dialledText(whole).text;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, "end");
  return spaceField(field);
}
