import { z } from "zod";
import {
  attemptParameter,
  callerIdParameter,
  chosenCountryParameter,
  usualCallerId,
} from "#contract/calls/calls.ts";
import { readShownRate, shownRateParameter } from "#contract/money/shown-rate.ts";
import {
  type CallRequest,
  CarrierError,
  type CarrierEvent,
  type CarrierMessage,
  type CarrierReport,
} from "#domain/calls/voice-carrier.ts";
import { clientSchema } from "./client-identity.ts";
import { readLeg } from "./leg-status.ts";

export const sid = z.string().regex(/^CA\w{1,64}$/);

/** Query parameter of a call's status address that names its wallet. Twilio signs the address, so it can be trusted. */
export const walletQuery = "wallet";

/** Query parameters of a recording's addresses: the user whose caller speaks, and the caller's number. */
export const userQuery = "user";
export const callerQuery = "from";

/** Marks the status address of the pages that an incoming call rings. */
export const incomingQuery = "incoming";

const outgoingSchema = z.object({
  CallSid: sid,
  From: clientSchema,
  To: z.string().max(200).default(""),
  [shownRateParameter]: z.string().transform(readShownRate).optional(),
  [chosenCountryParameter]: z.string().max(2).optional().catch(undefined),
  // An id that cannot be read shows no number of the caller.
  [callerIdParameter]: z
    .union([z.uuid(), z.literal(usualCallerId)])
    .optional()
    .catch(usualCallerId),
  // A call with an id that cannot be read is a call without one.
  [attemptParameter]: z.uuid().optional().catch(undefined),
});

const callerSchema = z.object({ From: clientSchema });
const walletSchema = z.uuid();

const eventSchema = z.object({
  CallSid: sid,
  /** The caller's leg; only the leg to the number has one. */
  ParentCallSid: sid.optional(),
  CallStatus: z.string(),
  To: z.string().optional(),
  CallDuration: z.string().optional(),
});

/** The fields of a form. Of one that comes twice the last counts, for the signature and for the reading. */
export function formOf({ body }: CarrierMessage): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(body));
}

/** @throws CarrierError when the fields are not those of a browser's call. */
export function readOutgoing(message: CarrierMessage): CallRequest {
  const {
    CallSid,
    From,
    To,
    [shownRateParameter]: shownRate,
    [attemptParameter]: attemptId,
    [chosenCountryParameter]: chosenCountry,
    [callerIdParameter]: callerId,
  } = read(outgoingSchema, formOf(message));
  return {
    providerCallId: CallSid,
    identity: From,
    dialled: To,
    shownRate,
    attemptId,
    chosenCountry,
    callerId,
  };
}

/** @throws CarrierError when the fields are not those of a status callback, or the status is unknown. */
export function readEvent(message: CarrierMessage): CarrierReport {
  const fields = formOf(message);
  const query = new URL(message.path, "http://localhost").searchParams;
  const walletId = query.get(walletQuery);
  const event = query.has(incomingQuery) ? pageEventOf(fields) : eventOf(fields);
  if (walletId !== null) return { event, of: { walletId: read(walletSchema, walletId) } };
  // Callers' legs share one address without a wallet; the `From` field names the user.
  return { event, of: { userId: read(callerSchema, fields).From.userId } };
}

function eventOf(fields: unknown): CarrierEvent {
  const { CallSid, ParentCallSid, CallStatus, CallDuration } = read(eventSchema, fields);
  if (ParentCallSid === undefined) {
    // Only the leg to the number is charged, so the caller's leg may lack its seconds.
    const { over } = readLeg(CallStatus, CallDuration ?? "0");
    return { kind: "caller", providerCallId: CallSid, left: over };
  }
  const leg = readLeg(CallStatus, CallDuration);
  if (!leg.over)
    return { kind: "progress", providerCallId: ParentCallSid, childCallId: CallSid, status: leg.status };
  const { status, answered_s } = leg;
  return {
    kind: "ended",
    providerCallId: ParentCallSid,
    outcome: { status, answered_s, childCallId: CallSid },
  };
}

/**
 * An event of one of the pages that an incoming call rings. Only the page that answers is the child leg of the call; the end
 * of any other page says nothing about the call.
 */
function pageEventOf(fields: unknown): CarrierEvent {
  const { ParentCallSid, To } = read(eventSchema, fields);
  const event = eventOf(fields);
  const providerCallId = read(sid, ParentCallSid);
  if (event.kind === "ended" && event.outcome.answered_s === null)
    return { kind: "unanswered", providerCallId };
  if (event.kind !== "progress") return event;
  if (event.status !== "answered") return { ...event, childCallId: null };
  return { ...event, sessionId: read(clientSchema, To).sessionId };
}

/** @throws CarrierError naming the fields that are wrong. */
export function read<T>(schema: z.ZodType<T>, fields: unknown): T {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map((issue) => issue.path.join(".")).join(", ");
  throw new CarrierError(`Twilio's fields cannot be read: ${names}`);
}
