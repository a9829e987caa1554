import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import type { Leg } from "#sandbox/voice/calls/leg.ts";

export const apiVersion = "2010-04-01";

/** The parameters of every webhook about a leg. */
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
