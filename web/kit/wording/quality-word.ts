import type { CallQualityReport } from "#contract/calls/call-history.ts";
import { callBand, qualityBand } from "#contract/calls/call-quality.ts";
import { callTestMessages } from "#contract/messages/call-messages.ts";
import { numberFormat } from "#words/formats.ts";
import { t } from "#words/translate.ts";

/** A word for a mean opinion score, 1 to 5. */
export function qualityWord(mos: number): string {
  return t(callTestMessages.bands[qualityBand(mos)].word);
}

export function callQualityWord(report: Pick<CallQualityReport, "mosAverage" | "hints">): string {
  return t(callTestMessages.bands[callBand(report)].word);
}

/** A measured value, rounded to one decimal place: 4 -> "4.0". */
export function oneDigit(value: number): string {
  return numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}
