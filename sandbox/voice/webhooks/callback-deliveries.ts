import { z } from "zod";
import { disturbanceSchema, EvenShare, type Mishap, Mishaps, undisturbed } from "#sandbox/disturbance.ts";
import { elapse } from "#sandbox/voice/calls/timing.ts";
import type { PostWebhook } from "./webhook.ts";

/** The disturbance of any webhook; the carrier may also lose a status callback for good. */
export const callbackDisturbanceSchema = disturbanceSchema.extend({
  /** The share of events that are never sent. */
  lose: z.number().min(0).max(1).default(0),
});
export type CallbackDisturbance = z.infer<typeof callbackDisturbanceSchema>;

export interface DeliveryOptions {
  post: PostWebhook;
  /** Aborted when the sandbox stops; ends all sending. */
  stopped: AbortSignal;
}

const mostWaiting = 5_000;

/** Delivers status callbacks, each on its own, with the retries that its address asks for and the configured disturbance. */
export class CallbackDeliveries {
  readonly #options: DeliveryOptions;
  readonly #lost = new EvenShare();
  readonly #mishaps = new Mishaps();
  #disturbance: CallbackDisturbance = { ...undisturbed, lose: 0 };
  #waiting = 0;

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  get disturbance(): CallbackDisturbance {
    return this.#disturbance;
  }

  /** Deliveries that have not ended. */
  get waiting(): number {
    return this.#waiting;
  }

  disturb(disturbance: CallbackDisturbance): void {
    this.#disturbance = disturbance;
  }

  /** Starts the delivery and returns at once; calls `onLost` for an event that the app never answered. */
  send(url: string, form: URLSearchParams, onLost: () => void): void {
    const { copies, lose, failFirst } = this.#disturbance;
    if (this.#lost.next(lose)) return;
    for (let copy = 0; copy < copies && this.#waiting < mostWaiting; copy += 1) {
      this.#waiting += 1;
      void this.#deliver(url, form, this.#mishaps.next(failFirst)).then((taken) => {
        this.#waiting -= 1;
        if (!taken && !this.#options.stopped.aborted) onLost();
      });
    }
  }

  async #deliver(url: string, form: URLSearchParams, mishap: Mishap | undefined): Promise<boolean> {
    const { post, stopped } = this.#options;
    if (!(await elapse(Math.random() * this.#disturbance.shuffle_ms, stopped))) return false;
    const reply = await post(url, form, stopped, mishap).catch(() => undefined);
    // A refusal is an answer too.
    return reply !== undefined && reply.status < 500;
  }
}
