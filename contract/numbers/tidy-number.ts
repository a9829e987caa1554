import { inAscii, withoutMarks } from "#contract/ascii-text.ts";

/**
 * The digits of a number without its plus: "+44 (0)20 7946-0000", "0044 20 7946 0000" and "tel:+44-20-7946-0000" all
 * become "442079460000".
 * The word of a North American number becomes its digits: "1-800-FLOWERS". Any other letter or unknown sign stays, so
 * that the user sees the mistake.
 * Tidying after every typed digit gives the same digits as pasting the whole number.
 */
export function tidyNumber(typed: string): string {
  const text = withoutLabel(inAscii(typed));
  const tidied = withoutSigns(text).replace(carrierCode, "0").replace(/^\++/, "").replace(exitCode, "");
  return isWord(text, tidied) ? digitsOfWord(tidied) : tidied;
}

/** True for a number with its country code: after a plus or an exit code, or the 1 of a number with a word. */
export function isInternational(typed: string): boolean {
  const text = withoutLabel(inAscii(typed));
  const tidied = withoutSigns(text);
  return tidied.startsWith("+") || exitCode.test(tidied) || isWord(text, tidied);
}

/**
 * The digits of a number as people within a country of this calling code write it; null for other text. They may begin with 011:
 * whether that is an area code or the exit code is known with the country.
 */
export function nationalDigits(typed: string, callingCode?: string): string | null {
  const text = withoutLabel(inAscii(typed));
  const tidied = withoutSigns(text).replace(carrierCode, "0");
  if (callingCode === "1" && isWord(text, `1${tidied}`)) return digitsOfWord(tidied);
  return /^(?!00)\d+$/.test(tidied) ? tidied : null;
}

/** The digits of a text without letters; null for other text. */
export function plainDigits(typed: string): string | null {
  const digits = withoutSigns(withoutLabel(inAscii(typed))).replaceAll("~", "");
  return /^\d+$/.test(digits) ? digits : null;
}

function withoutSigns(text: string): string {
  const unsigned = withoutMarks(text)
    .replace(separators, "")
    .replace(/[()[\]]/g, "");
  return hasSecondEnd(text) ? unsigned : unsigned.replaceAll("/", "");
}

/** A slash and few digits behind a number may be the end of a second one, so the slash stays: "+49 30 1234567/8". */
function hasSecondEnd(text: string): boolean {
  const digits = text.split("/").map((side) => side.replace(/\D/g, "").length);
  const whole = digits.findIndex((count) => count >= 7);
  const ends = digits.slice(whole + 1);
  return whole >= 0 && ends.length > 0 && ends.every((count) => count <= 3);
}

/**
 * A whole number of the country code 1 with a word in its last seven places, three letters or more: elsewhere, and in
 * longer or shorter texts, no length tells a word of the number from a remark about it. One or two letters are a slip,
 * such as an O for a zero.
 */
const wordNumber = /^1[2-9]\d{2}(?=\w*[a-z]{3})[a-z\d]{7}$/i;
const extension = /(?:^|[^a-z])ext(?![a-z])/i;
const isWord = (text: string, tidied: string) => wordNumber.test(tidied) && !extension.test(text);
const digitsOfWord = (tidied: string) => tidied.replace(/[a-z]/gi, keyOf);

/** The letters of the keys 2 to 9 (ITU-T E.161). */
const keys = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"];

function keyOf(letter: string): string {
  return String(2 + keys.findIndex((letters) => letters.includes(letter.toLowerCase())));
}

/** Spaces, dots, bullets and every Unicode dash (plus the Japanese long sound mark, which is typed as a dash). */
const separators = /[\s.\p{Dash}\u00B7\u2022\u2027\u2219\u22C5\u30FB\u30FC\uFF65]/gu;

/** Brazilian numbers are printed with a place for the code of a carrier, which no one dials from abroad: "(0xx11)", "(0**11)". */
const carrierCode = /0(?:xx|\*\*)(?=\d)/i;

/**
 * Exit codes dialled instead of the plus: 00 in most of the world, 0011 in Australia, 011 in North America.
 * No country code begins with 0, and no area code of +1 with 0 or 1, so 00 and 0011 are unambiguous.
 * 011 is also an area code (Delhi, Johannesburg, Turin, Buenos Aires), followed by at most eight digits. With nine or
 * more digits after it, 011 is the exit code.
 * Other exit codes (8~10, 010, 009) look like the beginning of a number, and are read with their country alone.
 */
const exitCode = /^(?:00(?=[2-9]|1[2-9])|0011(?=[1-9])|011(?=[1-9]\d{8}))/;

/** Removes the text before the number: "tel:+44-20-7946-0000", "Phone: +44 20 7946 0000". */
function withoutLabel(text: string): string {
  const [, label = "", rest] = /^([^\d+]*):(.*)$/s.exec(text) ?? [];
  if (rest === undefined) return text;
  return /^\s*tel\s*$/i.test(label) ? telNumber(rest) : rest;
}

/**
 * The number of a `tel:` URI (RFC 3966). Drops its parameters: an extension (`;ext=`) is for the keypad after the
 * answer.
 * Keeps a local number whole, so that it is refused.
 */
function telNumber(uri: string): string {
  return textOfUri(uri)?.replace(/[;?].*$/s, "") ?? uri;
}

/**
 * The text of a `tel:` URI; undefined for a local number, whose `;phone-context=` need not be a prefix to dial. Browsers write the
 * signs beyond ASCII in a link, such as no-break spaces and marks of direction, as the bytes of UTF-8.
 */
export function textOfUri(uri: string): string | undefined {
  const text = unescaped(uri).trim();
  return text.startsWith("+") || !/;phone-context=/i.test(text) ? text : undefined;
}

function unescaped(uri: string): string {
  try {
    return inAscii(decodeURIComponent(uri));
  } catch {
    return uri;
  }
}
