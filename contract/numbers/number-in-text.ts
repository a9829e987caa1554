import { inAscii } from "./tidy-number.ts";

/**
 * A stretch of digits with what is written between them; a plus or a bracket may precede it. Also matches signs without
 * digits, so that a long row of them is read once.
 */
const stretch = /[+([]*(?:\p{Nd}(?:[\s./()[\]\p{Dash}\u00B7\u30FC]*\p{Nd})*)?/gu;
/** A stretch with fewer digits is a date, an amount or an extension rather than a phone number. */
const fewestDigits = 7;

/**
 * The number in a text with words around it ("Call me: (030) 1234567 please"), as it is written there. Null for a text
 * with other digits too: two numbers, an extension or a price leave open which are to be dialled.
 */
export function numberInText(text: string): string | null {
  const visible = inAscii(text).replace(
    /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g,
    "",
  );
  const [found = "", ...others] = (visible.match(stretch) ?? []).filter((part) => /\p{Nd}/u.test(part));
  if (others.length > 0 || found.replace(/\D/g, "").length < fewestDigits) return null;
  return hasLettersInside(visible, found) ? null : found;
}

/** "+1 800 FLOWERS": letters that follow a number at once are dialled as its digits. */
function hasLettersInside(text: string, found: string): boolean {
  const after = text.slice(text.indexOf(found) + found.length);
  return /^[\p{L};,#*]|^ ?[\p{Lu}]{2}/u.test(after);
}
