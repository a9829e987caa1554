// Spaces, dots, slashes, every dash of Unicode, and the invisible marks that address books add around numbers.
const separators = /[\s./\p{Dash}\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/**
 * What the phone number field keeps of what was typed or pasted: the number without its international prefix (`+`, `00`,
 * `011`) and separators, its digits in ASCII. "+44 (0)20 7946-0000" becomes "442079460000", and so does a `tel:` link
 * to it. Letters stay, so that a mistake is seen.
 */
export function tidyNumber(typed: string): string {
  return withoutLabel(asciiDigits(typed))
    .replace(/\(\s*0\s*\)/, "")
    .replace(separators, "")
    .replace(/[()[\]]/g, "")
    .replace(/^(\+|\uFF0B)+/, "")
    .replace(/^(0011|011|00)/, "");
}

/** The E.164 number of what the field holds: `+` is put before it. Null when it holds no number at all. */
export function internationalNumber(typed: string): string | null {
  const digits = tidyNumber(typed);
  return digits === "" ? null : `+${digits}`;
}

/** "tel:%2B44-20-7946-0000;ext=5" and "Phone: +44 20 7946 0000" without what stands around the number. */
function withoutLabel(text: string): string {
  const [, label, rest = ""] = /^([^\d+]*):(.*)$/s.exec(text) ?? [];
  if (label === undefined) return text;
  return rest
    .replace(/[;?].*$/s, "")
    .replace(/%2B/gi, "+")
    .replace(/%20/g, " ");
}

function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** Unicode keeps the digits of a script together from zero to nine, whole tens of them in a run. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (start > 0 && /\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return (code - start) % 10;
}
