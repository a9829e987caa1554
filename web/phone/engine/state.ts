import { inCallMessages } from "#contract/messages/call-messages.ts";
import { messages } from "#contract/messages/messages.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import type { AnsweredCall } from "#web/phone/call-transport.ts";
import type { MicrophoneStatus } from "#web/phone/devices/microphone.ts";
import { type Cause, sentence } from "#web/phone/failures.ts";
import { type KeyQueue, noKeys } from "#web/phone/keys/key-queue.ts";
import type {
  CallDetails,
  DeviceStatus,
  MicrophoneState,
  PhonePhase,
  PhoneSnapshot,
  PressedKey,
} from "#web/phone/phone.ts";
import {
  type CallQuality,
  noScores,
  noSeconds,
  type QualitySums,
  type RecentScores,
} from "#web/phone/quality/call-quality.ts";
import { type Line, type LineNotice, newLine } from "#web/phone/quality/quality-hints.ts";
import { t } from "#words/translate.ts";

export interface State {
  readonly device: DeviceStatus;
  readonly microphone: MicrophoneStatus;
  /** The attempt for which another microphone is being opened. */
  readonly reopeningFor: string | null;
  readonly problem: Problem | null;
  readonly stage: Stage;
}

export type Stage =
  | { readonly name: "idle" }
  /** The device opens, so that it can dial. */
  | { readonly name: "opening"; readonly attempt: Attempt }
  /** The device dials, and has no call yet. */
  | { readonly name: "placing"; readonly attempt: Attempt }
  /** There is a call, and the number does not ring yet. */
  | { readonly name: "connecting"; readonly attempt: Attempt; readonly call: Call }
  | { readonly name: "ringing"; readonly attempt: Attempt; readonly call: Call }
  | {
      readonly name: "in_progress";
      readonly attempt: Attempt;
      readonly call: Call;
      readonly answeredAt_ms: number;
      readonly elapsed_s: number;
    }
  | {
      readonly name: "ended";
      readonly attemptId: string | null;
      readonly number: E164 | null;
      readonly providerCallId: string | null;
      readonly elapsed_s: number;
      readonly pressed: readonly PressedKey[];
    }
  | { readonly name: "destroyed" };

export type Attempted = Extract<Stage, { attempt: Attempt }>;
export type Placed = Extract<Stage, { call: Call }>;

export interface Asked extends Readonly<CallDetails> {
  readonly attemptId: string;
  /** Null for a caller who withholds it. */
  readonly number: E164 | null;
  /** The call that the user answers; null for a call that the user makes. */
  readonly answers: AnsweredCall | null;
}

/** From the press of the button to the end of its call, which may be dialled more than once. */
export interface Attempt extends Asked {
  readonly dials: number;
  readonly microphone: MicrophoneState;
  /** The last failure of the device before there was a call. */
  readonly complaint: Cause | null;
}

export interface Call {
  readonly providerCallId: string | null;
  /** The user's own choice, also while the call is parked. */
  readonly isMuted: boolean;
  /** Parked: neither end hears the other. */
  readonly isHeld: boolean;
  /** Connection that the service tries to restore. */
  readonly lost: "signalling" | "media" | null;
  readonly keys: KeyQueue;
  readonly line: Line;
  readonly notice: LineNotice | null;
  readonly quality: CallQuality | null;
  readonly scores: RecentScores;
  readonly sums: QualitySums;
}

/** Reason why the device or the last call failed. `blocked`: no sound has ever come. */
export type Problem = Cause | keyof typeof ownSentences;

export const initialState: State = {
  device: "uninitialised",
  microphone: { isOpening: false, isAsking: false, isLost: false },
  reopeningFor: null,
  problem: null,
  stage: { name: "idle" },
};

export function newCall(providerCallId: string | null): Call {
  return {
    providerCallId,
    isMuted: false,
    isHeld: false,
    lost: null,
    keys: noKeys,
    line: newLine,
    notice: null,
    quality: null,
    scores: noScores,
    sums: noSeconds,
  };
}

export function isAttempted(stage: Stage): stage is Attempted {
  return "attempt" in stage;
}

export function isPlaced(stage: Stage): stage is Placed {
  return "call" in stage;
}

const phases: Record<Stage["name"], PhonePhase> = {
  idle: "idle",
  opening: "connecting",
  placing: "connecting",
  connecting: "connecting",
  ringing: "ringing",
  in_progress: "in_progress",
  ended: "ended",
  destroyed: "ended",
};

/** The problem is a state that lasts until the user changes it, in the browser or at the desk. */
const lasting = new Set<Problem | null>(["blocked", "microphoneDenied", "microphoneMissing"]);

export function snapshotOf({ device, problem, stage }: State): PhoneSnapshot {
  const attempt = isAttempted(stage) ? stage.attempt : null;
  const call = isPlaced(stage) ? stage.call : null;
  const last = stage.name === "ended" ? stage : null;
  return {
    device,
    phase: phases[stage.name],
    number: attempt?.number ?? last?.number ?? null,
    attemptId: (attempt ?? last)?.attemptId ?? null,
    providerCallId: call?.providerCallId ?? last?.providerCallId ?? null,
    elapsed_s: "elapsed_s" in stage ? stage.elapsed_s : 0,
    muted: call?.isMuted ?? false,
    parked: null,
    reconnecting: call !== null && call.lost !== null,
    quality: call?.quality ?? null,
    scores: call?.scores ?? noScores,
    microphone: attempt?.microphone ?? "fine",
    notice: call?.notice ?? null,
    pressed: call?.keys.pressed ?? last?.pressed ?? noKeys.pressed,
    error: problem && sentenceOf(problem),
    isLastingError: last !== null && lasting.has(problem),
  };
}

const ownSentences = {
  initialiseFailed: messages.call.initialiseFailed,
  deviceNotReady: messages.call.deviceNotReady,
  failed: messages.call.failed,
  blocked: inCallMessages.silence.blocked,
};

export function sentenceOf(problem: Problem): string {
  return isOwn(problem) ? t(ownSentences[problem]) : sentence(problem);
}

function isOwn(problem: Problem): problem is keyof typeof ownSentences {
  return problem in ownSentences;
}
