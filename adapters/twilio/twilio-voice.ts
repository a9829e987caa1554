import twilio from "twilio";
import type { Carrier, CarrierWebhooks } from "#domain/calls/voice-carrier.ts";
import { accessTokens } from "./access-token.ts";
import { fetchCallMedia } from "./call-media.ts";
import { endCall, endRinging, fetchCallRecord, limitCall } from "./call-record.ts";
import { twilioCallerIds } from "./caller-ids.ts";
import { readCall, readEnd } from "./incoming-fields.ts";
import type { TwilioOptions } from "./options.ts";
import { twilioNumbers } from "./phone-numbers.ts";
import { twilioVoicemail } from "./recordings.ts";
import { defaultRequestLimits, type RequestClientOptions, TwilioRequestClient } from "./request-client.ts";
import { twimlFor } from "./twiml.ts";
import { formOf, readEvent, readOutgoing } from "./webhook-fields.ts";

type RequestLimits = Pick<RequestClientOptions, "timeout_ms" | "attempts" | "pause_ms">;

/**
 * Twilio documents a TimeLimit by REST from one minute on, for active calls:
 * https://www.twilio.com/en-us/blog/introducing-configurable-call-limits-for-programmable-voice
 */
const shortestLimit_s = 60;

export function twilioCarrier(
  options: TwilioOptions,
  requestLimits: RequestLimits = defaultRequestLimits,
): Carrier {
  const clientWith = (limits: RequestLimits) =>
    new twilio.Twilio(options.accountSid, options.authToken, {
      httpClient: new TwilioRequestClient({ apiUrl: options.apiUrl, ...limits }),
    });
  const client = clientWith(requestLimits);
  const once = clientWith({ ...requestLimits, attempts: 1 });
  const accessToken = accessTokens(options);
  return {
    accessToken: (identity) => accessToken(identity),
    hangUp: (providerCallId) => endCall(client, providerCallId),
    setLimit: (providerCallId, limit_s) => limitCall(client, providerCallId, limit_s),
    shortestLimit_s,
    fetchOutcome: (call) => fetchCallRecord(client, call),
    fetchMedia: async (providerCallId) =>
      options.hasInsights ? fetchCallMedia(client, providerCallId) : { kind: "none" },
    webhooks: twilioWebhooks(options),
    callerIds: twilioCallerIds({ client, once }, options),
    rented: twilioNumbers(client, options, requestLimits),
    voicemail: twilioVoicemail(client, options),
    incoming: {
      accessToken: (identity) => accessToken(identity, true),
      readCall,
      readEnd,
      stopRinging: (providerCallId) => endRinging(client, providerCallId),
    },
  };
}

export function twilioWebhooks(
  options: Pick<TwilioOptions, "accountSid" | "authToken" | "publicUrl" | "callerId">,
): CarrierWebhooks {
  return {
    contentType: "application/x-www-form-urlencoded",
    verify(message) {
      const signature = message.headers["x-twilio-signature"];
      const fields = formOf(message);
      if (typeof signature !== "string") return "unsigned";
      // Twilio signs the public address; behind a proxy the request's host and scheme differ from it.
      const url = `${options.publicUrl}${message.path}`;
      if (!twilio.validateRequest(options.authToken, signature, url, fields)) return "unsigned";
      return fields.AccountSid === options.accountSid ? "ours" : "foreign";
    },
    readOutgoing,
    readEvent,
    writeInstructions: (instructions) => ({
      contentType: "text/xml; charset=utf-8",
      body: twimlFor(instructions, options),
    }),
  };
}
