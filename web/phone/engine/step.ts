import type { Effect, Timer } from "./events.ts";
import { type Attempted, type Call, isPlaced, type Placed, type State } from "./state.ts";

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
