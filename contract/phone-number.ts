import { z } from "zod";

/**
 * A phone number as ITU-T E.164 writes it, such as +442079460000: a plus, then a country code and at most fifteen digits
 * in all. The form says nothing about whether the number exists or may be called.
 */
export const e164Schema = z
  .string()
  .regex(/^\+[1-9]\d{1,14}$/)
  .brand<"E164">();
export type E164 = z.infer<typeof e164Schema>;

/** What a call was for, on the wire. */
export const dialledFields = {
  /** The number, or the text in its place where a refused call was to no number. */
  dialled: z.string(),
  number: e164Schema.nullable(),
};

/** The longest text that is read as a number: a `tel:` URI with its parameters. */
export const longestTyped = 200;

/** Reads what a person typed, a page linked to or a client sent; null when it is no number with a country code. */
export function parseE164(typed: unknown): E164 | null {
  const number = e164Schema.safeParse(typeof typed === "string" ? `+${tidyNumber(typed)}` : undefined);
  return number.success ? number.data : null;
}

/**
 * The digits of a number without its plus: "+44 (0)20 7946-0000", "0044 20 7946 0000" and "tel:+44-20-7946-0000" are all
 * "442079460000". A letter or another sign that belongs to no number stays, so that a person sees the mistake.
 * Typing a number digit by digit into a field that is tidied each time ends in the same digits as pasting it.
 */
export function tidyNumber(typed: string): string {
  return withoutLabel(inAscii(typed))
    .replace(separators, "")
    .replace(trunkZero, "$1")
    .replace(/[()[\]]/g, "")
    .replace(/^\++/, "")
    .replace(exitCode, "");
}

/**
 * Spaces, dots, slashes and every dash of Unicode (and the Japanese long sound that is typed for one), and the invisible
 * marks of direction and joining that address books put around numbers.
 */
const separators =
  /[\s./\p{Dash}\u00AD\u00B7\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\u30FC\uFEFF]/gu;

/** The zero of "+44 (0)20": dialled within the country only. Without a country code before it the zero is no such one. */
const trunkZero = /^(\D*\d{1,7}[)\]]?)[([]0[)\]]/;

/**
 * What is dialled in place of the plus: 00 in most of the world, 0011 in Australia, 011 in North America.
 * No country code begins with 0 and no area code of +1 with 0 or 1, so 00 and 0011 cannot be taken for one another.
 * 011 is also a city (Delhi, Johannesburg, Turin, Buenos Aires) with at most eight digits behind it: with nine or more
 * it can only be the exit code. Other exit codes (8~10, 010, 009) begin as numbers do, and are not understood.
 */
const exitCode = /^(?:00(?=[2-9]|1[2-9])|0011(?=[1-9])|011(?=[1-9]\d{8}))/;

/** "tel:+44-20-7946-0000" and "Phone: +44 20 7946 0000" without what stands before the number. */
function withoutLabel(text: string): string {
  const [, label = "", rest] = /^([^\d+]*):(.*)$/s.exec(text) ?? [];
  if (rest === undefined) return text;
  return /^\s*tel\s*$/i.test(label) ? telNumber(rest) : rest;
}

/**
 * The number of a `tel:` URI (RFC 3966). Its parameters go: an extension (`;ext=`) is for the keypad once somebody
 * answers. A local number stays whole and so is no number here: its `;phone-context=` need not be what is dialled first.
 */
function telNumber(uri: string): string {
  const text = uri.replace(/%2[\dA-F]/gi, decodeURIComponent).trim();
  const isLocal = !text.startsWith("+") && /;phone-context=/i.test(text);
  return isLocal ? text : text.replace(/[;?].*$/s, "");
}

function inAscii(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll("\uFE62", "+")
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** Unicode keeps the digits of a script together from zero to nine, whole tens of them in a run. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (start > 0 && /\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return (code - start) % 10;
}
