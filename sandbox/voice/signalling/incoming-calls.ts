import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import type { Device, RingingCall } from "#sandbox/voice/calls/ringing-call.ts";
import type { Send } from "./messages.ts";

/** The calls that ring in one browser. */
export function incomingCalls(send: Send) {
  const ringing = new Map<string, RingingCall>();
  const device: Device = {
    ring(call, sdp) {
      const { sid } = call.leg;
      ringing.set(sid, call);
      call.over.addEventListener("abort", () => ringing.delete(sid));
      send("invite", { callsid: sid, sdp, reconnect: call.reconnectToken, parameters: describe(call) });
    },
    cancel: (callsid) => send("cancel", { callsid }),
  };
  return {
    device,
    /** A call that rings here; undefined for any other, such as one that another device has taken. */
    find: (callSid: string) => ringing.get(callSid),
  };
}

/** Call.parameters of the SDK, which reads Call.customParameters from `Params`. */
function describe({ leg, parameters }: RingingCall): Record<string, string> {
  return {
    AccountSid: sandboxAccounts.voice.accountSid,
    CallSid: leg.sid,
    From: leg.from,
    To: leg.to,
    ...(parameters.size > 0 && { Params: encode(parameters) }),
  };
}

/** The SDK decodes the values alone, so a name goes as it is. */
function encode(parameters: ReadonlyMap<string, string>): string {
  return [...parameters].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
}
