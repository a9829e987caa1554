import http from "node:http";
import https from "node:https";
import { setTimeout as sleep } from "node:timers/promises";
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

/**
 * The SDK's default of 20 would make calls that end in the same second wait for each other. Twilio publishes no number
 * of requests that an account may have open at once; above it, it answers 429.
 */
const mostSockets = 200;

/**
 * Twilio has not processed a request that it answers with 429, and recommends repeating it with growing pauses:
 * https://www.twilio.com/docs/api/errors/20429
 */
const busyAttempts = 5;

/** A receipt may need two requests, and the browser waits 15 s for it. */
export const defaultRequestLimits = { timeout_ms: 2_000, attempts: 2, pause_ms: 200 } as const;

/**
 * Sends the SDK's requests, to another origin if one is configured. Retries after a lost connection, a timeout, 429 and
 * 5xx. Every request may be repeated: it reads a call, ends it or limits it.
 * Replaces the SDK's own client, as its manual describes (https://www.twilio.com/docs/libraries/node/custom-http-clients):
 * a request through that one takes more than twice the processor time, and 1,000 calls may have to end at once.
 */
export class TwilioRequestClient extends twilio.RequestClient {
  readonly #options: RequestClientOptions;
  readonly #agents: { http: http.Agent; https: https.Agent };

  constructor(options: RequestClientOptions) {
    super();
    this.#options = options;
    const pool = { keepAlive: true, maxSockets: mostSockets, maxFreeSockets: mostSockets };
    this.#agents = { http: new http.Agent(pool), https: new https.Agent({ ...pool, proxyEnv: process.env }) };
  }

  override async request<TData>(request: RequestClient.RequestOptions<TData>) {
    const { attempts, pause_ms } = this.#options;
    let failures = 0;
    for (let attempt = 1; ; attempt++) {
      const isLast = failures === attempts - 1;
      const answer = await this.#send(request).catch((error: unknown) => {
        if (isLast) throw error;
      });
      const isBusy = answer?.statusCode === 429 && attempt < busyAttempts;
      if (answer && !isBusy && (isLast || answer.statusCode < 500)) return answer;
      if (!isBusy) failures += 1;
      // At random, so that requests refused together do not come back together.
      await sleep(pause_ms * attempt * (0.5 + Math.random()));
    }
  }

  async #send<TData>({
    method,
    uri,
    username = "",
    password = "",
    headers,
    params,
    data,
  }: RequestClient.RequestOptions<TData>): Promise<{
    statusCode: number;
    body: TData;
    headers: http.IncomingHttpHeaders;
  }> {
    const { apiUrl, timeout_ms } = this.#options;
    const { protocol, hostname, port, pathname, search } = atOrigin(uri, apiUrl);
    const query = formOf(params).toString();
    const body = formOf(data).toString();
    const options = {
      ...{ method, protocol, hostname, port },
      path: pathname + search + (query === "" ? "" : `${search === "" ? "?" : "&"}${query}`),
      agent: protocol === "http:" ? this.#agents.http : this.#agents.https,
      auth: `${username}:${password}`,
      headers: { ...headers, ...(body !== "" && { "content-length": Buffer.byteLength(body) }) },
    };
    const { text, ...answer } = await exchange(options, body, timeout_ms);
    return { ...answer, body: parsed(text) };
  }
}

interface Answer {
  statusCode: number;
  text: string;
  headers: http.IncomingHttpHeaders;
}

class TimeoutError extends Error {
  override name = "TimeoutError";
}

/** Null for a body that is no JSON, such as a proxy's page; the SDK then names the status alone. */
const parsed: typeof JSON.parse = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Sends one request and reads its whole answer within the time. */
function exchange(options: https.RequestOptions, body: string, timeout_ms: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { request: open } = options.protocol === "http:" ? http : https;
    const request = open(options, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        text += part;
      });
      response.on("error", reject);
      response.on("end", () =>
        resolve({ statusCode: response.statusCode ?? 0, text, headers: response.headers }),
      );
    });
    // A limit of the socket would begin anew with every byte, and would not bound the request.
    const timer = setTimeout(() => request.destroy(new TimeoutError("no answer in time")), timeout_ms);
    request.on("error", reject);
    request.on("close", () => clearTimeout(timer));
    request.end(body);
  });
}

/** The fields of a form or query, without those that have no value. A list gives a field several times. */
function formOf(fields: unknown): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, String(one));
  }
  return form;
}

/** The same path and query at another origin. */
function atOrigin(uri: string, origin: string | undefined): URL {
  const url = new URL(uri);
  return origin === undefined ? url : new URL(url.pathname + url.search, origin);
}
