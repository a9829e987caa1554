import { directionOf } from "#contract/pages/languages.ts";
import { currentLanguage } from "./translate.ts";

/**
 * Keeps a phone number, a price or a code in its own order within a sentence that runs from right to left: without
 * Unicode isolates the sign of "US$" would stand on its other side.
 */
export function leftToRight(text: string): string {
  return directionOf(currentLanguage()) === "rtl" ? `\u2066${text.replaceAll("\u200f", "")}\u2069` : text;
}
