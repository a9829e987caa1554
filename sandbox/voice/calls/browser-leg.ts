import { randomBytes } from "node:crypto";
import type { MediaSession } from "#sandbox/voice/media/media-session.ts";
import type { Leg } from "./leg.ts";
import { elapse } from "./timing.ts";

export interface GatewayError {
  code: number;
  message: string;
}

export interface CallMessage {
  sid: string;
  content: unknown;
}

/** The call's browser. A new one replaces it when a lost connection is restored. */
export interface Browser {
  /** Without an SDP there is no early media: the caller hears nothing of the carrier until the answer. */
  ringing(callSid: string, sdp: string | undefined): void;
  answered(callSid: string, sdp: string | undefined, reconnectToken: string): void;
  /** Reports a fault of the call, which goes on. */
  failed(error: GatewayError): void;
  hungUp(error: GatewayError | undefined): void;
  message(message: CallMessage): void;
}

export interface CallView {
  sid: string;
  from: string;
  to: string;
  status: string;
  answered_s: number;
  keys: string;
  /** The codec of both directions, as the carrier names it. */
  codec: string;
  /** The browser's audio at the gateway: root mean square of the last second, 0 to 1, and packets received. */
  heard: { level: number; packets: number };
}

const mostKeysShown = 64;

export function newReconnectToken(): string {
  return randomBytes(24).toString("base64url");
}

/** The leg of a call that ends in a browser, whether the browser called or was called. */
export class BrowserLeg {
  readonly leg: Leg;
  readonly identity: string;
  readonly media: MediaSession;
  readonly reconnectToken: string;
  readonly #reconnect_ms: number;
  #browser: Browser;
  #keys = "";
  #onKeys: ((keys: string) => void) | undefined;

  constructor(given: {
    leg: Leg;
    identity: string;
    media: MediaSession;
    browser: Browser;
    reconnectToken: string;
    /** Time that the answered call outlives its lost signalling connection. */
    reconnect_ms: number;
  }) {
    this.leg = given.leg;
    this.identity = given.identity;
    this.media = given.media;
    this.reconnectToken = given.reconnectToken;
    this.#browser = given.browser;
    this.#reconnect_ms = given.reconnect_ms;
    this.media.listenForKeys((key) => this.press(key));
  }

  hangUp(): void {
    this.leg.hangUp();
  }

  async view(): Promise<CallView> {
    const heard = await this.media.heard();
    const { sid, from, to, status, duration_s } = this.leg;
    const codec = this.media.codec.name;
    return { sid, from, to, status, answered_s: duration_s, keys: this.#keys, codec, heard };
  }

  /** Keys without a listener, such as those before the answer, are lost. */
  listenForKeys(onKeys: (keys: string) => void): void {
    this.#onKeys = onKeys;
  }

  /** Keys of the browser's telephone, `w` for a pause. */
  press(keys: string): void {
    if (!this.#onKeys || this.leg.over.aborted) return;
    this.#keys = (this.#keys + keys).slice(-mostKeysShown);
    this.#onKeys(keys);
  }

  message(message: CallMessage): void {
    this.#browser.message(message);
  }

  report(error: GatewayError): void {
    this.#browser.failed(error);
  }

  ring(hasEarlyMedia: boolean): void {
    if (this.leg.answeredAt) return;
    this.#browser.ringing(this.leg.sid, hasEarlyMedia ? this.media.localSdp : undefined);
  }

  answer(): void {
    if (this.leg.answeredAt || this.leg.over.aborted) return;
    this.leg.answer();
    this.#browser.answered(this.leg.sid, this.media.localSdp, this.reconnectToken);
  }

  /** Handles a lost connection: an answered call waits a while for it to be restored, any other call ends. */
  async lose(browser: Browser): Promise<void> {
    if (this.#browser !== browser) return;
    const disconnected: Browser = { ringing() {}, answered() {}, failed() {}, hungUp() {}, message() {} };
    this.#browser = disconnected;
    if (this.leg.answeredAt) await elapse(this.#reconnect_ms, this.leg.over);
    if (this.#browser === disconnected) this.leg.hangUp();
  }

  reattach(browser: Browser): void {
    this.#browser = browser;
    browser.answered(this.leg.sid, undefined, this.reconnectToken);
  }

  /** @throws MediaNegotiationError */
  async renegotiate(offerSdp: string): Promise<void> {
    const sdp = await this.media.renegotiate(offerSdp);
    this.#browser.answered(this.leg.sid, sdp, this.reconnectToken);
  }

  /** Ends the browser's call and the media, after the end of the leg. */
  async close(error: GatewayError | undefined): Promise<void> {
    this.#browser.hungUp(error);
    this.leg.packets = this.media.packets();
    await this.media.close();
  }
}
