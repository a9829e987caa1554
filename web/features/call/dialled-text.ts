import { AsYouType, validatePhoneNumberLength } from "libphonenumber-js/min";
import { tidyNumber } from "#web/lib/dialled-number.ts";

/** On which side of a space the caret stands: deleting forwards must not stop before one. */
export type CaretSide = "before" | "after";

/**
 * The phone number field's text, spaced as the number's country writes it, without the plus; and where the caret goes so
 * that as many digits follow it as before.
 */
export function dialledText(
  typed: string,
  caret = typed.length,
  side: CaretSide = "before",
): { text: string; caret: number } {
  const text = spaced(tidyNumber(typed));
  const following = tidyNumber(typed).length === 0 ? 0 : significant(typed.slice(caret)).length;
  let place = text.length;
  while (place > 0 && significant(text.slice(place)).length < following) place -= 1;
  if (side === "before") while (text[place - 1] === " ") place -= 1;
  return { text, caret: place };
}

/** A number in E.164 as its country writes it, behind the plus. */
export function spacedNumber(number: string): string {
  return `+${dialledText(number).text}`;
}

/** The country a number belongs to as far as it was typed, ISO 3166-1 alpha-2; undefined until it can be known. */
export function countryOf(number: string): string | undefined {
  const reader = new AsYouType();
  reader.input(number);
  return reader.getCountry();
}

/** Whether digits are missing for this to be a number of its country. */
export function isTooShort(number: string): boolean {
  return validatePhoneNumberLength(number) === "TOO_SHORT";
}

function spaced(kept: string): string {
  if (!/^\d+$/.test(kept)) return kept;
  const text = new AsYouType().input(`+${kept}`).replace(/\D+/g, " ").trim();
  // A number of no known country may come back changed.
  return text.replaceAll(" ", "") === kept ? text : kept;
}

function significant(text: string): string {
  return text.replace(/[^\p{L}\p{Nd}]/gu, "");
}
