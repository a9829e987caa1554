/** With the digits of every script and wide signs as ASCII has them. */
export function inAscii(text: string): string {
  return narrow(text)
    .replaceAll("\uFE62", "+")
    .replace(/(?!\d)\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** Without the marks of direction, joining and hyphenation that address books put around numbers, and a reader does not see. */
export function withoutMarks(text: string): string {
  return text.replace(/[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, "");
}

/** With wide letters, digits and signs, as East Asian keyboards write them, as ASCII has them. */
export function narrow(text: string): string {
  return text.replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}

/** Unicode lists the digits of each script from zero to nine, in consecutive runs of ten. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (start > 0 && /\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return (code - start) % 10;
}
