import { expect, test } from "vitest";
import type { CallHistoryItem } from "#contract/calls/call-history.ts";
import { groupByDay } from "./call-days.tsx";

const call = (startedAt: Date) => ({ startedAt: startedAt.toISOString() }) as CallHistoryItem;

test("calls stand under their day where the reader is, in their order", () => {
  const now = new Date(2026, 10, 22, 0, 30);
  const moments = [
    new Date(2026, 10, 22, 0, 10),
    new Date(2026, 10, 21, 23, 50),
    new Date(2026, 10, 21, 0, 0),
    new Date(2026, 10, 20, 23, 59),
    new Date(2025, 10, 22, 12, 0),
  ];
  const days = groupByDay(moments.map(call), now);
  expect([...days].map(([title, calls]) => [title, calls.length])).toEqual([
    ["Today", 1],
    ["Yesterday", 2],
    ["Friday, November 20, 2026", 1],
    ["Saturday, November 22, 2025", 1],
  ]);
});
