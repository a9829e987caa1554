import type { CallRate } from "#contract/money/pricing.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import type { Microphone } from "./devices/microphone.ts";
import type { Cause } from "./failures.ts";
import type { CallQuality } from "./quality/call-quality.ts";
import type { QualityHint } from "./quality/quality-hints.ts";

/** The service that carries calls, one at a time: all that the engine knows of a carrier. */
export interface CallTransport {
  /** Makes the service ready for calls. Rejects when it does not load or lets no one in. */
  open(): Promise<void>;
  /** Places a call, which reports how it goes until it is hung up. */
  place(request: CallRequest, report: (event: CallReport) => void): TransportCall;
  /** From now on the service also brings calls to the user. A call that rings waits for `answer`. */
  receive(): void;
  /** Our ids of the calls that ring. */
  ringing(): readonly string[];
  /** Takes a call that rings, or is about to. */
  answer(request: AnswerRequest, report: (event: CallReport) => void): TransportCall;
  /** Lets go of the service and of its calls; `open` makes it ready again. */
  close(): void;
}

/** The browser has no WebRTC, or gives pages no microphone: some have both switched off for privacy. */
export class UnsupportedBrowserError extends Error {
  override name = "UnsupportedBrowserError";
}

export interface ServiceAccess {
  /** A fresh access token from our server. */
  fetchToken: () => Promise<string>;
  /** `host:port` of the signalling service, when not the carrier's own. */
  signallingHost?: string | undefined;
}

export interface TransportOptions extends ServiceAccess {
  getUserMedia: Microphone["open"];
  report: (event: ServiceReport) => void;
}

/** Loaded when a device opens, because it brings the carrier's SDK. */
export type LoadTransport = () => Promise<(options: TransportOptions) => CallTransport>;

export interface CallRequest {
  number: E164;
  /** Made here and sent with the call, because the carrier's id comes only with the ringing. */
  attemptId: string;
  /** The price that was shown for the number, if any was. */
  shownRate: CallRate | undefined;
  /** The country whose code the page put before what was typed, if it did. */
  chosenCountry: string | undefined;
  callerId?: string | undefined;
  /** Known once the devices are listed. */
  microphoneId: Promise<string>;
}

export interface AnsweredCall {
  /** Our id of the call, which the carrier brings with it. */
  callId: string;
  /** The carrier's id of the caller's leg. */
  providerCallId: string;
}

export interface AnswerRequest extends AnsweredCall {
  microphoneId: Promise<string>;
}

export interface TransportCall {
  /** Null until the call is placed, and where the service lets a page choose nothing. */
  audio(): CallAudio | null;
  mute(isMuted: boolean): void;
  /** Keeps the far end's sound from the user, or lets it be heard again. */
  silence(isSilent: boolean): void;
  /** Sends keys. Returns whether their tones are reported; throws when the call takes no keys. */
  sendKeys(keys: string): boolean;
  /** Drops the tones that have not begun. */
  stopKeys(): void;
  /** Ends the call, also one that is still being placed or is over, reports no more and frees the microphone. */
  hangUp(): void;
}

export interface CallAudio {
  chooseSpeaker(id: string): Promise<void>;
  chooseMicrophone(id: string): Promise<void>;
  /** Opens the microphone in use anew. */
  reopenMicrophone(): Promise<void>;
}

export type ServiceReport =
  | { kind: "service failed"; cause: Cause }
  /** The service let go of itself, as it does when the page unloads. */
  | { kind: "service gone" };

export type CallReport =
  | { kind: "placed"; providerCallId: string | null }
  | { kind: "not placed" }
  /** Without early media, the far end's own sound before the answer, the page has to sound a ringing tone. */
  | { kind: "ringing"; hasEarlyMedia: boolean; providerCallId: string | null }
  | { kind: "answered"; providerCallId: string | null }
  | { kind: "muted"; isMuted: boolean }
  /** One second of the call. */
  | { kind: "measured"; second: CallQuality }
  /** All that the service finds wrong with the line now. */
  | { kind: "warned"; hints: readonly QualityHint[] }
  /** The service tries to restore what broke off last. */
  | { kind: "lost"; what: "signalling" | "media" }
  | { kind: "restored" }
  | { kind: "tone began" }
  /** The browser has no tone left to sound. */
  | { kind: "tones ended" }
  /** `cause` is null without a failure: busy, declined, not found or hung up. */
  | { kind: "over"; cause: Cause | null; isConnectionLost: boolean; providerCallId: string | null };

/** Loads the service and a token for a trial call: free, some ten seconds, to ourselves. */
export type LoadTrialCall = () => Promise<(access: ServiceAccess) => Promise<BeginTrialCall>>;

/** Returns the function that stops the call, unless it is over, and its reports. */
export type BeginTrialCall = (report: TrialReport) => () => void;

interface TrialReport {
  /** One second of the call. */
  measured(second: CallQuality): void;
  completed(measurement: TrialMeasurement): void;
  failed(cause: Cause): void;
}

export interface TrialAverages {
  mos: number;
  jitter_ms: number;
  roundTrip_ms: number;
  packetsLostPercent: number;
}

export interface TrialMeasurement {
  /** Undefined when no sound flowed. */
  averages: TrialAverages | undefined;
  hints: readonly QualityHint[];
}
