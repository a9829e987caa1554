import type twilio from "twilio";
import { z } from "zod";
import { voicePathsOf } from "#contract/calls/calls.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { languages } from "#contract/pages/languages.ts";
import {
  type CallerIdReport,
  type CarrierCallerIds,
  CarrierError,
  type CarrierMessage,
  type TypedCode,
} from "#domain/calls/voice-carrier.ts";
import { callTwilio, TwilioError } from "./call-twilio.ts";
import { readLeg } from "./leg-status.ts";
import { type TwilioOptions, twilioId } from "./options.ts";
import { connectionOverrides, gatherTwiml } from "./twiml.ts";
import { formOf, read, sid } from "./webhook-fields.ts";

type Client = InstanceType<typeof twilio.Twilio>;

/** https://www.twilio.com/docs/api/errors/21450 */
const alreadyValidated = 21_450;

const reportSchema = z.object({
  CallSid: z.string().regex(/^CA\w{1,64}$/),
  VerificationStatus: z.enum(["success", "failed"]),
  OutgoingCallerIdSid: z
    .string()
    .regex(/^PN\w{1,64}$/)
    .optional(),
});
const keySchema = z.object({ user: z.uuid(), id: z.uuid() });
const languageSchema = z.object({ language: z.enum(languages) });
const typedSchema = z.object({ CallSid: sid, CallStatus: z.string(), Digits: z.string().max(20).optional() });

/** Ends before most mailboxes answer. */
const claimRings_s = 30;

/**
 * Twilio's verified caller IDs: https://www.twilio.com/docs/voice/api/outgoing-caller-ids. `once` sends each request once,
 * because a repeated one would call the number again.
 */
export function twilioCallerIds(
  { client, once }: { client: Client; once: Client },
  { callerId, publicUrl }: Pick<TwilioOptions, "callerId" | "publicUrl">,
): CarrierCallerIds {
  return {
    usual: e164Schema.parse(callerId),

    async verify(number, { userId, id }) {
      const query = new URLSearchParams({ user: userId, id });
      const statusCallback = `${publicUrl}${voicePathsOf(twilioId).callerId}?${query}${connectionOverrides}`;
      try {
        const { callSid, validationCode } = await callTwilio(() =>
          once.validationRequests.create({
            phoneNumber: number,
            friendlyName: id,
            statusCallback,
            statusCallbackMethod: "POST",
          }),
        );
        return { providerCallId: callSid, code: validationCode };
      } catch (error) {
        if (!(error instanceof TwilioError) || error.status !== 400) throw error;
        return error.code === alreadyValidated ? "taken" : "refused";
      }
    },

    async find(number) {
      const records = await callTwilio(() =>
        client.outgoingCallerIds.list({ phoneNumber: number, limit: 20 }),
      );
      const record = records.find(({ phoneNumber }) => phoneNumber === number);
      if (!record) return undefined;
      const { sid, friendlyName, dateCreated } = record;
      const requestId = z.uuid().safeParse(friendlyName).data;
      return { providerNumberId: sid, requestId, verifiedAt: dateCreated };
    },

    async remove(providerNumberId) {
      try {
        await callTwilio(() => client.outgoingCallerIds(providerNumberId).remove());
      } catch (error) {
        if (!(error instanceof TwilioError && error.status === 404)) throw error;
      }
    },

    readReport,

    async askForCode(number, { userId, id }, { sentence, language, limit_s }) {
      const query = new URLSearchParams({ user: userId, id, language });
      const address = `${publicUrl}${voicePathsOf(twilioId).typedCode}?${query}${connectionOverrides}`;
      try {
        const call = await callTwilio(() =>
          once.calls.create({
            to: number,
            from: callerId,
            twiml: gatherTwiml(sentence, language, address),
            timeout: claimRings_s,
            timeLimit: limit_s,
            statusCallback: address,
            statusCallbackMethod: "POST",
          }),
        );
        return { providerCallId: call.sid };
      } catch (error) {
        if (error instanceof TwilioError && error.status === 400) return "refused";
        throw error;
      }
    },

    readTyped,
  };
}

/** The digits, and the end of the call, come to one address. */
function readTyped(message: CarrierMessage): TypedCode {
  const query = Object.fromEntries(new URL(message.path, "http://localhost").searchParams);
  const { user: userId, id } = read(keySchema, query);
  const { language } = read(languageSchema, query);
  const { CallSid, CallStatus, Digits } = read(typedSchema, formOf(message));
  const { over: isOver } = readLeg(CallStatus, "0");
  if (!isOver && Digits === undefined) throw new CarrierError("Twilio's fields cannot be read: Digits");
  return { userId, id, language, providerCallId: CallSid, digits: isOver ? null : (Digits ?? "") };
}

function readReport(message: CarrierMessage): CallerIdReport {
  const query = new URL(message.path, "http://localhost").searchParams;
  const { user: userId, id } = read(keySchema, Object.fromEntries(query));
  const { CallSid, VerificationStatus, OutgoingCallerIdSid = null } = read(reportSchema, formOf(message));
  const isProven = VerificationStatus === "success";
  if (isProven && OutgoingCallerIdSid === null)
    throw new CarrierError("Twilio's fields cannot be read: OutgoingCallerIdSid");
  return { userId, id, providerCallId: CallSid, providerNumberId: isProven ? OutgoingCallerIdSid : null };
}
