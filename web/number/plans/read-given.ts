import { inAscii } from "#contract/ascii-text.ts";
import { emergencyNumber } from "#contract/numbers/emergency-numbers.ts";
import {
  hasOtherDigits,
  numberInText,
  numbersInText,
  shorterNumbers,
} from "#contract/numbers/number-in-text.ts";
import { type E164, longestTyped } from "#contract/numbers/phone-number.ts";
import { type DialledText, readDialled } from "#contract/numbers/read-dialled.ts";
import { tidyNumber } from "#contract/numbers/tidy-number.ts";
import { isRefusal } from "#contract/refusals.ts";
import { type EmergencyDialled, fieldText, type NumberWithText } from "#web/number/typed-number.ts";
import { beginNumber } from "./begun-number.ts";
import { emergencyDialled } from "./read-typed.ts";

/** Text of the field for what was given to it. */
export interface Given {
  text: string;
  /** The number that the text means; null where it means none, or may mean several. */
  number: E164 | null;
  /** The numbers that the text can mean; empty where it means one number or none. */
  choices: readonly NumberWithText[];
  /** The emergency number that the text dials, beside its other meanings. */
  emergency: EmergencyDialled | undefined;
}

/** Countries that a number without a country code may belong to. */
interface GivenContext {
  /** The countries that the user has named, in the order in which they are asked (ISO 3166-1 alpha-2). */
  named: readonly (string | undefined)[];
  /** Countries whose numbers this user is likely to write. Their numbers are offered, and never taken. */
  likely: readonly string[];
}

/** Reads a text that is pasted or linked as a whole; null when it holds no number, nor a number with a mistake in it. */
export function readGiven(text: string, context: GivenContext): Given | null {
  if (text.length > longestTyped) return null;
  const { likely } = context;
  const countries = context.named.filter((country) => country !== undefined);
  const inWords = numberInText(text);
  const read = (written: string) => readDialled(written, { countries, likely, bySpelling: true });
  // Digits of two lines are no number where one of the lines has its own.
  const isApart =
    !/^\s*(?:web\+)?tel:/i.test(text) &&
    (hasOtherDigits(text) ||
      (/[\t\r\n]/.test(text.trim()) && numbersInText(text).some((one) => !isRefusal(read(one).number))));
  for (const written of [...(isApart ? [] : [text]), ...(inWords === null ? [] : [inWords])]) {
    const { number, ...dialled } = read(written);
    const emergency = emergencyDialled(dialled.emergency, tidyNumber(written));
    const others = shorterNumbers(text, written).flatMap((shorter) => numbersOf(read(shorter)));
    if (!isRefusal(number) && others.every((one) => one === number))
      return { text: textOfNumber(number, dialled), number, choices: [], emergency };
    const choices = [...new Set([...numbersOf({ ...dialled, number }), ...others])].map((one) => ({
      number: one,
      text: textOfNumber(one, dialled),
    }));
    const isToldAt = choices.length > 0 || (emergency !== undefined && dialled.isInternational);
    if (isToldAt) return { text: written.trim(), number: null, choices, emergency };
  }
  if (inWords === null) return emergencyInWords(text) ?? severalIn(text, context);
  return { text: inWords, number: null, choices: [], emergency: undefined };
}

const numbersOf = ({ number, choices }: Pick<DialledText, "number" | "choices">) =>
  isRefusal(number) ? choices : [number];

/** The emergency number of a text with words or signs and no other digits: "Call 112". Two digits are any amount. */
function emergencyInWords(text: string): Given | null {
  const [digits = "", ...others] = isPartOfNumber(text) ? [] : (inAscii(text).match(/\d+/g) ?? []);
  const emergency =
    digits.length < 3 || others.length > 0 ? undefined : emergencyDialled(emergencyNumber(digits), digits);
  return emergency === undefined ? null : { text: digits, number: null, choices: [], emergency };
}

/** The numbers of a text with more than one, each with its keys. All are offered, and one that stands there twice is taken. */
function severalIn(text: string, context: GivenContext): Given | null {
  const written = numbersInText(text);
  const each = written.length > 1 ? written.flatMap((one) => readGiven(one, context) ?? []) : [];
  const [first, ...others] = each;
  if (first?.number != null && others.every((given) => given.text === first.text)) return first;
  const byText = new Map<string, NumberWithText>();
  for (const given of each) {
    const choices = given.number === null ? given.choices : [{ number: given.number, text: given.text }];
    for (const choice of choices) byText.set(choice.text, choice);
  }
  const choices = [...byText.values()];
  return choices.length === 0 ? null : { text: text.trim(), number: null, choices, emergency: undefined };
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
