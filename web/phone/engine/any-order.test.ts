import { expect, test } from "vitest";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import type { Effect, Event, Timer } from "./events.ts";
import { next } from "./next.ts";
import { initialState, isAttempted, isPlaced, type State } from "./state.ts";

const sequences = 100;
const longest = 120;

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The world around the engine: what the effects have begun and not ended. */
class World {
  state: State = initialState;
  at_ms = 0;
  openings = 0;
  calls = 0;
  ends = 0;
  starts = 0;
  isRinging = false;
  readonly timers = new Set<Timer>();
  readonly #pick: <T>(from: readonly T[]) => T;

  constructor(pick: <T>(from: readonly T[]) => T) {
    this.#pick = pick;
  }

  take(event: Event): void {
    if (event.kind === "time up" && !this.timers.delete(event.timer)) return;
    const before = this.state.stage;
    const { state, effects } = next(this.state, { ...event, at_ms: this.at_ms });
    this.state = state;
    if (event.kind === "start" && !isAttempted(before) && isAttempted(state.stage)) this.starts += 1;
    for (const effect of effects) this.#perform(effect);
    this.#check();
  }

  #perform(effect: Effect): void {
    switch (effect.kind) {
      case "open":
        this.openings += 1;
        break;
      case "place":
        this.calls += 1;
        break;
      case "hang up":
        this.calls -= 1;
        this.isRinging = false;
        break;
      case "start ringback":
        this.isRinging = true;
        break;
      case "stop ringback":
        this.isRinging = false;
        break;
      case "start timer":
        expect(effect.after_ms).toBeGreaterThan(0);
        this.timers.add(effect.timer);
        break;
      case "cancel timer":
        this.timers.delete(effect.timer);
        break;
      case "cancel timers":
        this.timers.clear();
        break;
      case "publish end":
        this.ends += 1;
        break;
    }
  }

  #check(): void {
    const { stage, device } = this.state;
    const isDialled = stage.name === "placing" || isPlaced(stage);
    expect(this.calls, "one call at most, and none is left running").toBe(isDialled ? 1 : 0);
    if (stage.name !== "destroyed") {
      expect(this.openings, "the device opens once at a time").toBe(device === "initialising" ? 1 : 0);
      expect(this.starts - this.ends, "each attempt ends once").toBe(isAttempted(stage) ? 1 : 0);
    }
    if (!isAttempted(stage)) expect([...this.timers], "no timer without a call").toEqual([]);
    if (this.isRinging) expect(stage.name, "the tone sounds while it rings").toBe("ringing");
    if (isAttempted(stage)) {
      const isEndless = stage.name === "in_progress" || stage.attempt.microphone === "asking";
      const isLost = isPlaced(stage) && stage.call.lost !== null;
      const isWaiting = stage.name === "ringing" || isLost || !isEndless;
      if (isWaiting) expect([...this.timers], "each wait has a limit").toContain("limit");
      if (stage.name === "in_progress") expect([...this.timers]).toContain("tick");
    }
    if (!isPlaced(stage)) return;
    const { keys } = stage.call;
    expect(keys.isHeld && keys.waitsFor !== null, "nothing is sent while no sound gets through").toBe(false);
    const isTimed = keys.waitsFor === "pause" || keys.waitsFor === "tones";
    expect(this.timers.has("keys"), "a wait of keys has a limit").toBe(isTimed);
  }

  /** Events that could come next. The device answers only while it opens, and a call reports only while there is one. */
  step(): void {
    this.at_ms += this.#pick([0, 1, 300, 1_000, 40_000]);
    const event = this.#pick([this.#byPage, this.#byDevice, this.#byCall, this.#byCall, this.#byBrowser])();
    if (event) this.take(event);
    const { stage } = this.state;
    if (isPlaced(stage) && stage.call.keys.waitsFor === "taking") {
      const taken = { kind: "keys taken", areTonesReported: this.#pick([true, false]) } as const;
      this.take(this.#pick<Event>([taken, taken, { kind: "keys refused" }]));
    }
  }

  #byPage = (): Event => {
    const number = e164Schema.parse("+442079460000");
    const request = {
      attemptId: `A${this.starts}`,
      number,
      shownRate: undefined,
      chosenCountry: undefined,
      keysAfterAnswer: this.#pick(["", "1w2"]),
      answers: null,
    };
    return this.#pick<Event>([
      { kind: "initialise" },
      { kind: "start", request: request },
      { kind: "start", request: request },
      { kind: "end" },
      { kind: "toggle mute" },
      { kind: "press", text: this.#pick(["1", "12,3", "w", "9".repeat(70)]) },
      { kind: "reopen microphone" },
    ]);
  };

  #byDevice = (): Event | null => {
    const cause = this.#pick(["tokenExpired", "unreachable", "media"] as const);
    if (this.openings === 0) return { kind: "service failed", cause };
    this.openings = 0;
    return this.#pick<Event>([
      { kind: "opened" },
      { kind: "opened" },
      { kind: "open failed", isUnsupported: false },
    ]);
  };

  #byCall = (): Event | null => {
    const providerCallId = "CA1";
    if (this.state.stage.name === "placing") {
      return this.#pick<Event>([
        { kind: "placed", providerCallId },
        { kind: "placed", providerCallId },
        { kind: "not placed" },
      ]);
    }
    if (!isPlaced(this.state.stage)) return null;
    const isConnectionLost = this.#pick([true, false]);
    return this.#pick<Event>([
      { kind: "ringing", hasEarlyMedia: this.#pick([true, false]), providerCallId },
      { kind: "answered", providerCallId },
      { kind: "answered", providerCallId },
      { kind: "muted", isMuted: this.#pick([true, false]) },
      { kind: "warned", hints: this.#pick([[], ["delay"]]) },
      { kind: "lost", what: this.#pick(["signalling", "media"]) },
      { kind: "restored" },
      { kind: "tone began" },
      { kind: "tones ended" },
      { kind: "over", cause: isConnectionLost ? "interrupted" : null, isConnectionLost, providerCallId },
    ]);
  };

  #byBrowser = (): Event | null => {
    const status = {
      isOpening: this.#pick([true, false]),
      isAsking: this.#pick([true, false]),
      isLost: this.#pick([true, false]),
    };
    const { reopeningFor } = this.state;
    const result = this.#pick(["fine", "denied", "missing"] as const);
    return this.#pick<Event | null>([
      { kind: "microphone", status },
      { kind: "devices changed" },
      reopeningFor === null ? null : { kind: "microphone reopened", attemptId: reopeningFor, result },
      ...[...this.timers].map((timer) => ({ kind: "time up", timer }) as const),
    ]);
  };
}

test.each(Array.from({ length: sequences }, (_, seed) => seed))(
  "any order of events is a call or none (seed %d)",
  (seed) => {
    const random = randomOf(seed);
    const world = new World((from) => {
      const picked = from[Math.floor(random() * from.length)];
      if (picked === undefined) throw new Error("nothing to pick from");
      return picked;
    });
    for (let count = 0; count < longest; count += 1) world.step();
    world.take({ kind: "destroy" });
    expect([world.calls, world.timers.size]).toEqual([0, 0]);
  },
);
