import { expect, test, vi } from "vitest";
import type { ServerEvent } from "#contract/events.ts";
import { e164Schema } from "#contract/phone-number.ts";
import { createCallNotes, creditsRanOut, noted } from "./call-notes.ts";

const now_ms = 1_800_000_000_000;
const callId = "0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0a";
const one = { callId, providerCallId: "CA1" };
const nothing = { providerCallId: null, cutoffAt_ms: null, warned_s: null, extended: false, cutShort: false };

function call(secondsLeft: number | null, providerCallId = "CA1"): ServerEvent {
  return {
    type: "call",
    callId,
    providerCallId,
    dialled: "+442079460000",
    number: e164Schema.parse("+442079460000"),
    status: secondsLeft === null ? "completed" : "answered",
    startedAt: "2026-11-21T12:00:00Z",
    answeredAt: "2026-11-21T12:00:05Z",
    endedAt: null,
    secondsLeft,
    charged: null,
    refusal: null,
  };
}
const after = (...events: ServerEvent[]) =>
  events.reduce((notes, event) => noted(notes, event, now_ms), nothing as ReturnType<typeof noted>);

test("notes when the credits run out once a call is answered", () => {
  expect(after(call(600))).toEqual({ ...nothing, providerCallId: "CA1", cutoffAt_ms: now_ms + 600_000 });
});

test("keeps a warning until the call is extended", () => {
  const warned = after(call(600), { type: "call_warning", ...one, secondsLeft: 120 });
  expect(warned).toMatchObject({ warned_s: 120, cutoffAt_ms: now_ms + 120_000, extended: false });
  expect(noted(warned, { type: "call_extended", ...one, secondsLeft: 900 }, now_ms)).toMatchObject({
    warned_s: null,
    cutoffAt_ms: now_ms + 900_000,
    extended: true,
  });
});

test("drops the notes when another call begins", () => {
  const warned = after(call(600), { type: "call_warning", ...one, secondsLeft: 30 });
  expect(noted(warned, call(900, "CA2"), now_ms)).toEqual({
    ...nothing,
    providerCallId: "CA2",
    cutoffAt_ms: now_ms + 900_000,
  });
});

test("names the credits as the cause only when a call ends near its cutoff", () => {
  const notes = after(call(60), call(null));
  expect(creditsRanOut(notes, "CA1", now_ms + 59_000)).toBe(true);
  expect(creditsRanOut(notes, "CA1", now_ms + 20_000)).toBe(false);
  expect(creditsRanOut(notes, "CA2", now_ms + 60_000)).toBe(false);
  expect(creditsRanOut(after(call(null)), "CA1", now_ms)).toBe(false);
});

test("does not name the credits as the cause when the end was brought forward", () => {
  const hungUpByOperator = after(call(600), call(0), call(0), call(null));
  expect(creditsRanOut(hungUpByOperator, "CA1", now_ms)).toBe(false);
  const roundedDown = after(call(60), call(57));
  expect(creditsRanOut(roundedDown, "CA1", now_ms + 57_000)).toBe(true);
});

test("calls its listeners after a change only", () => {
  const store = createCallNotes();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.take({ type: "balance", credits: 1, available: 1 });
  expect(listener).not.toHaveBeenCalled();
  store.take(call(60));
  stop();
  store.take(call(30));
  expect(listener).toHaveBeenCalledTimes(1);
});
