/** What the rest of the browser app knows of the call engine. React reads it through `usePhone`. */
export type PhonePhase = "idle" | "connecting" | "ringing" | "in_progress" | "ended";
export type DeviceStatus = "uninitialised" | "initialising" | "ready" | "failed";

/** One second of the SDK's own measurements. Levels are 0 to 1. */
export interface CallQuality {
  /** How loud the far end is heard here. */
  incomingLevel: number;
  /** How loud this microphone is sent. */
  outgoingLevel: number;
  mos: number | null;
  jitter_ms: number;
  roundTrip_ms: number;
  packetsLostPercent: number;
}

export interface PhoneSnapshot {
  device: DeviceStatus;
  phase: PhonePhase;
  /** E.164, while there is a call or the last one has ended. */
  number: string | null;
  /** Whole seconds since the far end answered. */
  elapsed_s: number;
  muted: boolean;
  quality: CallQuality | null;
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
   * Dials an E.164 number. Ignored while a call is active. Never rejects: resolves when the call is under way or over,
   * and how it fares is in the snapshot. Without a device it first tries to get one.
   */
  start(number: string): Promise<void>;
  end(): void;
  /** Returns the new state. Throws when there is no call. */
  toggleMute(): boolean;
  /** Called once for every call that ends, whoever ended it. `answered` is false when nobody picked up. */
  onEnded(listener: (call: EndedCall) => void): () => void;
  destroy(): void;
}

export interface EndedCall {
  number: string;
  answered: boolean;
  elapsed_s: number;
  /** A sentence, when the call ended by a failure. Busy, declined and unanswered are none: the receipt names them. */
  error: string | null;
}
