import { inAscii, withoutMarks } from "#contract/ascii-text.ts";
import { isRefusal } from "#contract/refusals.ts";
import { extensionWords } from "./dial-string.ts";
import { readNumber } from "./read-number.ts";
import { isInternational } from "./tidy-number.ts";

// Safari before 16.4 runs no script with a lookbehind: what may not stand before a match is a part of it, or asked apart.

/** A number of North America with a word: "1-800-FLOWERS". Among other words, small letters are no digits. */
const withWord = String.raw`\+?1[\s.-]*\(?[2-9]\d\d\)?[\s.-]*(?=[A-Z\d .-]*[A-Z]{3})[A-Z\d](?:[ .-]?[A-Z\d]){6}(?![\p{L}\d])`;
/** A stretch of digits with what is written between them; a plus or a bracket may precede it. */
const stretch = String.raw`[+([]*\d(?:[\s./()[\]\p{Dash}\u00B7\u30FC]*\d)*`;
/** An extension and the keys of an invitation (",,812#") belong to the number before them. */
const keys = String.raw`[\s.,;/\p{Dash}]*[([]?${extensionWords}[\s.:=#]*\d{1,7}(?!\d)[)\]]?|[,;]{2,}[\d*#,;]+|[,;][\d*]+#[\d*#,;]*`;
/** Matches signs without digits too, so that a long row of them is read once. */
const written = new RegExp(
  String.raw`(?:(?<before>^|[^\p{L}\d+])(?<word>${withWord})|(?<digits>${stretch}))(?:${keys})?|[+([]+`,
  "gu",
);

/** A stretch with fewer digits is a house number or an amount rather than a phone number. */
const fewestDigits = 7;

const hour = String.raw`(?:[01]?\d|2[0-4])(?:[.:h][0-5]\d)?`;
const hours = String.raw`${hour}\s?\p{Dash}\s?${hour}`;
/** An hour of one digit may be the end of a label: "Tel 1:12 3456 7890". */
const time = String.raw`(?:[01]\d|2[0-4])[:h][0-5]\d`;
const times = String.raw`\d?\d[:h][0-5]\d\s?\p{Dash}\s?\d?\d[:h][0-5]\d`;
const day = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
/** No digit follows that can go on with the ones before, or one that begins a number. */
const apart = String.raw`(?=\s+(?:\p{Dash}\s+)?[+(0]|\s*(?:(?!:\d)[^\s\d./([\p{Dash}]|$))`;

interface OtherDigits {
  digits: RegExp;
  /** The end of a text that may not stand before them. */
  notBehind: RegExp;
}

const others = (digits: string, notBehind: RegExp): OtherDigits => ({
  digits: new RegExp(digits, "giu"),
  notBehind,
});

/** The end of a line with fewer digits than a number has. */
const shortLine = /(?:^|[\t\r\n])(?:[^\d\t\r\n]*\d){0,6}[^\d\t\r\n]*$/;

