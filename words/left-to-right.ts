import { directionOf } from "./languages.ts";
import { currentLanguage } from "./translate.ts";

/** Keeps a phone number or a code in its own order within a sentence that runs from right to left (Unicode isolates). */
export function leftToRight(text: string): string {
  return directionOf(currentLanguage()) === "rtl" ? `\u2066${text}\u2069` : text;
}
