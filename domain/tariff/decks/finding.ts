/** Something in a price list that its owner should check. */
export interface Finding {
  kind: "gap" | "north_american" | "below_cost" | "misnamed" | "redundant" | "unused";
  /** An error costs money or callers; a note does neither. */
  severity: "error" | "note";
  /** The row it is about; undefined where a row is missing. */
  prefix?: string;
  sentence: string;
}

const names = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

export const numberTypeWords = { fixed: "landline", mobile: "mobile" } as const;

/** "Jamaica (JM)". */
export function countryLabel(country: string): string {
  return `${names.of(country) ?? country} (${country})`;
}

/** Shortens a list for a sentence: "1242, 1246 and 20 more". */
export function someOf(words: readonly string[], most = 6): string {
  const shown = words.slice(0, most).join(", ");
  return words.length > most ? `${shown} and ${words.length - most} more` : shown;
}

const mostLines = 20;

/** The first of many lines, and the number of the rest. */
export function someLines(lines: readonly string[]): string[] {
  const left = lines.length - mostLines;
  return left > 0 ? [...lines.slice(0, mostLines), `... and ${left} more like this`] : [...lines];
}
