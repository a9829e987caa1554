import { expect, test, vi } from "vitest";
import type { ServerEvent } from "#contract/events.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { createCallNotes, creditNews, noted } from "./call-notes.ts";

const now_ms = 1_800_000_000_000;
const callId = "0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0a";
const one = { callId, providerCallId: "CA1" };
const agreed = { perMinute_mc: 1_000, connect_mc: 0, minimum_s: 60, increment_s: 60 };
const nothing = createCallNotes(() => null).snapshot();

function call(secondsLeft: number | null, providerCallId = "CA1"): ServerEvent {
  return {
    type: "call",
    callId,
    providerCallId,
    dialled: "+442079460000",
    number: e164Schema.parse("+442079460000"),
    direction: "outgoing",
    isForwarded: false,
    attemptId: null,
    status: secondsLeft === null ? "completed" : "answered",
    rate: agreed,
    startedAt: "2026-11-21T12:00:00Z",
    answeredAt: "2026-11-21T12:00:05Z",
    endedAt: null,
    isUnderWay: true,
    elapsed_s: null,
    secondsLeft,
    charged: null,
    refusal: null,
  };
}
const after = (...events: ServerEvent[]) =>
  events.reduce((notes, event) => noted(notes, event, now_ms), nothing);

const end = (left_s: number) => ({
  rate: agreed,
  providerCallId: "CA1",
  cutoffAt_ms: now_ms + left_s * 1_000,
  leftAtFirst_s: left_s,
});
const warning = (secondsLeft: 120 | 30): ServerEvent => ({ type: "call_warning", ...one, secondsLeft });
const extension = (secondsLeft: number): ServerEvent => ({ type: "call_extended", ...one, secondsLeft });

test("notes when the credits run out once a call is answered", () => {
  expect(after(call(600))).toEqual({ ...nothing, ...end(600) });
});

test("notes the end anew when the call is extended", () => {
  const extended = noted(after(call(30), warning(30)), extension(900), now_ms);
  expect(extended).toEqual({ ...nothing, ...end(900), extended: true });
});

test("drops the notes when another call begins", () => {
  expect(noted(after(call(600), extension(900)), call(300, "CA2"), now_ms)).toEqual({
    ...nothing,
    ...end(300),
    providerCallId: "CA2",
  });
});

/** Announcements in a call in which only time passes, each with the seconds left when it is first made. */
function saidDuring(...events: ServerEvent[]): string {
  const notes = after(...events);
  const said: { words: string; left_s: number }[] = [];
  for (let left_s = ((notes.cutoffAt_ms ?? 0) - now_ms) / 1_000; left_s >= 0; left_s--) {
    const news = creditNews(notes, left_s);
    const words =
      news && "extended_s" in news ? `extended to ${news.extended_s}` : (news?.warned_s ?? "nothing");
    if (said.at(-1)?.words !== String(words)) said.push({ words: String(words), left_s });
  }
  return said.map(({ words, left_s }) => `${words} at ${left_s}`).join(", ");
}

const bothWarnings = "120 at 120, 30 at 30";

test.each([
  [600, `nothing at 600, ${bothWarnings}`],
  [121, `nothing at 121, ${bothWarnings}`],
  [120, bothWarnings],
  [119, "119 at 119, 30 at 30"],
  [60, "60 at 60, 30 at 30"],
  [31, "31 at 31, 30 at 30"],
  [30, "30 at 30"],
  [29, "29 at 29"],
  [1, "1 at 1"],
])("warns of the end in a call that begins with %i seconds, whichever events are lost", (left_s, said) => {
  expect(saidDuring(call(left_s))).toBe(said);
});

test.each([
  ["far beyond the warnings", 600, `extended to 600 at 600, nothing at 570, ${bothWarnings}`],
  ["to just before a warning", 125, `extended to 125 at 125, ${bothWarnings}`],
  ["to a time below a warning", 90, "extended to 90 at 90, nothing at 60, 30 at 30"],
])("a call that is extended %s says so for half a minute, or until a warning", (_how, left_s, said) => {
  expect(saidDuring(call(30), warning(30), extension(left_s))).toBe(said);
});

test("a warning is over when only the new end of an extended call is known", () => {
  expect(saidDuring(call(30), warning(30), call(600))).toBe(`nothing at 600, ${bothWarnings}`);
});

test("does not name the credits when the end was brought forward", () => {
  expect(creditNews(after(call(600), call(0)), 0)).toBeNull();
  const roundedDown = after(call(60), call(57));
  expect(creditNews(roundedDown, 0)).toEqual({ warned_s: 30 });
});

test("calls its listeners after a change only", () => {
  const store = createCallNotes(() => "CA1");
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.take({ type: "balance", credits: 1, available: 1 });
  expect(listener).not.toHaveBeenCalled();
  store.take(call(60));
  stop();
  store.take(call(30));
  expect(listener).toHaveBeenCalledTimes(1);
});
