// Spaces, dots, slashes, every dash of Unicode, and the invisible marks that address books add around numbers.
const separators = /[\s./\p{Dash}\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/**
 * What the phone number field keeps of what was typed or pasted: the number without its international prefix (`+` or
 * `00`) and separators. "+44 (0)20 7946-0000" becomes "442079460000". Letters stay, so that a mistake is seen.
 */
export function tidyNumber(typed: string): string {
  return typed
    .replace("(0)", "")
    .replace(separators, "")
    .replace(/[()]/g, "")
    .replace(/^(\+|\uFF0B)+/, "")
    .replace(/^00/, "");
}

/** The E.164 number of what the field holds: `+` is put before it. Null when it holds no number at all. */
export function internationalNumber(typed: string): string | null {
  const digits = tidyNumber(typed);
  return digits === "" ? null : `+${digits}`;
}
