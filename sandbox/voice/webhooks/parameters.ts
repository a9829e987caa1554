import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import type { Leg } from "#sandbox/voice/calls/leg.ts";

export const apiVersion = "2010-04-01";

/** RFC 2822, the carrier's date format: Thu, 01 Jan 2026 12:00:00 +0000. */
export function formatDate(date: Date): string {
  return date.toUTCString().replace("GMT", "+0000");
}

export function legParameters(leg: Leg): URLSearchParams {
  const form = new URLSearchParams({
    AccountSid: sandboxAccounts.voice.accountSid,
    ApiVersion: apiVersion,
    CallSid: leg.sid,
    CallStatus: leg.status,
    Called: leg.to,
    Caller: leg.from,
    Direction: leg.direction,
    From: leg.from,
    To: leg.to,
  });
  if (leg.parentSid) form.set("ParentCallSid", leg.parentSid);
  return form;
}
