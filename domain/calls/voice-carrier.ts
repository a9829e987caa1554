import type { CallRate } from "#contract/money/pricing.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import type { Language } from "#contract/pages/languages.ts";
import type { Refusal } from "#contract/refusals.ts";
import type { Audience } from "#domain/user-events.ts";
import type { Call, CallNumber, CallOutcome, CarrierId, ProgressStatus } from "./call.ts";
import type { CarrierNumbers } from "./carrier-numbers.ts";

export type CarrierRecord =
  | { kind: "unknown" }
  /** Not over: ringing or answered. */
  | { kind: "live" }
  /**
   * The caller's leg is over, and no leg to the number is listed: nothing was dialled, or the list is behind. The caller
   * left no later than `leftBy`.
   */
  | { kind: "undialled"; leftBy: Date }
  | { kind: "ended"; outcome: CallOutcome };

/** The media of the caller's leg, as the carrier's own edge counted it. */
export type CarrierMedia =
  /** The carrier keeps no count for our account. */
  | { kind: "none" }
  /** The count is not complete yet. */
  | { kind: "pending" }
  | { kind: "counted"; count: PacketCount };

/** Packets from the browser, and to it. */
export interface PacketCount {
  received: number;
  sent: number;
}

/** The caller and their session, as a token of the carrier names them. */
export interface VoiceIdentity {
  userId: string;
  /** The public id of the session; never its token or the hash of it. */
  sessionId: string;
}

export type Carriers<C = Carrier> = Readonly<Record<CarrierId, C>>;

/** @throws CarrierError for a carrier that is not configured, such as one that was given up. */
export function carrierOf<C>({ carriers }: { carriers: Carriers<C> }, id: CarrierId): C {
  const carrier = carriers[id];
  if (carrier === undefined) throw new CarrierError(`The carrier "${id}" is not configured`);
  return carrier;
}

/** A carrier of calls. Every request ends within seconds, and throws a CarrierError when the carrier gives no usable answer. */
export interface Carrier {
  /** A token that lets the browser of this session place calls, and nothing else, for ten minutes. */
  accessToken(identity: VoiceIdentity): string;
  /** Ends a call now. Also resolves when the call is over or unknown. */
  hangUp(providerCallId: string): Promise<void>;
  /** Limits the caller's leg, which must be answered, to this many seconds from its answer, replacing any earlier limit. */
  setLimit(providerCallId: string, limit_s: number): Promise<void>;
  /** The shortest limit that `setLimit` takes; a shorter one is part of the dial instruction. */
  readonly shortestLimit_s: number;
  /** The carrier's record of a call, decided by the child leg; of an incoming call, by the leg that was answered. */
  fetchOutcome(call: CarrierLegs): Promise<CarrierRecord>;
  /** The carrier's count of a call that has ended. */
  fetchMedia(providerCallId: string): Promise<CarrierMedia>;
  readonly webhooks: CarrierWebhooks;
  /** Undefined for a carrier that verifies no numbers of users. */
  readonly callerIds?: CarrierCallerIds | undefined;
  /** Numbers that users rent; undefined for a carrier that rents out none. */
  readonly rented?: CarrierNumbers;
  /** Calls to numbers of ours; undefined for a carrier that brings none. */
  readonly incoming?: CarrierIncoming;
  /** Messages of callers; undefined for a carrier that records none. */
  readonly voicemail?: CarrierVoicemail;
}

/** A carrier's report about the recording of a message. One recording is reported several times, in any order. */
export interface RecordingReport {
  userId: string;
  from: CallNumber;
  providerCallId: string;
  recordingId: string;
  /** 0 while it goes on, and for one that is empty or failed. */
  length_s: number;
  /** When the caller began to speak; undefined for a report that comes at once. */
  leftAt?: Date;
}

/** A recording as its carrier lists it. */
export interface CarrierRecording {
  recordingId: string;
  startedAt: Date;
  /** Null while it goes on or is prepared. */
  length_s: number | null;
}

export interface CarrierVoicemail {
  /** @throws CarrierError when the message is no report of a recording. */
  readReport(message: CarrierMessage): RecordingReport;
  /** The recordings that the carrier has of a call; none for a call without any. @throws CarrierError */
  listRecordings(providerCallId: string): Promise<CarrierRecording[]>;
  /** The audio as WAV; undefined for a recording that the carrier does not have, or not yet. @throws CarrierError */
  fetchAudio(recordingId: string): Promise<Uint8Array | undefined>;
  /** Also resolves when the carrier does not know the recording. @throws CarrierError */
  remove(recordingId: string): Promise<void>;
}

export type CarrierLegs = Pick<Call, "providerCallId" | "childCallId"> & Partial<Pick<Call, "direction">>;

export interface CarrierIncoming {
  /** Ends the ringing and not the call, whose end of the ringing is reported then. @throws CarrierError */
  stopRinging(providerCallId: string): Promise<void>;
  /** A token as `accessToken` makes it, with which the browser also takes calls. */
  accessToken(identity: VoiceIdentity): string;
  /** @throws CarrierError when the message is not that of an incoming call. */
  readCall(message: CarrierMessage): IncomingRequest;
  /** Reads the end of the ringing or of the talk. @throws CarrierError */
  readEnd(message: CarrierMessage): { report: CarrierReport; from: CallNumber; to: E164 };
}

/** A telephone's call to a number of ours. */
export interface IncomingRequest {
  providerCallId: string;
  from: CallNumber;
  to: E164;
}

/** The carrier gave no usable answer. Conclude nothing from it. */
export class CarrierError extends Error {
  override name = "CarrierError";
}

