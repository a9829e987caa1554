import type { Browser, BrowserLeg, GatewayError } from "#sandbox/voice/calls/browser-leg.ts";
import { MediaNegotiationError } from "#sandbox/voice/media/gateway-connection.ts";
import {
  type AccessToken,
  notAuthorised,
  tokenExpired,
  tokenInvalid,
  verifyAccessToken,
} from "./access-token.ts";
import type { SignallingConditions } from "./conditions.ts";
import type { Exchange } from "./exchange.ts";
import { incomingCalls } from "./incoming-calls.ts";
import { type Message, type Payload, readMessage, readParameters, type Send } from "./messages.ts";

/** One browser's signalling connection, from its opening to its loss. */
export interface Session {
  /** Handles one message; a malformed one is answered with an error. Call it again only after it has resolved. */
  receive(text: string): Promise<void>;
  lost(): void;
}

const mostCalls = 4;
const malformed: GatewayError = { code: 31_100, message: "The request had malformed syntax." };
const badSdp: GatewayError = { code: 31_400, message: "Bad Request: the SDP cannot be used." };
const callOver: GatewayError = { code: 31_107, message: "The call has ended." };

export function openSession(exchange: Exchange, conditions: SignallingConditions, send: Send): Session {
  /** By both names that the browser may use: its own temporary name and the call's sid. */
  const calls = new Map<string, BrowserLeg>();
  const browsers = new Map<BrowserLeg, Browser>();
  const incoming = incomingCalls(send);
  let token: AccessToken | undefined;
  /** The identity whose calls this browser gets. */
  let registered: string | undefined;
  let expiryTimer: NodeJS.Timeout | undefined;
  let open = true;

  async function listen({ token: given }: Payload<"listen">): Promise<void> {
    const verified = conditions.take("listen") ?? (await verifyAccessToken(given));
    clearTimeout(expiryTimer);
    token = undefined;
    if (!open) return;
    if ("code" in verified) {
      unregister();
      return send("error", { error: verified });
    }
    // A new token carries on a registration of the same identity only.
    if (!verified.mayBeCalled || verified.identity !== registered) unregister();
    token = verified;
    const longest_ms = (conditions.longestToken_s ?? Number.POSITIVE_INFINITY) * 1_000;
    const ttl_ms = Math.min(verified.expiresAt.getTime() - Date.now(), longest_ms);
    expiryTimer = setTimeout(expire, ttl_ms);
    send("connected", {
      edge: "sandbox",
      region: "sandbox",
      home: "sandbox",
      token: { identity: verified.identity, ttl: Math.floor(ttl_ms / 1_000) },
    });
  }

  /** Running calls go on; a new one needs a new token, and incoming calls need a new registration with it. */
  function expire(): void {
    token = undefined;
    unregister();
    send("error", { error: tokenExpired });
  }

  /**
   * A browser registers for incoming calls, or with `audio: false` ends its registration. Without the grant for
   * incoming calls the gateway accepts the registration too, but no call ever comes.
   */
  function register({ media: { audio } }: Payload<"register">): void {
    const error = conditions.take("register") ?? (token ? undefined : tokenInvalid);
    if (error || !token) {
      send("error", { error });
      return;
    }
    unregister();
    if (audio && token.mayBeCalled) {
      registered = token.identity;
      exchange.registrations.add(registered, incoming.device);
    }
    send(audio ? "ready" : "offline", {});
  }

  function unregister(): void {
    if (registered !== undefined) exchange.registrations.remove(registered, incoming.device);
    registered = undefined;
  }

  async function invite({ callsid, sdp, reconnect, twilio }: Payload<"invite">): Promise<void> {
    const fault = conditions.take("invite");
    if (fault || !token) return refuse(callsid, fault ?? tokenInvalid);
    if (reconnect !== undefined) return rejoin(callsid, reconnect, token);
    if (!token.mayCall) return refuse(callsid, notAuthorised);
    const parameters = readParameters(twilio.params ?? "");
    if (!parameters || calls.has(callsid) || browsers.size >= mostCalls) {
      return send("hangup", { callsid, error: malformed });
    }
    const browser = browserFor(callsid, conditions, send);
    const call = await exchange.invite({ identity: token.identity, offerSdp: sdp, parameters, browser });
    if ("code" in call) return send("hangup", { callsid, error: call });
    attach(call, browser, [callsid, call.leg.sid]);
  }

  function refuse(callsid: string, error: GatewayError): void {
    send("error", { callsid, error });
    send("hangup", { callsid, error });
  }

  function rejoin(callSid: string, reconnectToken: string, { identity }: AccessToken): void {
    const browser = browserFor(callSid, conditions, send);
    const call = exchange.rejoin({ callSid, reconnectToken, identity, browser });
    if (call) attach(call, browser, [callSid]);
    else send("hangup", { callsid: callSid, error: callOver });
  }

  /** A second answer, or one to a call that does not ring here, changes nothing. */
  async function answer({ callsid, sdp }: Payload<"answer">): Promise<void> {
    const browser = browserFor(callsid, conditions, send);
    const call = await whenUsable(callsid, "hangup", () =>
      incoming.find(callsid)?.answer(incoming.device, sdp, browser),
    );
    if (call) attach(call, browser, [callsid]);
  }

  /** Answers SDP that cannot be used with an error, and returns null. */
  async function whenUsable<T>(
    callsid: string,
    answerType: "hangup" | "error",
    negotiate: () => Promise<T> | undefined,
  ): Promise<T | undefined | null> {
    try {
      return await negotiate();
    } catch (error) {
      if (!(error instanceof MediaNegotiationError)) throw error;
      send(answerType, { callsid, error: badSdp });
      return null;
    }
  }

  function attach(call: BrowserLeg, browser: Browser, names: string[]): void {
    if (!open) return void call.lose(browser);
    for (const name of names) calls.set(name, call);
    browsers.set(call, browser);
    call.leg.over.addEventListener("abort", () => {
      for (const name of names) calls.delete(name);
      browsers.delete(call);
    });
  }

  async function reinvite({ callsid, sdp }: Payload<"reinvite">): Promise<void> {
    await whenUsable(callsid, "error", () => calls.get(callsid)?.renegotiate(sdp));
  }

  /** The hang-up of a call that still rings here, such as after a refused microphone, rejects it. */
  function hangUp({ callsid }: Payload<"hangup">): void {
    const call = calls.get(callsid);
    if (call) call.hangUp();
    else incoming.find(callsid)?.reject(incoming.device);
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
        return hangUp(message.payload);
      case "answer":
        return answer(message.payload);
      case "reject":
        return incoming.find(message.payload.callsid)?.reject(incoming.device);
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
      unregister();
      for (const [call, browser] of browsers) void call.lose(browser);
    },
  };
}

