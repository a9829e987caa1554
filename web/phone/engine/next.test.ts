import { describe, expect, test } from "vitest";
import { messages } from "#contract/messages/messages.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { sentence } from "#web/phone/failures.ts";
import type { CallSummary } from "#web/phone/phone.ts";
import type { Effect, Event } from "./events.ts";
import { next } from "./next.ts";
import { initialState, type State, snapshotOf } from "./state.ts";

const number = e164Schema.parse("+442079460000");
const request = {
  attemptId: "A1",
  number,
  shownRate: undefined,
  chosenCountry: undefined,
  keysAfterAnswer: "",
  answers: null,
};
const ids = { providerCallId: "CA1" };

/** At a time, in seconds; zero when none is given. */
type At = Event & { at_s?: number };

const start: At = { kind: "start", request: request };
const opened: At = { kind: "opened" };
const placed: At = { kind: "placed", providerCallId: null };
const ringing: At = { kind: "ringing", hasEarlyMedia: false, ...ids };
const earlyMedia: At = { kind: "ringing", hasEarlyMedia: true, ...ids };
const lostSound: At = { kind: "lost", what: "media" };
const answered: At = { kind: "answered", ...ids };
const over: At = { kind: "over", cause: null, isConnectionLost: false, ...ids };
const cut: At = { ...over, cause: "interrupted", isConnectionLost: true };
const limit: At = { kind: "time up", timer: "limit" };
const failed = (cause: "tokenExpired" | "unreachable" | "media"): At => ({ kind: "service failed", cause });
const microphone = (now: Partial<State["microphone"]>): At => ({
  kind: "microphone",
  status: { ...initialState.microphone, ...now },
});

function after(...events: readonly At[]): { state: State; effects: readonly Effect[] } {
  return events.reduce<{ state: State; effects: readonly Effect[] }>(
    ({ state }, { at_s = 0, ...event }) => next(state, { ...event, at_ms: at_s * 1_000 }),
    { state: initialState, effects: [] },
  );
}

/** Paths to each state. */
const paths = {
  idle: [],
  ready: [{ kind: "initialise" }, opened],
  failed: [{ kind: "initialise" }, { kind: "open failed", isUnsupported: false }],
  opening: [start],
  placing: [start, opened],
  connecting: [start, opened, placed],
  asking: [start, opened, placed, microphone({ isOpening: true, isAsking: true })],
  ringing: [start, opened, placed, ringing],
  talking: [start, opened, placed, ringing, answered],
  reconnecting: [start, opened, placed, ringing, answered, { kind: "lost", what: "signalling" }],
  silent: [start, opened, placed, ringing, answered, { kind: "lost", what: "media" }],
  "without microphone": [
    ...[start, opened, placed, ringing, answered],
    { kind: "microphone reopened", attemptId: "A1", result: "missing" },
  ],
  "third dial": [start, opened, placed, cut, opened, placed, cut, opened, placed],
  ended: [start, opened, placed, ringing, answered, over],
  destroyed: [{ kind: "initialise" }, opened, { kind: "destroy" }],
} as const satisfies Record<string, readonly At[]>;

/** A state as a row names it: the stage, the device, and what else differs from the plain one. */
function named({ state }: { state: State }): string {
  const { device, microphone, reconnecting } = snapshotOf(state);
  const rest = [device, microphone === "fine" ? "" : microphone, reconnecting ? "reconnecting" : ""];
  return [state.stage.name, ...rest].filter((word) => word !== "").join(", ");
}

/** An effect as a row names it. */
function written(effect: Effect): string {
  switch (effect.kind) {
    case "start timer":
      return `${effect.timer} in ${effect.after_ms} ms`;
    case "cancel timer":
      return `no ${effect.timer}`;
    case "send keys":
      return `send ${effect.keys}`;
    case "mute":
      return effect.isMuted ? "mute" : "unmute";
    case "publish end":
      return `${effect.summary.endedBy} ended it`;
    default:
      return effect.kind;
  }
}

