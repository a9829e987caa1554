import { withWarnings } from "#web/phone/quality/quality-hints.ts";
import {
  destroy,
  deviceFailed,
  end,
  fail,
  initialise,
  opened,
  openFailed,
  outOfTime,
  placed,
  start,
} from "./attempt.ts";
import { type Step, step, type TimedEvent, type Timer } from "./events.ts";
import {
  answered,
  callOver,
  hold,
  keys,
  lost,
  measured,
  microphoneChanged,
  microphoneReopened,
  reopenMicrophone,
  ringing,
  tick,
  withLine,
} from "./in-call.ts";
import { type Attempted, isAttempted, isPlaced, type Placed, type State } from "./state.ts";

/** The call engine: one device, one call at a time. Calls nothing and waits for nothing; `effects` say what to do. */
export function next(state: State, event: TimedEvent): Step {
  const { stage } = state;
  if (stage.name === "destroyed") return step(state, event.kind === "opened" ? [{ kind: "close" }] : []);
  switch (event.kind) {
    case "initialise":
      return initialise(state);
    case "start":
      return isAttempted(stage) ? step(state) : start(state, event.request);
    case "destroy":
      return destroy(state);
    case "opened":
      return opened(state);
    case "open failed":
      return openFailed(state, event.isUnsupported, event.at_ms);
    case "service gone":
      return step({ ...state, device: "uninitialised" });
    case "microphone":
      return microphoneChanged(state, event.status);
    case "microphone reopened":
      return microphoneReopened(state, event.attemptId, event.result);
    default:
      return isAttempted(stage) ? duringAttempt(state, stage, event) : step(state);
  }
}

function duringAttempt(state: State, stage: Attempted, event: TimedEvent): Step {
  switch (event.kind) {
    case "end":
      return end(state, stage, event.at_ms);
    case "service failed":
      return deviceFailed(state, stage, event.cause, event.at_ms);
    case "placed":
      return placed(state, stage, event.providerCallId);
    case "not placed":
      return fail(state, stage, "failed", event.at_ms);
    case "devices changed":
      return stage.attempt.microphone === "missing" ? reopenMicrophone(state) : step(state);
    case "reopen microphone":
      return reopenMicrophone(state);
    case "time up":
      return timeUp(state, stage, event.timer, event.at_ms);
    default:
      return isPlaced(stage) ? duringCall(state, stage, event) : step(state);
  }
}

function duringCall(state: State, stage: Placed, event: TimedEvent): Step {
  const { line, isMuted, isHeld } = stage.call;
  switch (event.kind) {
    case "ringing":
      return ringing(state, stage, event);
    case "answered":
      return answered(state, stage, event, event.at_ms);
    case "hold":
      return hold(state, stage, event.isHeld);
    case "muted": {
      // A parked call is muted, whatever its user chose.
      if (isHeld) return step(state);
      const muted = { ...stage, call: { ...stage.call, isMuted: event.isMuted } };
      return withLine(state, muted, { ...line, isMuted: event.isMuted });
    }
    case "measured":
      // The silence of a parked call says nothing about its line.
      return isHeld ? step(state) : measured(state, stage, event.second);
    case "warned":
      return isHeld ? step(state) : withLine(state, stage, withWarnings(line, event.hints));
    case "lost":
      return lost(state, stage, event.what);
    case "restored":
      return lost(state, stage, null);
    case "over":
      return callOver(state, stage, event, event.at_ms);
    case "toggle mute":
      return step(state, [{ kind: "mute", isMuted: !isMuted }]);
    case "press":
      return keys(state, stage, { kind: "add", text: event.text });
    case "keys taken":
    case "keys refused":
    case "tone began":
    case "tones ended":
      return keys(state, stage, event);
    default:
      return step(state);
  }
}

function timeUp(state: State, stage: Attempted, timer: Timer, at_ms: number): Step {
  if (timer === "limit") return outOfTime(state, stage, at_ms);
  if (!isPlaced(stage)) return step(state);
  if (timer === "tick") return tick(state, stage, at_ms);
  if (timer === "keys") return keys(state, stage, { kind: "waited" });
  return state.microphone.isLost ? reopenMicrophone(state) : step(state);
}
