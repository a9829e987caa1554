import { qualityBand } from "../../../contract/call-quality.ts";
import { messages } from "../../../contract/messages.ts";

/** A word for the mean opinion score, 1 to 5; null until there is one. */
export function qualityWord(mos: number | null): string | null {
  return mos === null ? null : messages.callTest.bands[qualityBand(mos)].word;
}
