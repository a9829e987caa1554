import type { AnsweredCall, CallReport, CallRequest, ServiceReport } from "#web/phone/call-transport.ts";
import type { MicrophoneStatus } from "#web/phone/devices/microphone.ts";
import type { KeyEffect } from "#web/phone/keys/key-queue.ts";
import type { CallSummary, MicrophoneState } from "#web/phone/phone.ts";
import { type Asked, type Attempted, type Call, isPlaced, type Placed, type State } from "./state.ts";

export type Timer = "limit" | "tick" | "reopen" | "keys";

/** Events of the engine, in the order in which they happen. */
export type Event =
  // By the page.
  | { kind: "initialise" }
  | { kind: "start"; request: Asked }
  | { kind: "end" }
  | { kind: "toggle mute" }
  /** Parks the call, or takes it up again. */
  | { kind: "hold"; isHeld: boolean }
  | { kind: "press"; text: string }
  | { kind: "reopen microphone" }
  | { kind: "destroy" }
  // By the transport.
  | { kind: "opened" }
  | { kind: "open failed"; isUnsupported: boolean }
  | ServiceReport
  | CallReport
  | { kind: "keys taken"; areTonesReported: boolean }
  | { kind: "keys refused" }
  // By the browser.
  | { kind: "microphone"; status: MicrophoneStatus }
  | { kind: "microphone reopened"; attemptId: string; result: Exclude<MicrophoneState, "asking"> }
  | { kind: "devices changed" }
  | { kind: "time up"; timer: Timer };

/** An event at its time by `performance.now()`. The machine's own clock may be set during a call; this one only goes on. */
export type TimedEvent = Event & { readonly at_ms: number };

/** Effects that the engine has performed. */
export type Effect =
  | { kind: "open" }
  | { kind: "close" }
  /** Begins a call; what goes with the last one has ended. */
  | { kind: "place"; request: Omit<CallRequest, "microphoneId"> }
  /** Answers a call that rings. */
  | { kind: "answer"; call: AnsweredCall }
  /** Ends the call, also one that is still being placed or is over, and what goes with it. */
  | { kind: "hang up" }
  | { kind: "mute"; isMuted: boolean }
  /** Keeps the far end's sound from the user, or not. */
  | { kind: "silence"; isSilent: boolean }
  | { kind: "apply devices" }
  | { kind: "reopen microphone"; attemptId: string }
  | { kind: "start ringback"; number: CallRequest["number"] }
  | { kind: "stop ringback" }
  /** Starts a timer anew. */
  | { kind: "start timer"; timer: Timer; after_ms: number }
  | { kind: "cancel timer"; timer: Timer }
  | { kind: "cancel timers" }
  | KeyEffect
  | { kind: "publish end"; summary: CallSummary };

export interface Step {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** From the button to ringing; the carrier alone allows our webhook 15 s. */
const connect_ms = 30_000;
const ring_ms = 120_000;
/** The service reconnects without end, but the carrier drops the call much earlier. */
const reconnect_ms = 45_000;

export function step(state: State, effects: readonly Effect[] = []): Step {
  return { state, effects };
}

/** Goes on from a step, and does its effects first. */
export function andThen(first: Step, go: (state: State) => Step): Step {
  const second = go(first.state);
  return step(second.state, [...first.effects, ...second.effects]);
}

/** Goes on at a stage that waits for something else than the one before. */
export function waitAt(state: State, stage: Attempted, effects: readonly Effect[] = []): Step {
  return step({ ...state, stage }, [...effects, limitOf(stage)]);
}

export function withCall(
  state: State,
  stage: Placed,
  change: Partial<Call>,
  effects: readonly Effect[] = [],
): Step {
  return step({ ...state, stage: { ...stage, call: { ...stage.call, ...change } } }, effects);
}

export function startTimer(timer: Timer, after_ms: number): Effect {
  return { kind: "start timer", timer, after_ms };
}

/** The longest time that a stage waits for what comes next. */
function limitOf(stage: Attempted): Effect {
  if (isPlaced(stage) && stage.call.lost !== null) return startTimer("limit", reconnect_ms);
  if (stage.name === "ringing") return startTimer("limit", ring_ms);
  // A user may think about the browser's question, so the time to connect begins with the answer.
  const isEndless = stage.name === "in_progress" || stage.attempt.microphone === "asking";
  return isEndless ? { kind: "cancel timer", timer: "limit" } : startTimer("limit", connect_ms);
}