const noDevice: At = { kind: "open failed", isUnsupported: false };
const noBrowser: At = { kind: "open failed", isUnsupported: true };
const key: At = { kind: "press", text: "1" };
const newList: At = { kind: "devices changed" };
const asking = microphone({ isOpening: true, isAsking: true });
const reopened = (attemptId: string): At => ({ kind: "microphone reopened", attemptId, result: "fine" });

/** The effects of an end, and those of one after which another device opens. */
const left = (by: CallSummary["endedBy"]) => `hang up, cancel timers, ${by} ended it`;
const renewed = (by: CallSummary["endedBy"]) => `${left(by)}, close, open`;

describe("a state and an event give a state and effects", () => {
  test.each<[keyof typeof paths, string, At, string, string]>([
    ["idle", "the page opens the device", { kind: "initialise" }, "idle, initialising", "open"],
    ["idle", "a press", start, "opening, initialising", "limit in 30000 ms, open"],
    ["idle", "an end", { kind: "end" }, "idle, uninitialised", ""],
    ["idle", "a key", key, "idle, uninitialised", ""],
    ["ready", "the page opens the device again", { kind: "initialise" }, "idle, ready", ""],
    ["ready", "a press", start, "placing, ready", "limit in 30000 ms, place"],
    ["ready", "a failure of the device", failed("media"), "idle, ready", ""],
    ["ready", "a device that lets go of itself", { kind: "service gone" }, "idle, uninitialised", ""],
    ["failed", "a press", start, "opening, initialising", "limit in 30000 ms, open"],
    ["opening", "the device", opened, "placing, ready", "place"],
    ["opening", "no device", noDevice, "ended, failed", "cancel timers, failure ended it"],
    ["opening", "no browser", noBrowser, "ended, unsupported", "cancel timers, failure ended it"],
    ["opening", "a second press", start, "opening, initialising", ""],
    ["opening", "giving up", { kind: "end" }, "ended, initialising", "cancel timers, caller ended it"],
    ["placing", "the call", placed, "connecting, ready", "apply devices"],
    ["placing", "no call", { kind: "not placed" }, "ended, ready", left("failure")],
    ["placing", "giving up", { kind: "end" }, "ended, initialising", renewed("caller")],
    ["placing", "a refused token", failed("tokenExpired"), "ended, initialising", renewed("failure")],
    ["placing", "a service out of reach", failed("unreachable"), "placing, ready", ""],
    ["placing", "half a minute", limit, "ended, initialising", renewed("failure")],
    ["connecting", "silent ringing", ringing, "ringing, ready", "start ringback, limit in 120000 ms"],
    ["connecting", "early media", earlyMedia, "ringing, ready", "stop ringback, limit in 120000 ms"],
    ["connecting", "a question for the microphone", asking, "connecting, ready, asking", "no limit"],
    ["connecting", "a cut connection", cut, "opening, initialising", "hang up, close, open"],
    ["connecting", "the end", over, "ended, ready", left("far_end")],
    ["connecting", "half a minute", limit, "ended, initialising", renewed("failure")],
    ["connecting", "a key", key, "connecting, ready", ""],
    ["asking", "the answer", microphone({}), "connecting, ready", "limit in 30000 ms"],
    ["asking", "giving up", { kind: "end" }, "ended, ready", left("caller")],
    ["third dial", "a cut connection", cut, "ended, initialising", renewed("failure")],
    ["ringing", "a cut connection", cut, "ended, initialising", renewed("failure")],
    ["ringing", "two minutes", limit, "ended, ready", left("caller")],
    ["ringing", "the answer", answered, "in_progress, ready", "stop ringback, tick in 1000 ms, no limit"],
    ["talking", "ringing once more", ringing, "in_progress, ready", ""],
    [
      "talking",
      "1.2 s",
      { kind: "time up", timer: "tick", at_s: 1.2 },
      "in_progress, ready",
      "tick in 800 ms",
    ],
    ["talking", "a key", key, "in_progress, ready", "send 1"],
    ["talking", "the mute button", { kind: "toggle mute" }, "in_progress, ready", "mute"],
    ["talking", "lost sound", lostSound, "in_progress, ready, reconnecting", "limit in 45000 ms"],
    ["talking", "a lost microphone", microphone({ isLost: true }), "in_progress, ready", "reopen in 300 ms"],
    [
      "talking",
      "a try for another",
      { kind: "reopen microphone" },
      "in_progress, ready",
      "reopen microphone",
    ],
    ["talking", "another list of devices", newList, "in_progress, ready", ""],
    ["talking", "the end", over, "ended, ready", left("far_end")],
    ["talking", "the button", { kind: "end" }, "ended, ready", left("caller")],
    [
      "talking",
      "the end of the page",
      { kind: "destroy" },
      "destroyed, uninitialised",
      "hang up, cancel timers, close",
    ],
    ["without microphone", "another list", newList, "in_progress, ready, missing", "reopen microphone"],
    ["without microphone", "one that opens", reopened("A1"), "in_progress, ready", ""],
    ["without microphone", "one of an earlier call", reopened("A0"), "in_progress, ready, missing", ""],
    ["reconnecting", "everything back", { kind: "restored" }, "in_progress, ready", "no limit"],
    ["reconnecting", "three quarters of a minute", limit, "ended, initialising", renewed("failure")],
    ["reconnecting", "a key", key, "in_progress, ready, reconnecting", "send 1"],
    ["silent", "a key", key, "in_progress, ready, reconnecting", ""],
    ["ended", "a press", start, "placing, ready", "limit in 30000 ms, place"],
    ["ended", "an event of the last call", answered, "ended, ready", ""],
    ["destroyed", "a device that was on its way", opened, "destroyed, uninitialised", "close"],
    ["destroyed", "a press", start, "destroyed, uninitialised", ""],
  ])("%s + %s", (from, _what, event, to, effects) => {
    const step = after(...paths[from], event);
    expect([named(step), step.effects.map(written).join(", ")]).toEqual([to, effects]);
  });
});

