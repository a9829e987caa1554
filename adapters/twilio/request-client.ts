import { setTimeout as sleep } from "node:timers/promises";
import twilio from "twilio";
import type RequestClient from "twilio/lib/base/RequestClient.js";
import { type Exchange, type ExchangeOptions, httpExchange } from "./http-exchange.ts";

export interface RequestClientOptions extends ExchangeOptions {
  attempts: number;
  pause_ms: number;
}

/**
 * Twilio has not processed a request that it answers with 429, and recommends repeating it with growing pauses:
 * https://www.twilio.com/docs/api/errors/20429
 */
const busyAttempts = 5;

/** A receipt may need two requests, and the browser waits 15 s for it. */
export const defaultRequestLimits = { timeout_ms: 2_000, attempts: 2, pause_ms: 200 } as const;

/**
 * Repeats the SDK's requests after a lost connection, a timeout, 429 and 5xx. A request may be repeated that reads, ends or
 * limits a call; one that makes a call is sent by a client with one attempt.
 * Replaces the SDK's own client, as its manual describes (https://www.twilio.com/docs/libraries/node/custom-http-clients):
 * a request through that one takes more than twice the processor time, and 1,000 calls may have to end at once.
 */
export class TwilioRequestClient extends twilio.RequestClient {
  readonly #options: RequestClientOptions;
  readonly #exchange: Exchange;

  constructor(options: RequestClientOptions) {
    super();
    this.#options = options;
    this.#exchange = httpExchange(options);
  }

  override async request<TData>(request: RequestClient.RequestOptions<TData>) {
    const { attempts, pause_ms } = this.#options;
    let failures = 0;
    for (let attempt = 1; ; attempt++) {
      const isLast = failures === attempts - 1;
      const answer = await this.#exchange(request).catch((error: unknown) => {
        if (isLast) throw error;
      });
      const isBusy = answer?.statusCode === 429 && attempt < busyAttempts;
      if (answer && !isBusy && (isLast || answer.statusCode < 500)) return answer;
      if (!isBusy) failures += 1;
      // At random, so that requests refused together do not come back together.
      await sleep(pause_ms * attempt * (0.5 + Math.random()));
    }
  }
}
