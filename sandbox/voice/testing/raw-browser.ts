import twilio from "twilio";
import { WebSocket } from "ws";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";

export interface GatewayMessage {
  type: string;
  payload: Record<string, unknown> & { error?: { code: number; message: string } };
}

/** A browser without its SDK: speaks the signalling protocol by hand. */
export interface RawBrowser {
  received: GatewayMessage[];
  heartbeats: number;
  send(type: string, payload: unknown): void;
  sendText(text: string | Buffer): void;
  /** The first message of a type, now or later. */
  next(type: string): Promise<GatewayMessage["payload"]>;
  closed: Promise<number>;
  close(): void;
}

export async function rawBrowser(url: string, answersHeartbeat = true): Promise<RawBrowser> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/signal`);
  const waiting: { type: string; resolve: (payload: GatewayMessage["payload"]) => void }[] = [];
  const browser: RawBrowser = {
    received: [],
    heartbeats: 0,
    send: (type, payload) => socket.send(JSON.stringify({ type, payload, version: "1.6" })),
    sendText: (text) => socket.send(text),
    next: (type) => {
      const index = browser.received.findIndex((message) => message.type === type);
      const [message] = index >= 0 ? browser.received.splice(index, 1) : [];
      return message
        ? Promise.resolve(message.payload)
        : new Promise((resolve) => waiting.push({ type, resolve }));
    },
    closed: new Promise((resolve) => socket.on("close", resolve)),
    close: () => socket.terminate(),
  };
  socket.on("message", (data) => {
    const text = data.toString();
    if (text === "\n") {
      browser.heartbeats++;
      if (answersHeartbeat) socket.send("\n");
      return;
    }
    const message: GatewayMessage = JSON.parse(text);
    const index = waiting.findIndex(({ type }) => type === message.type);
    if (index >= 0) waiting.splice(index, 1)[0]?.resolve(message.payload);
    else browser.received.push(message);
  });
  await new Promise((resolve, reject) => {
    socket.on("open", resolve);
    socket.on("error", reject);
  });
  return browser;
}

const { accountSid, apiKeySid, apiKeySecret, appSid } = sandboxAccounts.voice;
const { AccessToken } = twilio.jwt;

/** An access token made by the carrier's own package, valid except for the given changes. */
export function accessToken(
  wrong: {
    identity?: string;
    incoming?: boolean;
    account?: string;
    key?: string;
    secret?: string;
    app?: string;
    ttl?: number;
    grant?: boolean;
  } = {},
): string {
  const token = new AccessToken(
    wrong.account ?? accountSid,
    wrong.key ?? apiKeySid,
    wrong.secret ?? apiKeySecret,
    {
      identity: wrong.identity ?? "alice",
      ttl: wrong.ttl ?? 600,
    },
  );
  if (wrong.grant !== false) {
    token.addGrant(
      new AccessToken.VoiceGrant({
        outgoingApplicationSid: wrong.app ?? appSid,
        incomingAllow: wrong.incoming ?? false,
      }),
    );
  }
  return token.toJwt();
}