/** A browser's call that reached the carrier, which asks for instructions. */
export interface CallRequest {
  providerCallId: string;
  /** From the token of the caller's device; trusted because the carrier signed it. */
  identity: VoiceIdentity;
  dialled: string;
  /** The country whose code stood before what was typed (ISO 3166-1 alpha-2); undefined for a number with its own code. */
  chosenCountry?: string | undefined;
  /** The browser's own id of the call; undefined from a client that sends none. */
  attemptId?: string | undefined;
  /** The id of the number that the caller wants to show, or `usualCallerId`; undefined for the default. */
  callerId?: string | undefined;
  /** The price that the browser showed; null when it cannot be read, undefined from a client that sends none. */
  shownRate?: CallRate | null | undefined;
}

/** Rings all pages of these sessions. The first answer takes the call, and the others fall silent. */
export interface Ring {
  kind: "ring";
  walletId: string;
  /** Our id of the call, which each page that rings is told. */
  callId: string;
  clients: readonly VoiceIdentity[];
  limit_s: number;
  ring_s: number;
}

/** Speaks a sentence or plays the sound at an address, and records what the caller says then. */
export interface TakeMessage {
  kind: "take_message";
  userId: string;
  from: CallNumber;
  greeting: Greeting;
  longest_s: number;
}

export type Greeting = { sentence: string; language: Language } | { url: string };

export type CallInstructions =
  | {
      kind: "dial";
      walletId: string;
      number: E164;
      shownNumber: E164 | null;
      limit_s: number;
      ring_s: number;
      /** An incoming call that goes on to this number: its end asks for instructions, as that of the pages' ringing does. */
      isForwarded?: true;
    }
  | Ring
  | TakeMessage
  | { kind: "reject"; refusal: Refusal }
  /** The caller hears the busy tone. */
  | { kind: "busy" }
  /** Answers with a few words, stays silent for this long and hangs up. */
  | { kind: "line_test"; length_s: number }
  /** Answers with a sentence and hangs up; nothing is dialled. */
  | { kind: "apologise"; sentence: string; language?: Language }
  /** For a call that is over already. */
  | { kind: "hang_up" };

export type CarrierEvent =
  | {
      kind: "progress";
      providerCallId: string;
      childCallId: string | null;
      status: ProgressStatus;
      /** The session that has answered an incoming call. */
      sessionId?: string | undefined;
    }
  /** One of the pages that an incoming call rang has not answered it. Others may. */
  | { kind: "unanswered"; providerCallId: string }
  | { kind: "ended"; providerCallId: string; outcome: CallOutcome }
  /** The caller's leg has changed. It is never charged; once it is over, so is the call. */
  | { kind: "caller"; providerCallId: string; left: boolean };

/** An event with the wallet or the user of its call. */
export interface CarrierReport {
  event: CarrierEvent;
  of: Audience;
}

/** A request of a carrier as it arrived; the path includes the query. */
export interface CarrierMessage {
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

/** The format of a carrier's webhooks. */
export interface CarrierWebhooks {
  readonly contentType: string;
  /** `foreign`: signed by the carrier, about another account than ours. A key may sign for others beside it. */
  verify(message: CarrierMessage): "ours" | "foreign" | "unsigned";
  /** @throws CarrierError when the message is not that of an outgoing call. */
  readOutgoing(message: CarrierMessage): CallRequest;
  /** @throws CarrierError when the message is not that of an event, or names an unknown status. */
  readEvent(message: CarrierMessage): CarrierReport;
  writeInstructions(instructions: CallInstructions): { contentType: string; body: string };
}

/** A verified number is shown for a year; then its user verifies it again. */
export const verifiedFor_s = 365 * 24 * 3_600;

/** Names a request to verify a number in the signed address of its report. */
export interface CallerIdKey {
  userId: string;
  id: string;
}

/** The keys that were pressed in a call of our own to a number; null once it is over. */
export interface TypedCode extends CallerIdKey {
  providerCallId: string;
  digits: string | null;
  /** That of the sentence. */
  language: Language;
}

/** The carrier's word on one call that asked for a code. */
export interface CallerIdReport extends CallerIdKey {
  providerCallId: string;
  /** The carrier's id of the verified number; null when the code was not typed. */
  providerNumberId: string | null;
}

export interface CallerIdRecord {
  providerNumberId: string;
  /** The id of the request whose code was typed; undefined for a number that the operator has verified. */
  requestId: string | undefined;
  verifiedAt: Date;
}

/** Numbers of users that the carrier has verified and may show to called people. */
export interface CarrierCallerIds {
  /** The operator's number, which is shown in place of a user's own. */
  readonly usual: E164;
  /**
   * Calls the number once and asks for a code. `taken`: the carrier has verified the number already. `refused`: the carrier
   * does not call it.
   * @throws CarrierError
   */
  verify(
    number: E164,
    request: CallerIdKey,
  ): Promise<{ providerCallId: string; code: string } | "taken" | "refused">;
  /** The carrier's own record of a number, with its name for the request that made it. @throws CarrierError */
  find(number: E164): Promise<CallerIdRecord | undefined>;
  /** Also resolves when the carrier does not know the number. @throws CarrierError */
  remove(providerNumberId: string): Promise<void>;
  /** @throws CarrierError when the message is no report of a verification. */
  readReport(message: CarrierMessage): CallerIdReport;
  /**
   * Calls the number once from the operator's, for at most `limit_s` from its answer, speaks the sentence and takes six keys.
   * `refused`: the carrier does not call it.
   * @throws CarrierError
   */
  askForCode(
    number: E164,
    request: CallerIdKey,
    prompt: { sentence: string; language: Language; limit_s: number },
  ): Promise<{ providerCallId: string } | "refused">;
  /** @throws CarrierError when the message is none of such a call. */
  readTyped(message: CarrierMessage): TypedCode;
}