/** Digits that are no part of a number, though one may stand at them with nothing between. */
const otherDigits: readonly OtherDigits[] = [
  // A break before the beginning of a number, or behind a line that is long enough for one; others may stand within a number.
  others(String.raw`[\t\r\n]\s*(?=[+(0])`, /(?!)/),
  others(
    // " - " too, where a second number follows: "01 23 45 67 89 - 06 12 34 56 78".
    String.raw`[\t\r\n]|\s\p{Dash}\s(?=[+(0](?:[^\d\r\n]*\d){${fewestDigits}})`,
    shortLine,
  ),
  // "24/7"
  others(String.raw`(?:24\s?[/x]\s?7|7\s?/\s?7|24\s?/\s?24)(?:\s?/\s?365)?(?!\d)`, /[\d+]$/),
  // "28.11.2026", "2026-11-28"
  others(String.raw`${day}([-./])${day}\1(?:19|20)\d\d(?![-./]?\d)`, /[\d+./-]$/),
  others(String.raw`(?:19|20)\d\d([-./])${day}\1${day}(?![-./]?\d)`, /[\d+./-]$/),
  // "1. 030 1234567", "2) 040 7654321"
  others(String.raw`[1-9]\d?[.)][^\S\r\n]+(?=\+|\(?0)`, /[^\t\r\n\0]$/),
  // "1: 030 1234567 2: 040 7654321"
  others(String.raw`[1-9]:\s+(?=\+|\(?0)`, /[^\s\0]$/),
  // "(14 ct/min)", "(24 hours)", "(2. Stock)", and a "(2)" at the end
  others(String.raw`\([1-9]\d?[.\s]*\p{L}`, /(?!)/),
  others(String.raw`[([][1-9]\d?[)\]](?=\s*$)`, shortLine),
  // "01.12.26 12:01"
  others(String.raw`${day}([-./])${day}\1\d\d(?=,?\s\d?\d[:h][0-5]\d)`, /[\d+./-]$/),
  // "8-18 Uhr", "9-17", "17:30"
  others(String.raw`(?:${times}|${time})(?::[0-5]\d)?(?!\d)`, /(?:[\d+][./()-]?|[./-])$/),
  others(String.raw`${hours}(?=\s?(?:uhr|h|[ap]\.?m)(?!\p{L}))`, /[\d+./-]$/),
  others(String.raw`${hour}(?=\s?(?:uhr|h|p\.?m|a\.m)(?!\p{L}))`, /[\d+./-]$/),
  others(String.raw`(?:${hours}|\d{1,2}[:h][0-5]\d)${apart}`, /(?:[\d+][\s./()-]?|[./-])$/),
  // "€1.50", "1.50 €", "14 ct", "€ 1.50"
  others(String.raw`\p{Sc}\d+(?:[.,]\d+)*`, /\d$/),
  others(String.raw`\d+(?:[.,]\d+)*\s?(?:\p{Sc}|c(?:en)?ts?(?!\p{L})|eur)`, /[\d.,]$/),
  others(String.raw`\p{Sc}\s?\d+(?:[.,]\d+)*`, /(?!)/),
  // "Meeting ID: 812 3456 7890", "4321#"
  others(
    String.raw`(?:\p{L}*code|id|pin|pass\p{L}*|kennwort|clave|contraseña|senha|رمز|पिन|कोड)[\s:.#=]{1,3}\d[\d\s-]*`,
    /\p{L}$/u,
  ),
  others(String.raw`\d+#`, /(?:\d|[,;*#][\d\s]*)$/),
];

function withoutOthers(text: string, { digits, notBehind }: OtherDigits): string {
  let rest = text;
  digits.lastIndex = 0;
  for (let match = digits.exec(text); match !== null; match = digits.exec(text)) {
    const [matched] = match;
    if (notBehind.test(text.slice(0, match.index))) {
      digits.lastIndex = match.index + String.fromCodePoint(matched.codePointAt(0) ?? 0).length;
    } else {
      const behind = rest.slice(match.index + matched.length);
      rest = rest.slice(0, match.index) + "\0".repeat(matched.length) + behind;
    }
  }
  return rest;
}

const visibleIn = (text: string) => otherDigits.reduce(withoutOthers, withoutMarks(inAscii(text)));

/**
 * The numbers in a text with words around them ("Open 24/7: (030) 1234567 or +1 212 555 0134"), as they are written there. None
 * for a text that leaves open which digits are a number's.
 */
export function numbersInText(text: string): string[] {
  // A local number of a `tel:` URI is none.
  if (/;phone-context=/i.test(text)) return [];
  const visible = visibleIn(text);
  const stretches = [...visible.matchAll(written)].flatMap(({ 0: matched, groups, index }) => {
    const number = groups?.word ?? groups?.digits;
    if (number === undefined) return [];
    const start = index + (groups?.before ?? "").length;
    const isShort = number.replace(/[^\dA-Z]/g, "").length < fewestDigits;
    const end = index + matched.length;
    return { all: matched.slice(start - index), number, isShort, start, end };
  });
  const isOpen = stretches.some(({ number, isShort, end }, index) => {
    const next = stretches[index + 1];
    const between = visible.slice(end, next?.start);
    const isApart = next === undefined || /[\p{L}\0\n]/u.test(between);
    // The minutes of "9:00 8 (495) 123-45-67" are no exit code.
    const isMinutes = between === ":" && /^00\D/.test(next?.number ?? "");
    const isBegun = isApart || next.isShort || (/^[+(0]/.test(next.number) && !isMinutes);
    if (isShort) return number.startsWith("+") || !isBegun;
    return /^\p{L}/u.test(between) || !(isApart || !next.isShort);
  });
  return isOpen ? [] : stretches.flatMap(({ all, isShort }) => (isShort ? [] : sidesOf(all)));
}

/** True for a text with digits that are no part of a number. */
export function hasOtherDigits(text: string): boolean {
  return digitCount(visibleIn(text)) < digitCount(text);
}

/**
 * A number of the text without the digits at its ends that may belong to a word beside it, or be a date: "030 1234567 3 Zimmer",
 * "01 5123456 1010 Wien", "Line 2 050 123 4567".
 */
export function shorterNumbers(text: string, number: string): string[] {
  const visible = withoutMarks(inAscii(text));
  const start = visible.indexOf(number);
  if (start < 0) return [];
  const isBeforeWord = /^\.?\s+\p{L}/u.test(visible.slice(start + number.length));
  const isBehindWord = /[\p{L}#]\P{L}?$/u.test(visible.slice(0, start).trimEnd());
  const [, long, short] = (isBeforeWord && /^(.*\d{5}\W*)\s\d{1,5}$|^(.*\d)\W*\s\d$/.exec(number)) || [];
  const [, behind] = (isBehindWord && /^[1-9]\d?\s+(?:\p{Dash}\s+)?((?:0|\((?!0\))).+)$/u.exec(number)) || [];
  const [, behindDate] = /^(?:\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4}|\.)?|20\d\d)\s+(\S.*)$/.exec(number) ?? [];
  return [long ?? short, behind, behindDate].filter((one) => one !== undefined);
}

/** The only number in a text with words around it; null for none and for several. */
export function numberInText(text: string): string | null {
  const [number, ...others] = numbersInText(text);
  return number === undefined || others.length > 0 ? null : number;
}

/**
 * A slash divides numbers, where each side is long enough for one. Behind a country and area code of seven digits it belongs to
 * one number: "0049(0)30/1234567".
 */
export function sidesOf(text: string): string[] {
  const sides = text.split("/").map((side) => side.trim());
  const isDivided = sides.every((side) => digitCount(side) >= fewestDigits);
  return isDivided && !isBegunNumber(sides[0] ?? "", text) ? sides : [text];
}

function isBegunNumber(beginning: string, whole: string): boolean {
  return isInternational(beginning) && isRefusal(readNumber(beginning)) && !isRefusal(readNumber(whole));
}

const digitCount = (text: string) => text.match(/\p{Nd}/gu)?.length ?? 0;
