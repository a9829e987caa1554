import type { CallQualityReport } from "#contract/call-history.ts";
import type { E164 } from "#contract/phone-number.ts";
import type { CallQuality } from "./call-quality.ts";
import type { QualityHint } from "./quality-hints.ts";

/** What the rest of the browser app knows of the call engine. React reads it through `usePhone`. */
export type PhonePhase = "idle" | "connecting" | "ringing" | "in_progress" | "ended";
export type DeviceStatus = "uninitialised" | "initialising" | "ready" | "failed";

export interface PhoneSnapshot {
  device: DeviceStatus;
  phase: PhonePhase;
  /** While there is a call or the last one has ended. */
  number: E164 | null;
  /** The carrier's name for the call, from the moment it rings. */
  providerCallId: string | null;
  /** Whole seconds since the far end answered. */
  elapsed_s: number;
  muted: boolean;
  /** The connection of the call is lost and the SDK tries to get it back. */
  reconnecting: boolean;
  quality: CallQuality | null;
  /** What the SDK finds wrong with the line right now. */
  hints: readonly QualityHint[];
  /** The keys pressed in this call. */
  pressed: string;
  /** A sentence for the person, when the device or the last call failed. */
  error: string | null;
}

export interface Phone {
  snapshot(): PhoneSnapshot;
  /** Calls `listener` after every change; returns the function that stops it. */
  subscribe(listener: () => void): () => void;
  /** Loads the SDK and fetches a token. Never rejects; safe to call again after a failure. */
  initialise(): Promise<void>;
  /**
   * Dials a number. Ignored while a call is active. Never rejects: resolves when the call is under way or over,
   * and how it fares is in the snapshot. Without a device it first tries to get one.
   */
  start(number: E164): Promise<void>;
  end(): void;
  /** Returns the new state. Throws when there is no call. */
  toggleMute(): boolean;
  /** Sends the keypad's keys among `text`: 0-9, *, # and w for a pause. Ignored while nobody has answered. */
  press(text: string): void;
  /** Called once for every call that ends, whoever ended it. `answered` is false when nobody picked up. */
  onEnded(listener: (call: CallSummary) => void): () => void;
  destroy(): void;
}

export interface CallSummary {
  number: E164;
  /** The carrier's name for the call, once it has one. */
  providerCallId: string | null;
  /** Since the button was pressed; null when another page pressed it. */
  startedAgo_s: number | null;
  answered: boolean;
  elapsed_s: number;
  endedBy: "caller" | "far_end" | "failure";
  /** A sentence, when the call ended by a failure. Busy, declined and unanswered are none: the receipt names them. */
  error: string | null;
  /** How good the line was; null when it was never measured. */
  quality: CallQualityReport | null;
}
