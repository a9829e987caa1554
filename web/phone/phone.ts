import { useSyncExternalStore } from "react";
import type { CallQualityReport } from "#contract/calls/call-history.ts";
import type { CallRate } from "#contract/money/pricing.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import type { AnsweredCall } from "./call-transport.ts";
import type { CallQuality, RecentScores } from "./quality/call-quality.ts";
import type { LineNotice } from "./quality/quality-hints.ts";

/** The call engine's state for the rest of the browser app. React reads it through `usePhone`. */
export type PhonePhase = "idle" | "connecting" | "ringing" | "in_progress" | "ended";
export type DeviceStatus = "uninitialised" | "initialising" | "ready" | "failed" | "unsupported";
export type MicrophoneState = "fine" | "asking" | "denied" | "missing";

export interface PhoneSnapshot {
  device: DeviceStatus;
  phase: PhonePhase;
  /** The number of the current call, or of the last one. */
  number: E164 | null;
  /** This page's own id of the current call, or of the last one. */
  attemptId: string | null;
  /** The carrier's id of the call, from the moment it rings. */
  providerCallId: string | null;
  /** Whole seconds since the far end answered. */
  elapsed_s: number;
  muted: boolean;
  /** The other of two calls, which waits until the user takes it up again. */
  parked: ParkedCall | null;
  /** The connection of the call is lost and the SDK tries to restore it. */
  reconnecting: boolean;
  quality: CallQuality | null;
  /** Scores (MOS) of the call's last minute, one a second. */
  scores: RecentScores;
  /** `asking` while the browser asks its user for it; otherwise why the call has none. */
  microphone: MicrophoneState;
  notice: LineNotice | null;
  pressed: readonly PressedKey[];
  /** A sentence for the user, when the device or the last call failed. */
  error: string | null;
  /** True when the error is a state that lasts, such as a microphone that is not allowed. */
  isLastingError: boolean;
}

export type ParkedCall = Pick<PhoneSnapshot, "number" | "attemptId" | "elapsed_s">;

/** A key is sent once its tone begins. One that is not sent never will be: the user has to press it again. */
export interface PressedKey {
  key: string;
  state: "waiting" | "sent" | "unsent";
}

/** Facts that go with a number. */
export interface CallDetails {
  shownRate: CallRate | undefined;
  /** The country whose code the page put before what was typed (ISO 3166-1 alpha-2). */
  chosenCountry: string | undefined;
  keysAfterAnswer: string;
  /** The id of the caller's number to show, or the word for the operator's; undefined for the default. */
  callerId?: string | undefined;
}

export interface Phone {
  snapshot(): PhoneSnapshot;
  /** Calls `listener` after every change; returns the function that stops it. */
  subscribe(listener: () => void): () => void;
  /** Loads the SDK and fetches a token. Safe to call again after a failure. */
  initialise(): Promise<void>;
  /**
   * Dials a number at no more than the price that was shown. Ignored while a call is active. Resolves when the call is
   * under way or over. Opens a device where there is none, and presses the keys once the call is answered.
   */
  start(number: E164, beside?: Partial<CallDetails>): Promise<void>;
  /** Registers for calls to the user's number. Loads the SDK and fetches a token. */
  receive(): Promise<void>;
  /**
   * Answers a call that rings. A call that is talked is parked for it. Ignored before that one is answered, and beside two calls.
   * Resolves when the call is under way or over.
   */
  answer(call: IncomingCall): Promise<void>;
  /** Parks the call and takes the parked one up. Ignored unless both are talked. */
  swap(): void;
  /** Ends the call. A parked one is taken up then. */
  end(): void;
  endParked(): void;
  /** Opens any microphone for the running call. Never rejects. */
  reopenMicrophone(): Promise<void>;
  /** Returns the new state. Throws when there is no call. */
  toggleMute(): boolean;
  /** Sends the keypad's keys among `text`: 0-9, *, #, w and a comma for pauses. Ignored before the call is answered. */
  press(text: string): void;
  /** Calls the listener once for every call that ends. `answered` is false for an unanswered call. */
  onEnded(listener: (call: CallSummary) => void): () => void;
  destroy(): void;
}

/** A call to the user that rings. */
export interface IncomingCall extends AnsweredCall {
  /** Null for a caller who withholds it. */
  number: E164 | null;
}

export interface CallSummary {
  /** Null for a caller who withheld it. */
  number: E164 | null;
  /** The carrier's id of the call, once it has one. */
  providerCallId: string | null;
  /** This page's own id of the call; null when a previous page made it. */
  attemptId: string | null;
  /** True when the voice service was asked for the call. Without a device or a token there never was a call. */
  placed: boolean;
  answered: boolean;
  elapsed_s: number;
  endedBy: "caller" | "far_end" | "failure";
  /** A sentence when the call failed. Busy, declined and unanswered are no failures: the receipt names them. */
  error: string | null;
  quality: CallQualityReport | null;
}

/** The phone's snapshot; the component renders again after every change. */
export function usePhone(phone: Phone): PhoneSnapshot {
  return useSyncExternalStore(phone.subscribe, phone.snapshot);
}