/** Until it rings, a browser knows its call by its own temporary name. */
function browserFor(temporarySid: string, conditions: SignallingConditions, send: Send): Browser {
  let callSid = temporarySid;
  return {
    ringing(callsid, sdp) {
      callSid = callsid;
      send("ringing", { callsid, ...(conditions.earlyMedia && sdp !== undefined && { sdp }) });
    },
    answered(callsid, sdp, reconnect) {
      callSid = callsid;
      send("answer", { callsid, ...(sdp !== undefined && { sdp }), reconnect });
    },
    failed(error) {
      send("error", { callsid: callSid, error });
    },
    hungUp(error) {
      send("hangup", { callsid: callSid, ...(error && { error }) });
    },
    message({ sid, content }) {
      send("message", {
        callsid: callSid,
        content,
        contenttype: "application/json",
        messagetype: userDefinedMessage,
        voiceeventsid: sid,
      });
    },
  };
}

/** The one type of message that the carrier knows. */
const userDefinedMessage = "user-defined-message";
/** Call.sendMessage takes up to 10 kB. */
const largestMessage = 10 * 1_024;
const unknownMessageType: GatewayError = { code: 31_210, message: "Call message event type is invalid" };
const messageTooLarge: GatewayError = { code: 31_212, message: "The message is too large" };

/** Reason why the carrier does not take a message within a call; undefined when it does. */
function messageError(messageType: string, content: unknown): GatewayError | undefined {
  if (messageType !== userDefinedMessage) return unknownMessageType;
  const size = Buffer.byteLength(JSON.stringify(content) ?? "");
  return size > largestMessage ? messageTooLarge : undefined;
}
