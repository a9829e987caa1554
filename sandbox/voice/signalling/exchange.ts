import {
  type Browser,
  type CallView,
  ClientCall,
  type ClientCallDeps,
  type GatewayError,
} from "#sandbox/voice/calls/client-call.ts";
import { MediaNegotiationError, openMedia } from "#sandbox/voice/media/media-session.ts";

/** Every browser call that is open at the gateway. */
export interface Exchange {
  /** Starts a call; the gateway's error when it cannot start. */
  invite(invitation: Invitation): Promise<ClientCall | GatewayError>;
  /** Finds the running call of a browser that reconnects with the call's own token. */
  rejoin(callSid: string, reconnectToken: string, identity: string): ClientCall | undefined;
  live(): CallView[];
  /** Reports a fault to the browser of every call; the calls go on. */
  reportAll(error: GatewayError): void;
  hangUpAll(): void;
}

export interface Invitation {
  identity: string;
  offerSdp: string;
  parameters: ReadonlyMap<string, string>;
  browser: Browser;
}

const mostCalls = 400;

export function createExchange(deps: ClientCallDeps): Exchange {
  const calls = new Map<string, ClientCall>();
  let opening = 0;

  return {
    async invite({ identity, offerSdp, parameters, browser }) {
      if (calls.size + opening >= mostCalls) return { code: 31_206, message: "Too many calls at once" };
      opening++;
      const media = await openMedia(offerSdp)
        .catch((error: unknown) => {
          if (error instanceof MediaNegotiationError) return undefined;
          throw error;
        })
        .finally(() => opening--);
      if (!media) return { code: 31_400, message: "Bad Request: the SDP offer cannot be answered" };
      const leg = deps.log.open({
        direction: "inbound",
        parentSid: null,
        from: clientAddress(identity),
        to: parameters.get("To") ?? "",
      });
      const call = new ClientCall(leg, media, browser, parameters, deps);
      calls.set(leg.sid, call);
      void call.run().finally(() => calls.delete(leg.sid));
      return call;
    },
    rejoin(callSid, reconnectToken, identity) {
      const call = calls.get(callSid);
      const theirs = call?.reconnectToken === reconnectToken && call.leg.from === clientAddress(identity);
      return theirs ? call : undefined;
    },
    live: () => [...calls.values()].map((call) => call.view()),
    reportAll(error) {
      for (const call of calls.values()) call.report(error);
    },
    hangUpAll() {
      for (const call of calls.values()) call.hangUp();
    },
  };
}

function clientAddress(identity: string): string {
  return `client:${identity}`;
}
