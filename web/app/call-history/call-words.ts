import type { CallHistoryItem } from "#contract/calls/call-history.ts";
import { messages } from "#contract/messages/messages.ts";
import { formatDuration } from "#web/kit/wording/format.ts";
import { placeName } from "#web/number/tariff/price-words.ts";
import { t } from "#words/translate.ts";

/** The outcome of a call, or its state while it runs. */
export function outcomeOf({ status }: Pick<CallHistoryItem, "status">): string {
  return t(messages.callHistory.outcomes[status]);
}

/** The talk time as mm:ss. */
export function talkTime({ seconds }: Pick<CallHistoryItem, "seconds">): string {
  return seconds === null ? "–" : formatDuration(seconds);
}

/** The country with the tariff's destination in it; null for a number that has neither. */
export function placeOf({
  country,
  destination,
}: Pick<CallHistoryItem, "country" | "destination">): string | null {
  return country === null || destination === null ? null : placeName(country, destination);
}
