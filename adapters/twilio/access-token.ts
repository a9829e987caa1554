import twilio from "twilio";
import type { TwilioOptions } from "./options.ts";

const lifetime_s = 600;
const { AccessToken } = twilio.jwt;

/** A token for the browser's device: outgoing calls through our one application, nothing else, for ten minutes. */
export function accessTokenFor(
  userId: string,
  options: Pick<TwilioOptions, "accountSid" | "apiKeySid" | "apiKeySecret" | "appSid">,
): string {
  const token = new AccessToken(options.accountSid, options.apiKeySid, options.apiKeySecret, {
    identity: userId,
    ttl: lifetime_s,
  });
  token.addGrant(
    new AccessToken.VoiceGrant({ outgoingApplicationSid: options.appSid, incomingAllow: false }),
  );
  return token.toJwt();
}
