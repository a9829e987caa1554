import { inAscii } from "#contract/ascii-text.ts";
import type { PressedKey } from "#web/phone/phone.ts";

export interface KeyQueue {
  readonly pressed: readonly PressedKey[];
  /** Keys wait for the answer, and while no sound gets through. */
  readonly isHeld: boolean;
  readonly waitsFor: null | "taking" | "pause" | "tones";
  /** Keys handed over of which no tone has begun. */
  readonly handed: number;
}

export type KeyEvent =
  /** Digits of any script, *, #, w for half a second and a comma for two; too many at once are not sent at all. */
  | { kind: "add"; text: string }
  | { kind: "hold"; isHeld: boolean }
  | { kind: "keys taken"; areTonesReported: boolean }
  /** The call takes no keys. */
  | { kind: "keys refused" }
  | { kind: "tone began" }
  | { kind: "tones ended" }
  | { kind: "waited" };

export type KeyEffect =
  | { kind: "send keys"; keys: string }
  | { kind: "stop keys" }
  | { kind: "start timer"; timer: "keys"; after_ms: number }
  | { kind: "cancel timer"; timer: "keys" };

type Step = readonly [KeyQueue, readonly KeyEffect[]];

/** Of a call that is not answered yet. */
export const noKeys: KeyQueue = { pressed: [], isHeld: true, waitsFor: null, handed: 0 };

const noKey = /[^0-9*#w,]/g;
/** A comma is the pause of telephones, w that of the carrier. */
const pause_ms = { w: 500, ",": 2_000 };
/** A tone takes about 300 ms; a busy browser begins a tone late. */
const stall_ms = 10_000;
/** Bounds the queue against a long pasted text. */
const mostWaiting = 64;
/** The number of keys kept for display, beside the waiting ones. */
const mostShown = 64;

const stall: KeyEffect = { kind: "start timer", timer: "keys", after_ms: stall_ms };
const cancel: KeyEffect = { kind: "cancel timer", timer: "keys" };

/** Sends waiting keys as one sequence, after the tones of the last. A key counts as sent once its tone begins. */
export function nextKeys(queue: KeyQueue, event: KeyEvent): Step {
  switch (event.kind) {
    case "add":
      return proceed(shown(queue, [...queue.pressed, ...added(queue, event.text)]));
    case "hold": {
      const held = { ...queue, isHeld: event.isHeld };
      return event.isHeld ? leave(held) : proceed(held);
    }
    case "keys taken":
      if (queue.waitsFor !== "taking") return [queue, []];
      if (event.areTonesReported) return [{ ...queue, waitsFor: "tones" }, [stall]];
      return proceed(decide({ ...queue, waitsFor: null }, queue.handed, "sent"));
    case "keys refused":
      return giveUp(queue);
    case "tone began":
      if (queue.waitsFor !== "tones") return [queue, []];
      return [decide({ ...queue, handed: queue.handed - 1 }, 1, "sent"), [stall]];
    case "tones ended":
      if (queue.waitsFor !== "tones") return [queue, []];
      if (queue.handed > 0) return giveUp(queue);
      return after([cancel], proceed({ ...queue, waitsFor: null }));
    case "waited":
      return queue.waitsFor === "tones" ? giveUp(queue) : proceed({ ...queue, waitsFor: null });
  }
}

function added(queue: KeyQueue, text: string): PressedKey[] {
  const keys = [...inAscii(text).toLowerCase().replace(noKey, "")];
  const state = waiting(queue).length + keys.length > mostWaiting ? "unsent" : "waiting";
  return keys.map((key) => ({ key, state }));
}

export function waiting({ pressed }: KeyQueue): string {
  return pressed.flatMap(({ key, state }) => (state === "waiting" ? key : [])).join("");
}

function proceed(queue: KeyQueue): Step {
  const rest = waiting(queue);
  if (queue.isHeld || queue.waitsFor !== null || rest === "") return [queue, []];
  const [keys = ""] = rest.split(/[w,]/);
  if (keys !== "") {
    return [{ ...queue, waitsFor: "taking", handed: keys.length }, [{ kind: "send keys", keys }]];
  }
  const after_ms = rest.startsWith(",") ? pause_ms[","] : pause_ms.w;
  return [
    decide({ ...queue, waitsFor: "pause" }, 1, "sent"),
    [{ kind: "start timer", timer: "keys", after_ms }],
  ];
}

function leave(queue: KeyQueue): Step {
  const effects: Record<NonNullable<KeyQueue["waitsFor"]>, readonly KeyEffect[]> = {
    taking: [],
    pause: [cancel],
    tones: [cancel, { kind: "stop keys" }],
  };
  return [{ ...queue, waitsFor: null, handed: 0 }, queue.waitsFor === null ? [] : effects[queue.waitsFor]];
}

/** A sequence with a gap would say something else, so the rest is not sent either. */
function giveUp(queue: KeyQueue): Step {
  const [left, effects] = leave(queue);
  return [decide(left, left.pressed.length, "unsent"), effects];
}

/** Decides the first of the waiting keys, as many as given. */
function decide(queue: KeyQueue, count: number, state: "sent" | "unsent"): KeyQueue {
  const chosen = new Set(queue.pressed.filter((key) => key.state === "waiting").slice(0, count));
  return shown(
    queue,
    queue.pressed.map((key) => (chosen.has(key) ? { ...key, state } : key)),
  );
}

function shown(queue: KeyQueue, next: readonly PressedKey[]): KeyQueue {
  const isWaiting = ({ state }: PressedKey) => state === "waiting";
  const decided = next.filter((key) => !isWaiting(key));
  const dropped = new Set(decided.slice(0, Math.max(0, decided.length - mostShown)));
  return { ...queue, pressed: next.filter((key) => !dropped.has(key)) };
}

function after(effects: readonly KeyEffect[], [queue, more]: Step): Step {
  return [queue, [...effects, ...more]];
}
