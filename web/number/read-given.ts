import { divideDialString } from "#contract/dial-string.ts";
import { numberInText } from "#contract/number-in-text.ts";
import { type E164, longestTyped } from "#contract/phone-number.ts";
import { isRefusal } from "#contract/refusals.ts";
import { dialledText, textOfNumber } from "./dialled-text.ts";
import { numberingPlans } from "./numbering-plans.ts";

/** The field's text once a text is given to it. */
export interface Given {
  text: string;
  /** The numbers that the text can mean, each with the field's text for it; empty where it means one number or none. */
  choices: readonly NumberChoice[];
}

export interface NumberChoice {
  number: E164;
  text: string;
}

/** Where a number belongs that is written without its country code. */
export interface GivenContext {
  /** The countries that the user has named, in the order in which they are asked (ISO 3166-1 alpha-2). */
  named: readonly (string | undefined)[];
  /** Countries whose numbers this user is likely to write. Their numbers are offered, and never taken. */
  likely: readonly string[];
}

/**
 * Reads a text that is pasted or linked as a whole; null when it holds no number, nor a number with a mistake in it. The
 * numbering plans must be loaded.
 */
export function readGiven(text: string, { named, likely }: GivenContext): Given | null {
  const plans = numberingPlans();
  if (!plans || text.length > longestTyped) return null;
  const countries = named.filter((country) => country !== undefined);
  const found = keyedInText(text) ?? numberInText(text);
  const written = found === null ? [text] : [text, found];
  for (const one of written) {
    const { number, isCertain, ...beside } = plans.readDialled(one, countries);
    if (isCertain && !isRefusal(number)) return { text: textOfNumber(number, beside), choices: [] };
  }
  for (const one of written) {
    const { number: dialled, ...beside } = plans.readDialled(one);
    const [first, ...others] = plans.possibleNumbers(divideDialString(one).number, likely);
    if (first === undefined) continue;
    if (others.length === 0 && first === dialled) return { text: textOfNumber(first, beside), choices: [] };
    const choices = [first, ...others].map((number) => ({ number, text: textOfNumber(number, beside) }));
    return { text: one.trim(), choices };
  }
  return found === null ? null : { text: dialledText(found).text, choices: [] };
}

/** A part of a number or of its keys, which is inserted into the field's text rather than read for itself. */
export function isPartOfNumber(text: string): boolean {
  return (text.match(/\p{Nd}/gu)?.length ?? 0) < fewestDigits && /^[\p{Nd}\s().,;*#/\p{Dash}+]*$/u.test(text);
}

const fewestDigits = 7;

/** The one number with keys in a text: "One tap mobile: +16465588656,,812# US". */
function keyedInText(text: string): string | null {
  const [found, ...others] = text.match(/\+\d[\d\s()-]{5,}[,;]+[\d*#,;]+/g) ?? [];
  return found === undefined || others.length > 0 ? null : found;
}
