import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import {
  type Browser,
  BrowserLeg,
  type CallMessage,
  type CallView,
  type GatewayError,
  newReconnectToken,
} from "#sandbox/voice/calls/browser-leg.ts";
import { ClientCall, type ClientCallDeps } from "#sandbox/voice/calls/client-call.ts";
import type { Clients } from "#sandbox/voice/calls/dial-client.ts";
import type { Device } from "#sandbox/voice/calls/ringing-call.ts";
import type { Codec } from "#sandbox/voice/media/codec.ts";
import { MediaNegotiationError } from "#sandbox/voice/media/gateway-connection.ts";
import { type MediaSession, openMedia } from "#sandbox/voice/media/media-session.ts";
import { pcmu } from "#sandbox/voice/media/pcmu.ts";

/** The carrier calls this many devices of one identity, those that registered last. */
const mostDevices = 10;

class Registrations {
  readonly #devices = new Map<string, Set<Device>>();

  add(identity: string, device: Device): void {
    const devices = this.#devices.get(identity) ?? new Set();
    // A device that registers again counts as the newest.
    devices.delete(device);
    devices.add(device);
    this.#devices.set(identity, devices);
  }

  remove(identity: string, device: Device): void {
    const devices = this.#devices.get(identity);
    devices?.delete(device);
    if (devices?.size === 0) this.#devices.delete(identity);
  }

  devicesOf(identity: string): readonly Device[] {
    return [...(this.#devices.get(identity) ?? [])].slice(-mostDevices);
  }
}

export type Exchange = ReturnType<typeof createExchange>;

export interface Invitation {
  identity: string;
  offerSdp: string;
  parameters: ReadonlyMap<string, string>;
  browser: Browser;
}

export interface Rejoining {
  callSid: string;
  reconnectToken: string;
  identity: string;
  browser: Browser;
}

/** A call from a telephone to a number of the account, whose media a page of the sandbox is. */
export interface PhoneCall {
  from: string;
  to: string;
  offerSdp: string;
  voiceUrl: string;
  ownParameters: Readonly<Record<string, string>>;
}

const mostCalls = 400;
const noBrowser: Browser = { ringing() {}, answered() {}, failed() {}, hungUp() {}, message() {} };

/** Every browser that is registered or in a call at the gateway. */
export function createExchange(deps: Omit<ClientCallDeps, "clients" | "ownParameters">) {
  const registrations = new Registrations();
  const live = new Map<string, BrowserLeg>();
  let opening = 0;

  function keep(call: BrowserLeg): void {
    const { sid, over } = call.leg;
    if (over.aborted) return;
    live.set(sid, call);
    over.addEventListener("abort", () => live.delete(sid));
  }
  const clients: Clients = {
    devicesOf: (identity) => registrations.devicesOf(identity),
    answered: keep,
  };

  async function open(offerSdp: string, codecs?: readonly Codec[]): Promise<MediaSession | GatewayError> {
    if (live.size + opening >= mostCalls) return { code: 31_206, message: "Too many calls at once" };
    opening++;
    const media = await openMedia(offerSdp, codecs)
      .catch((error: unknown) => {
        if (error instanceof MediaNegotiationError) return undefined;
        throw error;
      })
      .finally(() => opening--);
    return media ?? { code: 31_400, message: "Bad Request: the SDP offer cannot be answered" };
  }

  return {
    registrations,
    /** Starts a call; the gateway's error when it cannot start. */
    async invite({
      identity,
      offerSdp,
      parameters,
      browser,
    }: Invitation): Promise<BrowserLeg | GatewayError> {
      const media = await open(offerSdp);
      if ("code" in media) return media;
      const leg = deps.log.open({
        direction: "inbound",
        parentSid: null,
        from: `client:${identity}`,
        to: parameters.get("To") ?? "",
      });
      const caller = new BrowserLeg({
        leg,
        identity,
        media,
        browser,
        reconnectToken: newReconnectToken(),
        reconnect_ms: deps.timing.reconnect_ms,
      });
      keep(caller);
      const ownParameters = { ApplicationSid: sandboxAccounts.voice.appSid };
      void new ClientCall(caller, parameters, { ...deps, clients, ownParameters }).run();
      return caller;
    },
    /** Starts a call from a telephone, which speaks PCMU, and about which the app is asked as of any incoming call. */
    async phone({ from, to, offerSdp, ...app }: PhoneCall): Promise<BrowserLeg | GatewayError> {
      const media = await open(offerSdp, [pcmu]);
      if ("code" in media) return media;
      const leg = deps.log.open({ direction: "inbound", parentSid: null, from, to });
      const caller = new BrowserLeg({
        leg,
        identity: from,
        media,
        browser: noBrowser,
        reconnectToken: newReconnectToken(),
        reconnect_ms: deps.timing.reconnect_ms,
      });
      keep(caller);
      void new ClientCall(caller, new Map(), { ...deps, ...app, clients }).run();
      return caller;
    },
    /** Connects a browser to its running call after a lost connection; undefined without the call's own token. */
    rejoin({ callSid, reconnectToken, identity, browser }: Rejoining): BrowserLeg | undefined {
      const call = live.get(callSid);
      if (call?.reconnectToken !== reconnectToken || call.identity !== identity) return undefined;
      call.reattach(browser);
      return call;
    },
    count: () => live.size,
    live: (): Promise<CallView[]> => Promise.all([...live.values()].map((call) => call.view())),
    /** Sends a message to the browser of a call; false when no such call rings or runs in a browser. */
    message(callSid: string, message: CallMessage): boolean {
      const call = live.get(callSid);
      call?.message(message);
      return call !== undefined;
    },
    /** Reports a fault to the browser of every call; the calls go on. */
    reportAll(error: GatewayError) {
      for (const call of live.values()) call.report(error);
    },
    loseAll(percent: number) {
      for (const { media } of live.values()) media.lose(percent);
    },
    hangUpAll() {
      for (const call of live.values()) call.hangUp();
    },
  };
}
