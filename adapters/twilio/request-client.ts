import { setTimeout as sleep } from "node:timers/promises";
import pTimeout from "p-timeout";
import twilio from "twilio";
import type RequestClient from "twilio/lib/base/RequestClient.js";

export interface RequestClientOptions {
  /** Origin of the REST API when it is not Twilio's. */
  apiUrl?: string | undefined;
  /** Time limit of one attempt. */
  timeout_ms: number;
  attempts: number;
  pause_ms: number;
}

/** The SDK's default of 20 would make calls that end in the same second wait for each other. */
const mostSockets = 100;

/** A receipt may need two requests, and the browser waits 15 s for it. */
export const defaultRequestLimits = { timeout_ms: 2_000, attempts: 2, pause_ms: 200 } as const;

/**
 * Sends the SDK's requests, to another origin if one is configured. Retries after a lost connection, a timeout, 429 and
 * 5xx. Every request may be repeated: it reads a call, ends it or limits it.
 */
export class TwilioRequestClient extends twilio.RequestClient {
  readonly #options: RequestClientOptions;

  constructor(options: RequestClientOptions) {
    super({ timeout: options.timeout_ms, maxSockets: mostSockets });
    this.#options = options;
  }

  override async request<TData>(request: RequestClient.RequestOptions<TData>) {
    const { apiUrl, timeout_ms, attempts, pause_ms } = this.#options;
    const redirected = { ...request, uri: atOrigin(request.uri, apiUrl) };
    // The SDK's own timeout restarts with every byte, so it does not bound the request.
    const send = () => pTimeout(super.request<TData>(redirected), { milliseconds: timeout_ms });
    for (let attempt = 1; attempt < attempts; attempt++) {
      const answer = await send().catch(() => undefined);
      if (answer && answer.statusCode !== 429 && answer.statusCode < 500) return answer;
      await sleep(pause_ms * attempt);
    }
    return send();
  }
}

/** The same path and query at another origin. */
function atOrigin(uri: string, origin: string | undefined): string {
  if (origin === undefined) return uri;
  const { pathname, search } = new URL(uri);
  return `${origin}${pathname}${search}`;
}
