import type { PostWebhook } from "./webhook.ts";

export interface DeliveryOptions {
  post: PostWebhook;
  /** Aborted when the sandbox stops; ends all sending. */
  stopped: AbortSignal;
}

const mostWaiting = 5_000;

/** Delivers status callbacks, each on its own, with the retries that its address asks for. */
export class CallbackDeliveries {
  readonly #options: DeliveryOptions;
  #waiting = 0;

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /** Deliveries that have not ended. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Starts the delivery and returns at once; calls `onLost` for an event that the app never answered. */
  send(url: string, form: URLSearchParams, onLost: () => void): void {
    if (this.#waiting >= mostWaiting) return;
    this.#waiting += 1;
    void this.#deliver(url, form).then((taken) => {
      this.#waiting -= 1;
      if (!taken && !this.#options.stopped.aborted) onLost();
    });
  }

  async #deliver(url: string, form: URLSearchParams): Promise<boolean> {
    const { post, stopped } = this.#options;
    const reply = await post(url, form, stopped).catch(() => undefined);
    // A refusal is an answer too.
    return reply !== undefined && reply.status < 500;
  }
}
