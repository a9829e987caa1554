import type { CallHistoryItem } from "#contract/call-history.ts";
import { messages } from "#contract/messages.ts";
import { formatDuration } from "#web/lib/format.ts";
import { placeName } from "#web/tariff/price-words.ts";

/** How a call ended, or how far it is. */
export function outcomeOf({ status }: Pick<CallHistoryItem, "status">): string {
  return messages.callHistory.outcomes[status];
}

/** How long was talked, as mm:ss. */
export function talkTime({ seconds }: Pick<CallHistoryItem, "seconds">): string {
  return seconds === null ? "–" : formatDuration(seconds);
}

/** The country, and what the tariff tells apart within it; nothing for a number that has neither. */
export function placeOf({
  country,
  destination,
}: Pick<CallHistoryItem, "country" | "destination">): string | null {
  return country === null || destination === null ? null : placeName(country, destination);
}
