import { divideDialString } from "#contract/numbers/dial-string.ts";
import { numberInText, numbersInText } from "#contract/numbers/number-in-text.ts";
import { type E164, longestTyped } from "#contract/numbers/phone-number.ts";
import { possibleNumbers } from "#contract/numbers/possible-numbers.ts";
import { readDialled } from "#contract/numbers/read-dialled.ts";
import { isRefusal } from "#contract/refusals.ts";
import { fieldText, type NumberWithText } from "#web/number/typed-number.ts";
import { beginNumber } from "./begun-number.ts";

/** Text of the field for what was given to it. */
export interface Given {
  text: string;
  /** The numbers that the text can mean; empty where it means one number or none. */
  choices: readonly NumberWithText[];
}

/** Countries that a number without a country code may belong to. */
interface GivenContext {
  /** The countries that the user has named, in the order in which they are asked (ISO 3166-1 alpha-2). */
  named: readonly (string | undefined)[];
  /** Countries whose numbers this user is likely to write. Their numbers are offered, and never taken. */
  likely: readonly string[];
}

/** Reads a text that is pasted or linked as a whole; null when it holds no number, nor a number with a mistake in it. */
export function readGiven(text: string, { named, likely }: GivenContext): Given | null {
  if (text.length > longestTyped) return null;
  const countries = named.filter((country) => country !== undefined);
  const found = numberInText(text);
  const written = found === null ? [text] : [text, found];
  for (const one of written) {
    const { number, isCertain, ...beside } = readDialled(one, countries);
    if (isCertain && !isRefusal(number)) return { text: textOfNumber(number, beside), choices: [] };
  }
  for (const one of written) {
    const { number: dialled, ...beside } = readDialled(one);
    const numbers = possibleNumbers(divideDialString(one).number, likely);
    if (numbers.length === 0) continue;
    const choices = numbers.map((number) => ({ number, text: textOfNumber(number, beside) }));
    const [first, ...others] = choices;
    const isClear = first?.number === dialled && others.length === 0;
    return isClear ? { text: first.text, choices: [] } : { text: one.trim(), choices };
  }
  return found === null ? severalIn(text, { named, likely }) : { text: found, choices: [] };
}

/** The numbers of a text with more than one, each with its keys. All are offered, and none is taken. */
function severalIn(text: string, context: GivenContext): Given | null {
  const written = numbersInText(text);
  const each = written.length > 1 ? written.flatMap((one) => readGiven(one, context) ?? []) : [];
  const choices = each.flatMap((given) => {
    const { number } = readDialled(given.text);
    return isRefusal(number) || given.choices.length > 0 ? given.choices : { number, text: given.text };
  });
  return choices.length === 0 ? null : { text: text.trim(), choices };
}

/** Text of the field for a number that is read, with the code before it and the keys behind it. */
export function textOfNumber(number: E164, { code, keys }: { code: string; keys: string }): string {
  return fieldText(code, beginNumber(number.slice(1)).spaced, keys);
}

/** A part of a number or of its keys, which is inserted into the field's text rather than read for itself. */
export function isPartOfNumber(text: string): boolean {
  return (text.match(/\p{Nd}/gu)?.length ?? 0) < fewestDigits && /^[\p{Nd}\s().,;*#/\p{Dash}+]*$/u.test(text);
}

const fewestDigits = 7;
