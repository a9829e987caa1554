import twilio from "twilio";
import type { CarrierWebhooks, VoiceCarrier } from "../../domain/calls/voice-carrier.ts";
import { accessTokenFor } from "./access-token.ts";
import { endCall, fetchCallRecord } from "./call-record.ts";
import type { TwilioOptions } from "./options.ts";
import { defaultRequestLimits, TwilioRequestClient } from "./request-client.ts";
import { twimlFor } from "./twiml.ts";
import { readEvent, readOutgoing } from "./webhook-fields.ts";

/** Carries calls with Twilio. */
export function twilioCarrier(
  options: TwilioOptions,
  requestLimits: { timeout_ms: number; attempts: number; pause_ms: number } = defaultRequestLimits,
): VoiceCarrier {
  const client = new twilio.Twilio(options.accountSid, options.authToken, {
    httpClient: new TwilioRequestClient({ apiUrl: options.apiUrl, ...requestLimits }),
  });
  return {
    accessToken: (userId) => accessTokenFor(userId, options),
    hangUp: (providerSid) => endCall(client, providerSid),
    fetchOutcome: (call) => fetchCallRecord(client, call),
  };
}

/** Understands Twilio's webhooks and answers in TwiML. */
export function twilioWebhooks(
  options: Pick<TwilioOptions, "authToken" | "publicUrl" | "callerId">,
): CarrierWebhooks {
  return {
    isAuthentic(path, fields, headers) {
      const signature = headers["x-twilio-signature"];
      // Behind a proxy neither host nor scheme of the request are what Twilio signed: the public address is.
      const url = `${options.publicUrl}${path}`;
      return (
        typeof signature === "string" &&
        twilio.validateRequest(options.authToken, signature, url, { ...fields })
      );
    },
    readOutgoing,
    readEvent,
    writeInstructions: (instructions) => ({
      contentType: "text/xml; charset=utf-8",
      body: twimlFor(instructions, options),
    }),
  };
}
