import { randomUUID } from "node:crypto";
import twilio from "twilio";
import { writeIdentity } from "#adapters/twilio/client-identity.ts";
import { walletQuery } from "#adapters/twilio/webhook-fields.ts";

import { voicePaths } from "#contract/calls/calls.ts";
import { sessionHeader } from "#contract/constants.ts";
import { tariffRoutes } from "#contract/money/tariff.ts";
import { walletRoutes } from "#contract/money/wallet.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { sessionRoutes } from "#contract/users/session.ts";
import type { BenchUser } from "./http-data.ts";

export interface BenchRequest {
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const { accountSid, authToken } = sandboxAccounts.voice;
const number = "+442079460000";

/** Each request comes from a network of its own, as those of many users do. */
function networkOf(index: number): Record<string, string> {
  return { "x-forwarded-for": `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}` };
}

export function userRequests(path: string, users: readonly BenchUser[]): BenchRequest[] {
  return users.map(({ token }, index) => ({
    method: "GET",
    path,
    headers: { ...networkOf(index), [sessionHeader]: token },
  }));
}

export const readPaths = {
  me: sessionRoutes.me.path,
  credits: walletRoutes.credits.path,
  transactions: walletRoutes.transactions.path,
};

export function tariffRequests(count: number): BenchRequest[] {
  const path = `${tariffRoutes.ask.path}?number=${encodeURIComponent(number)}`;
  return Array.from({ length: count }, (_, index) => ({ method: "GET", path, headers: networkOf(index) }));
}

/** The carrier's two messages of one call for each user: the request for instructions, and the report of the end. */
export function callRequests(publicUrl: string, users: readonly BenchUser[]) {
  const calls = users.map((user) => ({ ...user, sid: `CA${randomUUID().replaceAll("-", "")}` }));
  return {
    authorise: calls.map(({ sid, ...user }, index) =>
      signed(publicUrl, voicePaths.outgoing, index, {
        CallSid: sid,
        From: `client:${writeIdentity(user)}`,
        To: number,
      }),
    ),
    settle: calls.map(({ sid, walletId }, index) =>
      signed(publicUrl, `${voicePaths.status}?${walletQuery}=${walletId}`, index, {
        CallSid: `${sid}child`,
        ParentCallSid: sid,
        CallStatus: "completed",
        CallDuration: "60",
      }),
    ),
  };
}

function signed(
  publicUrl: string,
  path: string,
  index: number,
  fields: Record<string, string>,
): BenchRequest {
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
