import { qualityBand } from "#contract/call-quality.ts";
import { messages } from "#contract/messages.ts";

/** A word for a mean opinion score, 1 to 5. */
export function qualityWord(mos: number): string {
  return messages.callTest.bands[qualityBand(mos)].word;
}
