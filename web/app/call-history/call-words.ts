import type { CallHistoryItem } from "#contract/calls/call-history.ts";
import { messages } from "#contract/messages/messages.ts";
import { formatDuration } from "#web/kit/wording/format.ts";
import { t } from "#words/translate.ts";

/** The outcome of a call, or its state while it runs. */
export function outcomeOf({ status }: Pick<CallHistoryItem, "status">): string {
  return t(messages.callHistory.outcomes[status]);
}

export function talkTime({ seconds }: Pick<CallHistoryItem, "seconds">): string {
  return seconds === null ? "–" : formatDuration(seconds);
}
