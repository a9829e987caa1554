import { divideDialString } from "#contract/dial-string.ts";
import type { E164 } from "#contract/phone-number.ts";
import { nationalDigits, tidyNumber } from "#contract/tidy-number.ts";
import { spacedDigits } from "./numbering-plans.ts";

/** The side of a space where the caret goes: deleting forwards must not stop before a space. */
export type CaretSide = "before" | "after";

/**
 * The phone number field's text, spaced as the number's country writes it, without the plus. Keeps every digit: a number
 * that is whole may be the beginning of another. A code before the number and the keys behind it stay as they are typed.
 * The caret goes where as many digits follow it as before.
 */
export function dialledText(
  typed: string,
  caret = typed.length,
  side: CaretSide = "before",
): { text: string; caret: number } {
  const { code, number, tail } = divideDialString(typed);
  const national = nationalDigits(number);
  // 011 is an area code in some countries, and one of them may still be chosen.
  const digits = national?.startsWith("011") ? national : tidyNumber(number);
  const before = code === "" ? "" : `${code} +`;
  const text = before + spacedDigits(digits) + tail.replace(/\s/g, "");
  const following = digits === "" ? 0 : significant(typed.slice(caret)).length;
  let place = text.length;
  while (place > 0 && significant(text.slice(place)).length < following) place -= 1;
  if (side === "before") while (text[place - 1] === " ") place -= 1;
  return { text, caret: place };
}

/** The field's text for a number that is read, with the code before it and the keys behind it. */
export function textOfNumber(number: E164, { code, keys }: { code: string; keys: string }): string {
  const spaced = spacedDigits(number.slice(1));
  return code === "" ? spaced + keys : `${code} +${spaced}${keys}`;
}

function significant(text: string): string {
  return text.replace(/[^\p{L}\p{Nd}*#,;]/gu, "");
}
