import type { CallHistoryItem } from "#contract/calls/call-history.ts";
import { currentLocale, t } from "#words/translate.ts";

interface DayOfCalls {
  title: string;
  calls: CallHistoryItem[];
}

/** Calls, newest first, by the day of their reader: Today, Yesterday, and then by date. */
export function groupByDay(calls: readonly CallHistoryItem[], now: Date): DayOfCalls[] {
  const days: DayOfCalls[] = [];
  for (const call of calls) {
    const title = titleOf(new Date(call.startedAt), now);
    const last = days.at(-1);
    if (last?.title === title) last.calls.push(call);
    else days.push({ title, calls: [call] });
  }
  return days;
}

function titleOf(day: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (day.toDateString() === now.toDateString()) return t("Today");
  if (day.toDateString() === yesterday.toDateString()) return t("Yesterday");
  return new Intl.DateTimeFormat(currentLocale(), { dateStyle: "full" }).format(day);
}
