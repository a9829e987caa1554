import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import twilio from "twilio";
import { writeIdentity } from "#adapters/twilio/client-identity.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { identityOf, publicUrl } from "./call-harness.ts";

const { accountSid, authToken } = sandboxAccounts.voice;

export const london = "+442079460000";

export interface Posted {
  token?: string;
  headers?: Record<string, string>;
  payload?: string;
}

/** Posts a form as Twilio does, signed over the public address. */
export function postSigned(
  app: FastifyInstance,
  path: string,
  fields: Record<string, string>,
  { token = authToken, ...rest }: Posted = {},
) {
  const signature = twilio.getExpectedTwilioSignature(token, publicUrl + path, fields);
  return app.inject({
    method: "POST",
    url: path,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      "content-type": "application/x-www-form-urlencoded; charset=UTF-8",
      "x-twilio-signature": signature,
    },
    ...rest,
  });
}

export const newProviderCallId = () => `CA${randomUUID().replaceAll("-", "")}`;

export const outgoingFields = (userId: string, CallSid: string, To = london) => ({
  AccountSid: accountSid,
  CallSid,
  CallStatus: "ringing",
  Direction: "inbound",
  From: `client:${writeIdentity(identityOf(userId))}`,
  To,
});
