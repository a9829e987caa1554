import type { MicrophoneStatus } from "#web/phone/devices/microphone.ts";
import type { MicrophoneState } from "#web/phone/phone.ts";
import { type Attempted, isAttempted, isPlaced, type State } from "./state.ts";
import { andThen, type Step, startTimer, step, waitAt } from "./step.ts";

/** A choice, or a device that has gone, may be about to open another microphone. */
const reopen_ms = 300;

export function microphoneChanged(before: State, status: MicrophoneStatus): Step {
  const { stage } = before;
  const state = { ...before, microphone: status };
  const isNewlyLost = status.isLost && !before.microphone.isLost;
  const seen = step(state, isNewlyLost && isPlaced(stage) ? [startTimer("reopen", reopen_ms)] : []);
  if (!isAttempted(stage) || status.isAsking === (stage.attempt.microphone === "asking")) return seen;
  return andThen(seen, () => withMicrophone(state, stage, status.isAsking ? "asking" : "fine"));
}

function withMicrophone(state: State, stage: Attempted, microphone: MicrophoneState): Step {
  const changed = { ...stage, attempt: { ...stage.attempt, microphone } };
  const isQuestion = microphone === "asking" || stage.attempt.microphone === "asking";
  const isConnecting = stage.name !== "ringing" && stage.name !== "in_progress";
  return isQuestion && isConnecting ? waitAt(state, changed) : step({ ...state, stage: changed });
}

export function reopenMicrophone(state: State): Step {
  if (!isPlaced(state.stage) || state.reopeningFor !== null) return step(state);
  const { attemptId } = state.stage.attempt;
  return step({ ...state, reopeningFor: attemptId }, [{ kind: "reopen microphone", attemptId }]);
}

export function microphoneReopened(before: State, attemptId: string, result: MicrophoneState): Step {
  const { stage } = before;
  const state = { ...before, reopeningFor: null };
  if (!isAttempted(stage) || stage.attempt.attemptId !== attemptId) return step(state);
  return withMicrophone(state, stage, result);
}
