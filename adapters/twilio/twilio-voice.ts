import twilio from "twilio";
import type { CarrierWebhooks, VoiceCarrier, VoiceIdentity } from "#domain/calls/voice-carrier.ts";
import { fetchCallMedia } from "./call-media.ts";
import { endCall, fetchCallRecord, limitCall } from "./call-record.ts";
import { writeIdentity } from "./client-identity.ts";
import type { TwilioOptions } from "./options.ts";
import { defaultRequestLimits, type RequestClientOptions, TwilioRequestClient } from "./request-client.ts";
import { twimlFor } from "./twiml.ts";
import { readEvent, readOutgoing } from "./webhook-fields.ts";

const { AccessToken } = twilio.jwt;
const tokenLifetime_s = 600;

type RequestLimits = Pick<RequestClientOptions, "timeout_ms" | "attempts" | "pause_ms">;

/**
 * Twilio documents a TimeLimit by REST from one minute on, for active calls:
 * https://www.twilio.com/en-us/blog/introducing-configurable-call-limits-for-programmable-voice
 */
const shortestLimit_s = 60;

/** Carries calls with Twilio. */
export function twilioCarrier(
  options: TwilioOptions,
  requestLimits: RequestLimits = defaultRequestLimits,
): VoiceCarrier {
  const client = new twilio.Twilio(options.accountSid, options.authToken, {
    httpClient: new TwilioRequestClient({ apiUrl: options.apiUrl, ...requestLimits }),
  });
  return {
    accessToken: (identity) => accessTokenFor(identity, options),
    hangUp: (providerCallId) => endCall(client, providerCallId),
    setLimit: (providerCallId, limit_s) => limitCall(client, providerCallId, limit_s),
    shortestLimit_s,
    fetchOutcome: (call) => fetchCallRecord(client, call),
    fetchMedia: async (providerCallId) =>
      options.hasInsights ? fetchCallMedia(client, providerCallId) : { kind: "none" },
  };
}

/** Understands Twilio's webhooks and answers in TwiML. */
export function twilioWebhooks(
  options: Pick<TwilioOptions, "accountSid" | "authToken" | "publicUrl" | "callerId">,
): CarrierWebhooks {
  return {
    isAuthentic(path, fields, headers) {
      const signature = headers["x-twilio-signature"];
      // Twilio signs the public address; behind a proxy the request's host and scheme differ from it.
      const url = `${options.publicUrl}${path}`;
      return (
        typeof signature === "string" &&
        twilio.validateRequest(options.authToken, signature, url, { ...fields })
      );
    },
    isOurs: ({ AccountSid }) => AccountSid === options.accountSid,
    readOutgoing,
    readEvent,
    writeInstructions: (instructions) => ({
      contentType: "text/xml; charset=utf-8",
      body: twimlFor(instructions, options),
    }),
  };
}

/** Makes a token for the browser's device: ten minutes of outgoing calls through our one application. */
function accessTokenFor(
  identity: VoiceIdentity,
  options: Pick<TwilioOptions, "accountSid" | "apiKeySid" | "apiKeySecret" | "appSid">,
): string {
  const token = new AccessToken(options.accountSid, options.apiKeySid, options.apiKeySecret, {
    identity: writeIdentity(identity),
    ttl: tokenLifetime_s,
  });
  token.addGrant(
    new AccessToken.VoiceGrant({ outgoingApplicationSid: options.appSid, incomingAllow: false }),
  );
  return token.toJwt();
}
