import twilio from "twilio";
import { writeIdentity } from "#adapters/twilio/client-identity.ts";
import { walletQuery } from "#adapters/twilio/webhook-fields.ts";
import { voicePaths } from "#contract/calls/calls.ts";
import { sessionHeader } from "#contract/constants.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import type { BenchUser } from "./seed.ts";

export interface BenchRequest {
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export const number = "+442079460000";

/** Names a network for each request, as those of many users do. */
function networkOf(index: number): Record<string, string> {
  return { "x-forwarded-for": `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}` };
}

export function reads(path: string, users: readonly BenchUser[]): BenchRequest[] {
  return visits(path, users.length).map((visit, index) => ({
    ...visit,
    headers: { ...visit.headers, [sessionHeader]: users[index]?.token ?? "" },
  }));
}

/** Requests without a session. */
export function visits(path: string, count: number): BenchRequest[] {
  return Array.from({ length: count }, (_, index) => ({ method: "GET", path, headers: networkOf(index) }));
}

export function authorising(publicUrl: string, user: BenchUser, sid: string, index: number): BenchRequest {
  const fields = { CallSid: sid, From: `client:${writeIdentity(user)}`, To: number };
  return signed(publicUrl, voicePaths.outgoing, fields, index);
}

export function settling(
  publicUrl: string,
  walletId: string,
  sid: string,
  duration_s: number,
  index: number,
): BenchRequest {
  const leg = { CallSid: `${sid}child`, ParentCallSid: sid };
  const fields = { ...leg, CallStatus: "completed", CallDuration: String(duration_s) };
  return signed(publicUrl, `${voicePaths.status}?${walletQuery}=${walletId}`, fields, index);
}

function signed(
  publicUrl: string,
  path: string,
  fields: Record<string, string>,
  index: number,
): BenchRequest {
  const { accountSid, authToken } = sandboxAccounts.voice;
  const all = { ...fields, AccountSid: accountSid };
  const signature = twilio.getExpectedTwilioSignature(authToken, publicUrl + path, all);
  const type = "application/x-www-form-urlencoded";
  return {
    method: "POST",
    path,
    headers: { ...networkOf(index), "content-type": type, "x-twilio-signature": signature },
    body: new URLSearchParams(all).toString(),
  };
}
