import { type RefusalCode, refusals } from "#contract/refusals.ts";
import type { Route, RouteReply } from "#contract/route.ts";

/** A request of the page as the product received it. */
export interface SentRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
}

/** A route of the product, or an address of the card provider. */
export type Address = Pick<Route, "method" | "path">;

/** Answers one request in place of the product; `proceed` asks the product. */
export type Answer = (
  request: SentRequest,
  proceed: () => Promise<Response>,
  signal: AbortSignal | null,
) => Promise<Response>;

/**
 * The browser's requests to the running product: with its cookies, its address and a test's faults. An answer that the
 * page should not know is given by `on`; its body is held against the route's own schema.
 */
export function createServer(productUrl: string, origin: () => string, address: string) {
  const cookies = new Map<string, string>();
  const answers = new Map<string, { pattern: RegExp; method: string; answer: Answer }>();
  const requests: SentRequest[] = [];

  async function send(request: SentRequest, init: RequestInit | undefined): Promise<Response> {
    await new Promise((resolve) => realTimeout(resolve, Math.random() * latest_ms));
    const headers = new Headers(init?.headers);
    headers.set("x-forwarded-for", address);
    headers.set("origin", origin());
    headers.set("sec-fetch-site", "same-origin");
    if (cookies.size > 0) headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    const query = request.query.size > 0 ? `?${request.query}` : "";
    const response = await realFetch(productUrl + request.path + query, {
      ...init,
      headers,
      redirect: "manual",
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = cookie.split("; ");
      const name = pair.slice(0, pair.indexOf("="));
      if (attributes.includes("Max-Age=0")) cookies.delete(name);
      else cookies.set(name, pair.slice(name.length + 1));
    }
    return response;
  }

  async function fetcher(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input, origin());
    const method = init?.method ?? "GET";
    const body = contentOf(init?.body);
    const request = { method, path: url.pathname, query: url.searchParams, body };
    requests.push(request);
    const own = [...answers.values()].find(
      (each) => each.method === method && each.pattern.test(url.pathname),
    );
    // The card provider's API is on another site.
    const proceed = () => (url.origin === origin() ? send(request, init) : realFetch(url, init));
    return own ? own.answer(request, proceed, init?.signal ?? null) : proceed();
  }

  return {
    fetcher,
    cookies,
    /** Answers every request of a route from now on. */
    on({ method, path }: Address, answer: Answer): void {
      const pattern = new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);
      answers.set(`${method} ${path}`, { method, pattern, answer });
    },
    /** Lets the product answer a route again. */
    off({ method, path }: Address): void {
      answers.delete(`${method} ${path}`);
    },
    /** The requests of a route so far, the oldest first. */
    sent({ method, path }: Address): SentRequest[] {
      const pattern = new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);
      return requests.filter((each) => each.method === method && pattern.test(each.path));
    },
  };
}

export type Server = ReturnType<typeof createServer>;

const realFetch = globalThis.fetch;
const realTimeout = globalThis.setTimeout;

/** Milliseconds that an answer is late by at most: a test that fails with it would fail on a busy machine, now and then. */
const latest_ms = Number(process.env.LATE_ANSWERS_MS ?? 0);

function contentOf(body: RequestInit["body"]): unknown {
  if (body instanceof URLSearchParams) return Object.fromEntries(body);
  return typeof body === "string" && body !== "" ? JSON.parse(body) : undefined;
}

/** A reply of the product. @throws when the route could not reply so. */
export function reply<R extends Route>(route: R, body: RouteReply<R>): Answer {
  const text = JSON.stringify(body);
  route.reply.parse(JSON.parse(text));
  return async () => new Response(text, { headers: { "content-type": "application/json" } });
}

/** A refusal in the form of the product's own, with the sentence that the code has there. */
export function refuse(code: RefusalCode, status = 400): Answer {
  const { message } = refusals[code];
  const sentence = typeof message === "string" ? message : JSON.stringify(message);
  const body = { error: { code, message: sentence }, message: sentence, msg: sentence };
  return async () => Response.json(body, { status });
}

/** An answer that is not the product's, as of a proxy whose server is away. */
export const badGateway: Answer = async () => new Response("<html>Bad gateway</html>", { status: 502 });

/** A connection that fails before the request arrives. */
export const unreachable: Answer = async () => {
  throw new TypeError("Failed to fetch");
};

/** A connection that fails after the product has done the work. */
export const lost: Answer = async (_request, proceed) => {
  await proceed();
  throw new TypeError("Failed to fetch");
};

/** No answer until the page gives the request up. */
export const silent: Answer = (_request, _proceed, signal) =>
  new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

/** Holds the product's answers back until `release`. */
export function held(): { answer: Answer; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    answer: async (_request, proceed) => {
      const response = await proceed();
      await promise;
      return response;
    },
    release: resolve,
  };
}
