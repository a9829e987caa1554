import { expect, test } from "vitest";
import type { CallHistoryItem } from "#contract/calls/call-history.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { recentNumbers } from "./recent-numbers.ts";

let made = 0;
function call(dialled: string, country: string | null = "GB"): CallHistoryItem {
  made += 1;
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, "0")}`,
    providerCallId: `CA${made}`,
    dialled,
    direction: "outgoing",
    number: e164Schema.safeParse(dialled).data ?? null,
    country,
    destination: country && "United Kingdom",
    creditsPerMinute: country === null ? null : 1,
    startedAt: "2026-11-21T15:00:00.000Z",
    answeredAt: null,
    endedAt: null,
    seconds: null,
    charged: 0,
    status: country ? "completed" : "refused",
    refusal: null,
    quality: null,
    receipt: null,
    lineCredit: null,
    shownNumber: null,
    forwardedTo: null,
  };
}

test("lists each priced number once, newest first", () => {
  const calls = [call("+441"), call("+442"), call("+911", null), call("+441"), call("+443"), call("+444")];
  const recent = recentNumbers(calls, 3);
  expect(recent.map(({ number }) => number)).toEqual(["+441", "+442", "+443"]);
  expect(recent[0]?.id).toBe(calls[0]?.id);
});

test("lists no numbers without calls", () => {
  expect(recentNumbers([], 3)).toEqual([]);
});
