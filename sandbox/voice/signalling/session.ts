import type { Browser, ClientCall, GatewayError } from "#sandbox/voice/calls/client-call.ts";
import { MediaNegotiationError } from "#sandbox/voice/media/media-session.ts";
import { type AccessToken, tokenExpired, tokenInvalid, verifyAccessToken } from "./access-token.ts";
import type { SignallingConditions } from "./conditions.ts";
import type { Edge } from "./edge.ts";
import type { Exchange } from "./exchange.ts";
import { type Message, type Payload, readMessage, readParameters } from "./messages.ts";

/** One browser's signalling connection, from its opening to its loss. */
export interface Session {
  /** Handles one message; a malformed one is answered with an error. Call it again only after it has resolved. */
  receive(text: string): Promise<void>;
  /** Handles the loss of the connection. */
  lost(): void;
}

export type Send = (type: string, payload: object) => void;

const mostCalls = 4;
const malformed: GatewayError = { code: 31_100, message: "The request had malformed syntax." };
const badOffer: GatewayError = { code: 31_400, message: "Bad Request: the SDP offer cannot be answered." };
/** Call.sendMessage takes up to 10 kB. */
const largestMessage = 10 * 1_024;
const unknownMessageType: GatewayError = { code: 31_210, message: "Call message event type is invalid" };
const messageTooLarge: GatewayError = { code: 31_212, message: "The message is too large" };
const callOver: GatewayError = { code: 31_107, message: "The call has ended." };

export function openSession(
  exchange: Exchange,
  conditions: SignallingConditions,
  edge: Edge,
  send: Send,
): Session {
  /** By both names that the browser may use: its own temporary name and the call's sid. */
  const calls = new Map<string, ClientCall>();
  const browsers = new Map<ClientCall, Browser>();
  let token: AccessToken | undefined;
  let expiryTimer: NodeJS.Timeout | undefined;
  let open = true;

  async function listen({ token: given }: Payload<"listen">): Promise<void> {
    const verified = conditions.take("listen") ?? (await verifyAccessToken(given));
    clearTimeout(expiryTimer);
    token = undefined;
    if (!open) return;
    if ("code" in verified) return send("error", { error: verified });
    token = verified;
    const longest_ms = (conditions.longestToken_s ?? Number.POSITIVE_INFINITY) * 1_000;
    const ttl_ms = Math.min(verified.expiresAt.getTime() - Date.now(), longest_ms);
    expiryTimer = setTimeout(expire, ttl_ms);
    send("connected", {
      ...edge,
      home: "sandbox",
      token: { identity: verified.identity, ttl: Math.floor(ttl_ms / 1_000) },
    });
  }

  /** Running calls go on; a new one needs a new token. */
  function expire(): void {
    token = undefined;
    send("error", { error: tokenExpired });
  }

  /** A browser registers for incoming calls, or with `audio: false` ends its registration. */
  function register({ media: { audio } }: Payload<"register">): void {
    const error = conditions.take("register") ?? (token ? undefined : tokenInvalid);
    if (error) send("error", { error });
    else send(audio ? "ready" : "offline", {});
  }

  async function invite({ callsid, sdp, reconnect, twilio }: Payload<"invite">): Promise<void> {
    const error = conditions.take("invite");
    if (error || !token) {
      send("error", { callsid, error: error ?? tokenInvalid });
      return send("hangup", { callsid, error: error ?? tokenInvalid });
    }
    if (reconnect !== undefined) return rejoin(callsid, reconnect, token);
    const parameters = readParameters(twilio.params ?? "");
    if (!parameters || calls.has(callsid) || browsers.size >= mostCalls) {
      return send("hangup", { callsid, error: malformed });
    }
    const browser = browserFor(callsid, conditions, send);
    const call = await exchange.invite({ identity: token.identity, offerSdp: sdp, parameters, browser });
    if ("code" in call) return send("hangup", { callsid, error: call });
    attach(call, browser, [callsid, call.leg.sid]);
  }

  function rejoin(callsid: string, reconnect: string, { identity }: AccessToken): void {
    const call = exchange.rejoin(callsid, reconnect, identity);
    if (!call) {
      send("hangup", { callsid, error: callOver });
      return;
    }
    const browser = browserFor(callsid, conditions, send);
    attach(call, browser, [callsid]);
    call.reattach(browser);
  }

  function attach(call: ClientCall, browser: Browser, names: string[]): void {
    if (!open) return void call.lose(browser);
    for (const name of names) calls.set(name, call);
    browsers.set(call, browser);
    call.leg.over.addEventListener("abort", () => {
      for (const name of names) calls.delete(name);
      browsers.delete(call);
    });
  }

  async function reinvite({ callsid, sdp }: Payload<"reinvite">): Promise<void> {
    try {
      await calls.get(callsid)?.renegotiate(sdp);
    } catch (error) {
      if (!(error instanceof MediaNegotiationError)) throw error;
      send("error", { callsid, error: badOffer });
    }
  }

  /** The carrier takes a call's message for the app, acknowledges it or says why it does not. */
  function takeMessage({ callsid, voiceeventsid, messagetype, content }: Payload<"message">): void {
    if (!calls.has(callsid)) return;
    const error = messageError(messagetype, content);
    if (error) send("error", { callsid, voiceeventsid, error });
    else send("ack", { acktype: "message", callsid, voiceeventsid });
  }

  async function handle(message: Message): Promise<void> {
    switch (message.type) {
      case "listen":
        return listen(message.payload);
      case "register":
        return register(message.payload);
      case "invite":
        return invite(message.payload);
      case "reinvite":
        return reinvite(message.payload);
      case "hangup":
        return calls.get(message.payload.callsid)?.hangUp();
      case "message":
        return takeMessage(message.payload);
      case "dtmf":
        return calls.get(message.payload.callsid)?.press(message.payload.dtmf);
    }
  }

  return {
    async receive(text) {
      const message = readMessage(text);
      if (message) await handle(message);
      else send("error", { error: malformed });
    },
    lost() {
      open = false;
      clearTimeout(expiryTimer);
      for (const [call, browser] of browsers) void call.lose(browser);
    },
  };
}

function messageError(messageType: string, content: unknown): GatewayError | undefined {
  if (messageType !== "user-defined-message") return unknownMessageType;
  const size = Buffer.byteLength(JSON.stringify(content) ?? "");
  return size > largestMessage ? messageTooLarge : undefined;
}

/** Until it rings, a browser knows its call by its own temporary name. */
function browserFor(temporarySid: string, conditions: SignallingConditions, send: Send): Browser {
  let known = temporarySid;
  return {
    ringing(callsid, sdp) {
      known = callsid;
      send("ringing", { callsid, ...(conditions.earlyMedia && sdp !== undefined && { sdp }) });
    },
    answered(callsid, sdp, reconnect) {
      known = callsid;
      send("answer", { callsid, ...(sdp !== undefined && { sdp }), reconnect });
    },
    failed(error) {
      send("error", { callsid: known, error });
    },
    hungUp(error) {
      send("hangup", { callsid: known, ...(error && { error }) });
    },
  };
}
