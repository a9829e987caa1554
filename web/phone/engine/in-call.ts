import type { CallReport } from "#web/phone/call-transport.ts";
import type { MicrophoneStatus } from "#web/phone/devices/microphone.ts";
import { type KeyEvent, nextKeys, waiting } from "#web/phone/keys/key-queue.ts";
import type { MicrophoneState } from "#web/phone/phone.ts";
import { addSecond, type CallQuality, qualityOf, withScore } from "#web/phone/quality/call-quality.ts";
import { type Line, noticeOf, withSecond } from "#web/phone/quality/quality-hints.ts";
import { failAndRenew, over, redial, secondsBetween } from "./attempt.ts";
import { andThen, type Step, startTimer, step, waitAt, withCall } from "./events.ts";
import { type Attempted, isAttempted, isPlaced, type Placed, type State } from "./state.ts";

type Reported<Kind extends CallReport["kind"]> = Extract<CallReport, { kind: Kind }>;

const tick_ms = 1_000;
/** Most dials of a call whose connection breaks before the number rings. */
const mostDials = 3;

export function ringing(state: State, { name, attempt, call }: Placed, event: Reported<"ringing">): Step {
  const { hasEarlyMedia, providerCallId } = event;
  if (name === "in_progress") return step(state);
  return waitAt(state, { name: "ringing", attempt, call: { ...call, providerCallId } }, [
    hasEarlyMedia || attempt.number === null
      ? { kind: "stop ringback" }
      : { kind: "start ringback", number: attempt.number },
  ]);
}

export function answered(
  state: State,
  { name, attempt, call: ringing }: Placed,
  { providerCallId }: Reported<"answered">,
  at_ms: number,
): Step {
  if (name === "in_progress") return step(state);
  const call = { ...ringing, providerCallId };
  const talk = { name: "in_progress", attempt, call, answeredAt_ms: at_ms, elapsed_s: 0 } as const;
  const begun = waitAt(state, talk, [{ kind: "stop ringback" }, startTimer("tick", tick_ms)]);
  return andThen(begun, (ready) => keys(ready, talk, { kind: "hold", isHeld: call.lost === "media" }));
}

export function tick(state: State, stage: Placed, at_ms: number): Step {
  if (stage.name !== "in_progress") return step(state);
  const { answeredAt_ms } = stage;
  return step({ ...state, stage: { ...stage, elapsed_s: secondsBetween(answeredAt_ms, at_ms) } }, [
    startTimer("tick", tick_ms - ((at_ms - answeredAt_ms) % tick_ms)),
  ]);
}

/** Parks a call, or takes it up again with the microphone as its user left it. */
export function hold(state: State, stage: Placed, isHeld: boolean): Step {
  if (stage.name !== "in_progress" || stage.call.isHeld === isHeld) return step(state);
  return withCall(state, stage, { isHeld }, [
    { kind: "mute", isMuted: isHeld || stage.call.isMuted },
    { kind: "silence", isSilent: isHeld },
  ]);
}

export function withLine(state: State, stage: Placed, line: Line): Step {
  return withCall(state, stage, { line, notice: noticeOf(line) });
}

export function measured(state: State, stage: Placed, second: CallQuality): Step {
  const { call } = stage;
  const isQuiet = call.isMuted || state.microphone.isLost;
  const quality = qualityOf(second, isQuiet);
  if (stage.name === "in_progress") {
    const isDumb = second.sent && !isQuiet && second.outgoingLevel === 0;
    const line = withSecond(call.line, quality, isDumb);
    return withCall(state, stage, {
      line,
      notice: noticeOf(line),
      quality,
      scores: withScore(call.scores, quality),
      sums: addSecond(call.sums, quality),
    });
  }
  // A ringing call may be silent, but what it receives shows that the network lets sound through.
  return quality.received ? withCall(state, stage, { line: withSecond(call.line, quality) }) : step(state);
}

export function lost(state: State, stage: Placed, what: "signalling" | "media" | null): Step {
  const call = { ...stage.call, lost: what };
  const stopped = waitAt({ ...state, problem: null }, { ...stage, call });
  // Signalling that is lost too brings no sound back.
  if (what === "signalling") return stopped;
  return andThen(stopped, (inCall) =>
    keys(
      inCall,
      { ...stage, call },
      { kind: "hold", isHeld: what === "media" || stage.name !== "in_progress" },
    ),
  );
}

export function callOver(state: State, stage: Placed, event: Reported<"over">, at_ms: number): Step {
  const { cause, isConnectionLost, providerCallId } = event;
  const { attempt } = stage;
  if (isConnectionLost && stage.name === "connecting" && attempt.dials < mostDials && !attempt.answers) {
    return redial(state, { ...attempt, keysAfterAnswer: waiting(stage.call.keys) });
  }
  const named = { ...stage, call: { ...stage.call, providerCallId } };
  if (cause !== null && isConnectionLost) return failAndRenew(state, named, cause, at_ms);
  return over(state, named, { endedBy: cause === null ? "far_end" : "failure", problem: cause, at_ms });
}

export function keys(state: State, stage: Placed, event: KeyEvent): Step {
  const [queue, effects] = nextKeys(stage.call.keys, event);
  return withCall(state, stage, { keys: queue }, effects);
}

/** A choice, or a device that has gone, may be about to open another microphone. */
const reopen_ms = 300;

export function microphoneChanged(before: State, status: MicrophoneStatus): Step {
  const { stage } = before;
  const state = { ...before, microphone: status };
  const isNewlyLost = status.isLost && !before.microphone.isLost;
  const next = step(state, isNewlyLost && isPlaced(stage) ? [startTimer("reopen", reopen_ms)] : []);
  if (!isAttempted(stage) || status.isAsking === (stage.attempt.microphone === "asking")) return next;
  return andThen(next, () => withMicrophone(state, stage, status.isAsking ? "asking" : "fine"));
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
  const ended = withMicrophone(state, stage, result);
  // The one that opened has ended meanwhile.
  const isLostAgain = result === "fine" && state.microphone.isLost;
  return isLostAgain ? step(ended.state, [...ended.effects, startTimer("reopen", reopen_ms)]) : ended;
}
