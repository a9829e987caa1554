import type { Codec } from "#sandbox/voice/media/codec.ts";
import { type OfferedMedia, offerMedia } from "#sandbox/voice/media/media-session.ts";
import { type Browser, BrowserLeg, newReconnectToken } from "./browser-leg.ts";
import type { EndedStatus, Leg } from "./leg.ts";

/** A browser that is registered for the calls to its identity. */
export interface Device {
  ring(call: RingingCall, offerSdp: string): void;
  /** The call rings no longer: another device has taken or rejected it, or the caller has given up. */
  cancel(callSid: string): void;
}

/**
 * A call to an identity while it rings in the registered browsers. Every device has media of its own, so that one that
 * comes too late never touches the media of the first.
 */
export class RingingCall {
  readonly leg: Leg;
  readonly identity: string;
  /** Values that the app passes to the called browser. */
  readonly parameters: ReadonlyMap<string, string>;
  readonly reconnectToken = newReconnectToken();
  readonly #codec: Codec;
  readonly #reconnect_ms: number;
  readonly #devices = new Map<Device, OfferedMedia>();
  readonly #taken: AbortController;
  /** Aborted once the call rings no longer. */
  readonly over: AbortSignal;
  #answered: BrowserLeg | undefined;

  constructor(given: {
    leg: Leg;
    identity: string;
    parameters: ReadonlyMap<string, string>;
    /** The caller's codec. A browser that does not speak it cannot answer. */
    codec: Codec;
    reconnect_ms: number;
    /** Of all calls that ring for one Dial: the first that is answered takes it from the others. */
    taken?: AbortController;
  }) {
    const { leg } = given;
    this.#taken = given.taken ?? new AbortController();
    this.leg = leg;
    this.identity = given.identity;
    this.parameters = given.parameters;
    this.#codec = given.codec;
    this.#reconnect_ms = given.reconnect_ms;
    this.over = AbortSignal.any([leg.over, this.#taken.signal]);
    this.over.addEventListener("abort", () => this.#cancelAll());
  }

  get answered(): BrowserLeg | undefined {
    return this.#answered;
  }

  async ringAt(devices: readonly Device[]): Promise<void> {
    await Promise.all(
      devices.map(async (device) => {
        const media = await offerMedia(this.#codec);
        if (this.over.aborted) return media.close();
        this.#devices.set(device, media);
        device.ring(this, media.localSdp);
      }),
    );
  }

  /**
   * Takes the answer of a device that rings; undefined when the call rings there no longer.
   * @throws MediaNegotiationError
   */
  async answer(device: Device, answerSdp: string, browser: Browser): Promise<BrowserLeg | undefined> {
    const media = this.#devices.get(device);
    if (!media) return undefined;
    this.#devices.delete(device);
    try {
      await media.accept(answerSdp);
    } catch (error) {
      await media.close();
      if (this.#devices.size === 0) this.#end("failed");
      throw error;
    }
    const leg = this.#take(media, browser);
    if (leg) return leg;
    device.cancel(this.leg.sid);
    await media.close();
    return undefined;
  }

  /** The carrier reports the refusal of one device as busy, and rings no other any longer. */
  reject(device: Device): void {
    const media = this.#devices.get(device);
    if (!media) return;
    this.#devices.delete(device);
    void media.close();
    this.#end("busy");
  }

  #take(media: OfferedMedia, browser: Browser): BrowserLeg | undefined {
    if (this.over.aborted) return undefined;
    const { leg, identity, reconnectToken } = this;
    this.#answered = new BrowserLeg({
      leg,
      identity,
      media,
      browser,
      reconnectToken,
      reconnect_ms: this.#reconnect_ms,
    });
    leg.answer();
    this.#taken.abort();
    return this.#answered;
  }

  #end(status: EndedStatus): void {
    if (!this.over.aborted) this.leg.end(status);
  }

  #cancelAll(): void {
    for (const [device, media] of this.#devices) {
      device.cancel(this.leg.sid);
      void media.close();
    }
    this.#devices.clear();
  }
}