/** The error that the page shows and the summary has. */
function endingOf(...events: At[]): [shown: string | null, told: string | null, lasts: boolean] {
  const { state, effects } = after(...events);
  const ends = effects.flatMap((effect): CallSummary[] =>
    effect.kind === "publish end" ? [effect.summary] : [],
  );
  const { error, isLastingError } = snapshotOf(state);
  return [error, ends[0]?.error ?? null, isLastingError];
}

const unopened = microphone({ isOpening: true });

test.each<[string, At[], string | null, boolean]>([
  ["the last failure", [...paths.placing, failed("unreachable"), limit], sentence("unreachable"), false],
  ["a closed microphone", [...paths.connecting, unopened, limit], sentence("microphoneMissing"), true],
  ["a service that does not answer", [...paths.connecting, limit], sentence("unreachable"), false],
  ["a connection that is not restored", [...paths.reconnecting, limit], sentence("interrupted"), false],
  ["no device", [start, noDevice], messages.call.deviceNotReady, false],
  ["no call", [...paths.placing, { kind: "not placed" }], messages.call.failed, false],
  ["nothing, at a far end that hangs up", [...paths.talking, over], null, false],
])("a call that fails for %s says so", (_why, events, error, lasts) => {
  expect(endingOf(...events)).toEqual([error, error, lasts]);
});

test("keys behind the number are sent at the answer, and those of a lost sound when it is back", () => {
  const withKeys: At = { kind: "start", request: { ...request, keysAfterAnswer: "12" } };
  const talk = [withKeys, opened, placed, answered];
  expect(after(...talk).effects).toContainEqual({ kind: "send keys", keys: "12" });
  const taken: At = { kind: "keys taken", areTonesReported: true };
  expect(after(...talk, taken, { kind: "tone began" }, lostSound).effects.map(written)).toEqual([
    "limit in 45000 ms",
    "no keys",
    "stop keys",
  ]);
  const back = after(...talk, taken, { kind: "tone began" }, lostSound, { kind: "restored" });
  expect(back.effects.map(written)).toEqual(["no limit", "send 2"]);
});
