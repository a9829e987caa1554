import { tidyNumber } from "#contract/tidy-number.ts";
import { spacedDigits } from "#web/lib/numbering-plans.ts";

/** The side of a space where the caret goes: deleting forwards must not stop before a space. */
export type CaretSide = "before" | "after";

/**
 * The phone number field's text, spaced as the number's country writes it, without the plus. Keeps every digit: a number
 * that is whole may be the beginning of another.
 * The caret goes where as many digits follow it as before.
 */
export function dialledText(
  typed: string,
  caret = typed.length,
  side: CaretSide = "before",
): { text: string; caret: number } {
  const text = spacedDigits(tidyNumber(typed));
  const following = tidyNumber(typed).length === 0 ? 0 : significant(typed.slice(caret)).length;
  let place = text.length;
  while (place > 0 && significant(text.slice(place)).length < following) place -= 1;
  if (side === "before") while (text[place - 1] === " ") place -= 1;
  return { text, caret: place };
}

function significant(text: string): string {
  return text.replace(/[^\p{L}\p{Nd}]/gu, "");
}
