import { type Cause, isTokenRefused } from "#web/phone/failures.ts";
import { nextKeys } from "#web/phone/keys/key-queue.ts";
import type { CallSummary } from "#web/phone/phone.ts";
import { summaryOf } from "#web/phone/quality/call-quality.ts";
import { andThen, type Effect, type Step, step, waitAt } from "./events.ts";
import {
  type Asked,
  type Attempt,
  type Attempted,
  isPlaced,
  newCall,
  type Problem,
  type Stage,
  type State,
  sentenceOf,
} from "./state.ts";

export function initialise(state: State): Step {
  if (state.device === "ready" || state.device === "initialising") return step(state);
  const isAgain = state.device === "failed" || state.device === "unsupported";
  const problem = isAgain ? null : state.problem;
  return step({ ...state, device: "initialising", problem }, [{ kind: "open" }]);
}

/** Opens another device: one that is stuck in the middle of a call cannot place another. */
function renew(state: State): Step {
  if (state.device === "initialising") return step(state);
  return step({ ...state, device: "initialising" }, [{ kind: "close" }, { kind: "open" }]);
}

export function opened(state: State): Step {
  const ready: State = { ...state, device: "ready" };
  return state.stage.name === "opening" ? place(ready, state.stage.attempt) : step(ready);
}

export function openFailed(state: State, isUnsupported: boolean, at_ms: number): Step {
  const failed: State = isUnsupported
    ? { ...state, device: "unsupported", problem: "unsupported" }
    : { ...state, device: "failed", problem: "initialiseFailed" };
  if (state.stage.name !== "opening") return step(failed);
  return fail(failed, state.stage, isUnsupported ? "unsupported" : "deviceNotReady", at_ms);
}

export function start(state: State, request: Asked): Step {
  const attempt: Attempt = { ...request, dials: 0, microphone: "fine", complaint: null };
  const begun = waitAt({ ...state, problem: null }, { name: "opening", attempt });
  return andThen(begun, (ready) => dial(ready, attempt));
}

function dial(state: State, attempt: Attempt): Step {
  const dialled = { ...attempt, dials: attempt.dials + 1 };
  if (state.device === "ready") return place(state, dialled);
  return initialise({ ...state, stage: { name: "opening", attempt: dialled } });
}

function place(state: State, attempt: Attempt): Step {
  const { number, attemptId, shownRate, chosenCountry, callerId, answers } = attempt;
  const placing: State = { ...state, stage: { name: "placing", attempt } };
  if (answers) return step(placing, [{ kind: "answer", call: answers }]);
  if (number === null) return step(placing);
  return step(placing, [
    { kind: "place", request: { number, attemptId, shownRate, chosenCountry, callerId } },
  ]);
}

export function placed(state: State, { name, attempt }: Attempted, providerCallId: string | null): Step {
  if (name !== "placing") return step(state);
  const call = newCall(providerCallId);
  const [keys] = nextKeys(call.keys, { kind: "add", text: attempt.keysAfterAnswer });
  return step({ ...state, stage: { name: "connecting", attempt, call: { ...call, keys } } }, [
    { kind: "apply devices" },
  ]);
}

/** A connection that breaks before the number rings has hardly carried the call: a new one dials it. */
export function redial(state: State, attempt: Attempt): Step {
  const left = step({ ...state, stage: { name: "opening", attempt } }, [{ kind: "hang up" }]);
  return andThen(andThen(left, renew), (closed) => dial(closed, attempt));
}

export function deviceFailed(state: State, stage: Attempted, cause: Cause, at_ms: number): Step {
  if (isPlaced(stage)) {
    // The token is renewed and the connection restored without the user.
    const isMended = stage.call.lost !== null || isTokenRefused(cause) || cause === "unreachable";
    return step(isMended ? state : { ...state, problem: cause });
  }
  // The service reconnects by itself, but would send a refused token again and again.
  if (isTokenRefused(cause)) return failAndRenew(state, stage, cause, at_ms);
  return step({ ...state, stage: { ...stage, attempt: { ...stage.attempt, complaint: cause } } });
}

export function outOfTime(state: State, stage: Attempted, at_ms: number): Step {
  if (isPlaced(stage) && stage.call.lost !== null) return failAndRenew(state, stage, "interrupted", at_ms);
  if (stage.name === "ringing") return end(state, stage, at_ms);
  const cause = state.microphone.isOpening ? "microphoneMissing" : "unreachable";
  return failAndRenew(state, stage, stage.attempt.complaint ?? cause, at_ms);
}

export function end(state: State, stage: Attempted, at_ms: number): Step {
  const ended = over(state, stage, { endedBy: "caller", problem: null, at_ms });
  // The service may still wait for signalling, and would refuse the next call until then.
  return isPlaced(stage) ? ended : andThen(ended, renew);
}

export function fail(state: State, stage: Attempted, problem: Problem, at_ms: number): Step {
  return over(state, stage, { endedBy: "failure", problem, at_ms });
}

export function failAndRenew(state: State, stage: Attempted, problem: Problem, at_ms: number): Step {
  return andThen(fail(state, stage, problem, at_ms), renew);
}

interface Ending {
  endedBy: CallSummary["endedBy"];
  problem: Problem | null;
  at_ms: number;
}

export function over(state: State, stage: Attempted, { endedBy, problem: failure, at_ms }: Ending): Step {
  const call = isPlaced(stage) ? stage.call : null;
  // The service calls it an interruption, and no sound has ever come.
  const problem = failure !== null && call?.notice === "blocked" ? "blocked" : failure;
  const summary: CallSummary = {
    number: stage.attempt.number,
    providerCallId: call?.providerCallId ?? null,
    attemptId: stage.attempt.attemptId,
    placed: call !== null,
    answered: stage.name === "in_progress",
    elapsed_s: stage.name === "in_progress" ? secondsBetween(stage.answeredAt_ms, at_ms) : 0,
    endedBy,
    error: problem && sentenceOf(problem),
    quality: call && summaryOf(call.sums, call.line.ever),
  };
  const { number, attemptId, providerCallId, elapsed_s } = summary;
  const pressed = call?.keys.pressed ?? [];
  // A call that another page has answered, or its caller has left, is none of this page. The service takes an answer as given
  // before the carrier has, so of two pages that answer at once the one to which no sound came has not.
  const isTalked = summary.answered && call?.line.hasReceived === true;
  const isSilent = stage.attempt.answers !== null && !isTalked;
  const published: Effect[] = isSilent ? [] : [{ kind: "publish end", summary }];
  return step(
    { ...state, problem, stage: { name: "ended", number, attemptId, providerCallId, elapsed_s, pressed } },
    [...release(stage), ...published],
  );
}

export function destroy(state: State): Step {
  return step({ ...state, device: "uninitialised", stage: { name: "destroyed" } }, [
    ...release(state.stage),
    { kind: "close" },
  ]);
}

/** Frees what a stage holds: its call, also one that is being placed, and its timers. */
function release(stage: Stage): Effect[] {
  const isDialled = stage.name === "placing" || isPlaced(stage);
  return isDialled ? [{ kind: "hang up" }, { kind: "cancel timers" }] : [{ kind: "cancel timers" }];
}

export function secondsBetween(start_ms: number, end_ms: number): number {
  return Math.floor((end_ms - start_ms) / 1_000);
}
