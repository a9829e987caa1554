import { createHmac, createSecretKey } from "node:crypto";
import type { VoiceIdentity } from "#domain/calls/voice-carrier.ts";
import { writeIdentity } from "./client-identity.ts";
import type { TwilioOptions } from "./options.ts";

const lifetime_s = 600;
const header = encode({ cty: "twilio-fpa;v=1", typ: "JWT", alg: "HS256" });

/**
 * Makes tokens for browsers' devices: ten minutes of outgoing calls through our one application, and of incoming ones where
 * the device may be called. The key is made from its
 * secret once; the SDK makes it for each token, which takes twelve times as long.
 * https://www.twilio.com/docs/iam/access-tokens
 */
export function accessTokens({
  accountSid,
  apiKeySid,
  apiKeySecret,
  appSid,
}: Pick<TwilioOptions, "accountSid" | "apiKeySid" | "apiKeySecret" | "appSid">): (
  identity: VoiceIdentity,
  mayBeCalled?: boolean,
) => string {
  const key = createSecretKey(apiKeySecret, "utf8");
  const outgoing = { application_sid: appSid };
  return (identity, mayBeCalled = false) => {
    const voice = mayBeCalled ? { outgoing, incoming: { allow: true } } : { outgoing };
    const now_s = Math.floor(Date.now() / 1_000);
    const claims = encode({
      jti: `${apiKeySid}-${now_s}`,
      grants: { identity: writeIdentity(identity), voice },
      iat: now_s,
      exp: now_s + lifetime_s,
      iss: apiKeySid,
      sub: accountSid,
    });
    const signature = createHmac("sha256", key).update(`${header}.${claims}`).digest("base64url");
    return `${header}.${claims}.${signature}`;
  };
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
