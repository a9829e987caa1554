import type { E164 } from "#contract/phone-number.ts";
import type { Refusal } from "#contract/refusals.ts";
import type { Audience } from "#domain/user-events.ts";
import type { CallOutcome, ProgressStatus } from "./call.ts";

/** What the carrier knows of a call. */
export type CarrierRecord =
  | { kind: "unknown" }
  /** Not over: it may still ring or talk. */
  | { kind: "live" }
  | { kind: "ended"; outcome: CallOutcome };

/** Who carries the voice. Every request ends within seconds. */
export interface VoiceCarrier {
  /** A token that lets this user's browser place calls, and nothing else, for ten minutes. */
  accessToken(userId: string): string;
  /** Ends a call now. Resolves as well when it is over or was never known. @throws CarrierError */
  hangUp(providerCallId: string): Promise<void>;
  /**
   * Limits the caller's leg to so many seconds from its answer, in place of any limit before. Brief: for somebody who
   * waits, who goes on without. @throws CarrierError
   */
  setLimit(providerCallId: string, limit_s: number, timeout: "brief" | "long"): Promise<void>;
  /** What became of a call; the leg to the number decides. @throws CarrierError */
  fetchOutcome(call: { providerCallId: string; childCallId: string | null }): Promise<CarrierRecord>;
}

/** The carrier gave no answer, or not one that we understand. Nothing may be concluded from it. */
export class CarrierError extends Error {
  override name = "CarrierError";
}

/** A browser's call has reached the carrier, which asks what to do. */
export interface CallRequest {
  providerCallId: string;
  /** From the token of the caller's device; true because the carrier signed it. */
  userId: string;
  /** As the browser sent it. */
  dialled: string;
}

/** The answer to an outgoing call. */
export type CallInstructions =
  | { kind: "dial"; walletId: string; number: E164; limit_s: number; ring_s: number }
  | { kind: "reject"; refusal: Refusal }
  /** Answers, says nothing for so long and hangs up. */
  | { kind: "silence"; length_s: number }
  /** For a call that is over already. */
  | { kind: "hang_up" };

/** Something that happened to a call. */
export type CarrierEvent =
  | { kind: "progress"; providerCallId: string; childCallId: string; status: ProgressStatus }
  | { kind: "ended"; providerCallId: string; outcome: CallOutcome }
  /** The caller's own leg has changed. It charges nothing; once it is over, so is the call. */
  | { kind: "caller"; providerCallId: string; left: boolean };

/** An event with the wallet or the user that the call is of. */
export interface CarrierReport {
  event: CarrierEvent;
  of: Audience;
}

/** The fields of a webhook's form. */
export type WebhookFields = Readonly<Record<string, string>>;

/** The language of the carrier's webhooks. */
export interface CarrierWebhooks {
  /** Whether the carrier signed these fields for this path (with its query) of ours. */
  isAuthentic(
    path: string,
    fields: WebhookFields,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): boolean;
  /** @throws CarrierError when the fields are not those of an outgoing call. */
  readOutgoing(fields: WebhookFields): CallRequest;
  /**
   * The wallet of an event is in the query of its path, or else known by the caller.
   * @throws CarrierError when the fields are not those of an event, or name a status that we do not know.
   */
  readEvent(path: string, fields: WebhookFields): CarrierReport;
  writeInstructions(instructions: CallInstructions): { contentType: string; body: string };
}
