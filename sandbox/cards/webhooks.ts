import { createHmac } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pLimit from "p-limit";
import { type Disturbance, type Mishap, Mishaps, undisturbed } from "#sandbox/disturbance.ts";
import { unixSeconds } from "./api/ids.ts";
import type { EventObject } from "./store.ts";

export interface WebhookTarget {
  url: string;
  secret: string;
  /** Waits after each failure; the failure after the last wait ends the delivery. */
  delays_ms: readonly number[];
  attemptLimit_ms: number;
  log(sentence: string): void;
}

/** Retries for about ten minutes: the app may be restarting, and a person does not wait longer. */
export const retryDelays_ms: readonly number[] = [
  500,
  1_000,
  2_000,
  4_000,
  8_000,
  15_000,
  ...Array.from({ length: 19 }, () => 30_000),
];

const maximumWaiting = 2_000;
const maximumAtOnce = 10;

/**
 * Delivers signed events to the app, each on its own until the app answers 2xx. Like Stripe's, they have no fixed
 * order.
 */
export class Webhooks {
  readonly #target: WebhookTarget;
  readonly #stop = new AbortController();
  readonly #mishaps = new Mishaps();
  #disturbance = undisturbed;
  #waiting = 0;
  readonly #limit = pLimit(maximumAtOnce);

  constructor(target: WebhookTarget) {
    this.#target = target;
  }

  get disturbance(): Disturbance {
    return this.#disturbance;
  }

  /** Deliveries that have not ended. */
  get waiting(): number {
    return this.#waiting;
  }

  disturb(disturbance: Disturbance): void {
    this.#disturbance = disturbance;
  }

  send(event: EventObject): void {
    for (let copy = 0; copy < this.#disturbance.copies; copy += 1) this.#start(event);
  }

  #start(event: EventObject): void {
    if (this.#waiting >= maximumWaiting) {
      this.#target.log(`Webhook ${event.type} ${event.id} dropped: ${maximumWaiting} others wait already.`);
      return;
    }
    this.#waiting += 1;
    this.#deliver(event)
      .catch((error: unknown) => {
        if (!this.#stop.signal.aborted) this.#target.log(`Webhook ${event.id} failed: ${String(error)}`);
      })
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  stop(): void {
    this.#stop.abort();
  }

  async #deliver(event: EventObject): Promise<void> {
    // The event's content is fixed now; only its count of open deliveries changes later.
    const payload = JSON.stringify(event);
    const { shuffle_ms, failFirst } = this.#disturbance;
    let mishap = this.#mishaps.next(failFirst);
    if (shuffle_ms > 0) await sleep(Math.random() * shuffle_ms, undefined, { signal: this.#stop.signal });
    let problem = "";
    for (const delay_ms of [...this.#target.delays_ms, null]) {
      const outcome = await this.#limit(() => this.#attempt(payload, mishap));
      mishap = undefined;
      if (outcome === "taken") {
        event.pending_webhooks = 0;
        return;
      }
      if (problem === "" && delay_ms !== null) {
        this.#target.log(`Webhook ${event.type} ${event.id}: ${outcome}; trying again for a while.`);
      }
      problem = outcome;
      if (delay_ms !== null) await sleep(delay_ms, undefined, { signal: this.#stop.signal });
    }
    this.#target.log(`Webhook ${event.type} ${event.id} given up: ${problem}.`);
  }

  async #attempt(payload: string, mishap: Mishap | undefined): Promise<"taken" | string> {
    const { url, secret, attemptLimit_ms } = this.#target;
    this.#stop.signal.throwIfAborted();
    if (mishap === "request lost") return "the request was lost on purpose";
    try {
      const reply = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
          "stripe-signature": signature(payload, secret, unixSeconds()),
        },
        body: payload,
        redirect: "manual",
        signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(attemptLimit_ms)]),
      });
      await reply.body?.cancel();
      if (mishap === "answer lost") return "the answer was lost on purpose";
      return reply.ok ? "taken" : `${url} answered ${reply.status}`;
    } catch (error) {
      this.#stop.signal.throwIfAborted();
      const isLate = error instanceof Error && error.name === "TimeoutError";
      return `${url} ${isLate ? `did not answer within ${attemptLimit_ms} ms` : "could not be reached"}`;
    }
  }
}

/** `Stripe-Signature`: HMAC-SHA256 over the time and the body. https://docs.stripe.com/webhooks#verify-manually */
function signature(payload: string, secret: string, timestamp_s: number): string {
  const digest = createHmac("sha256", secret).update(`${timestamp_s}.${payload}`).digest("hex");
  return `t=${timestamp_s},v1=${digest}`;
}
