import { z } from "zod";
import { withheldNumber } from "#contract/calls/call-status.ts";
import { type E164, e164Schema } from "#contract/numbers/phone-number.ts";
import { readCaller } from "#contract/numbers/read-caller.ts";
import type { CallNumber } from "#domain/calls/call.ts";
import type { CarrierMessage, CarrierReport, IncomingRequest } from "#domain/calls/voice-carrier.ts";
import { readLeg } from "./leg-status.ts";
import { formOf, read, sid, walletQuery } from "./webhook-fields.ts";

/**
 * Numbers that Twilio shows for callers who have none or withhold it, being the words on a telephone's keys: ANONYMOUS,
 * RESTRICTED, BLOCKED, UNKNOWN, which programs also spell +8566696, UNAVAILABLE, and +464 for no caller ID.
 * https://help.twilio.com/articles/223179988
 */
const withheld = ["+266696687", "+7378742833", "+2562533", "+8656696", "+8566696", "+86282452253", "+464"];

/** A caller may show anything: text that is no number says as little as a withheld one. */
function callerOf({ From, To }: { From: string; To: E164 }): CallNumber {
  return withheld.includes(From.replace(/^\+?/, "+"))
    ? withheldNumber
    : (readCaller(From, To) ?? withheldNumber);
}

const callSchema = z.object({
  CallSid: sid,
  From: z.string(),
  To: e164Schema,
  Direction: z.literal("inbound"),
});

/** @throws CarrierError when the fields are not those of a call to a number of ours. */
export function readCall(message: CarrierMessage): IncomingRequest {
  const fields = read(callSchema, formOf(message));
  return { providerCallId: fields.CallSid, from: callerOf(fields), to: fields.To };
}

const endSchema = z.object({
  CallSid: sid,
  From: z.string(),
  To: e164Schema,
  DialCallStatus: z.string(),
  DialCallSid: sid.optional(),
  DialCallDuration: z.string().optional(),
});

/**
 * Reads what Twilio tells the `action` of the Dial: the end of the page that answered, or that none did. A page that was
 * answered for less than a second may lack its seconds.
 * @throws CarrierError
 */
export function readEnd(message: CarrierMessage): { report: CarrierReport; from: CallNumber; to: E164 } {
  const fields = read(endSchema, formOf(message));
  const walletId = new URL(message.path, "http://localhost").searchParams.get(walletQuery);
  const of = { walletId: read(z.uuid(), walletId) };
  const leg = readLeg(fields.DialCallStatus, fields.DialCallDuration ?? "0");
  const providerCallId = fields.CallSid;
  const parties = { from: callerOf(fields), to: fields.To };
  if (!leg.over) return { report: { event: { kind: "unanswered", providerCallId }, of }, ...parties };
  const { status, answered_s } = leg;
  const childCallId = answered_s === null ? null : (fields.DialCallSid ?? null);
  const outcome = { status, answered_s, childCallId };
  return { report: { event: { kind: "ended", providerCallId, outcome }, of }, ...parties };
}
