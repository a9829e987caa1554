import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Route } from "#contract/route.ts";

export interface Answer {
  /** Zero when the connection broke or no answer came in time. */
  status: number;
  body: Record<string, unknown>;
}

export interface Request {
  method: Route["method"];
  path: string;
  token?: string;
  body?: unknown;
}

/** One person's HTTP client, with a network of its own. */
export interface Client {
  /** Asks once. Without a success the outcome is open: the request may have been carried out. */
  once(request: Request): Promise<Answer>;
  /** Repeats a request that may be carried out twice, until it succeeds, is refused or the load is over. */
  untilAnswered(request: Request): Promise<Answer>;
}

/** As long as a person waits. A shorter timeout would give a busy machine the same work again and again. */
const timeout_ms = 20_000;
const betweenAttempts_ms = 250;

/**
 * Calls `broken` with each request whose connection broke, or that was answered neither with a success, a refusal nor a
 * 503. An answer that is late is none of these.
 */
export function openClient(
  url: string,
  isOver: () => boolean,
  broken: (request: string, status: number) => void,
): Client {
  const network = [...randomBytes(3)].join(".");
  const client: Client = {
    async once({ method, path, token, body }) {
      const limit = AbortSignal.timeout(timeout_ms);
      const answer = await fetch(url + path, {
        method,
        headers: {
          accept: "application/json",
          "x-forwarded-for": `10.${network}`,
          ...(token && { "x-auth-token": token }),
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: limit,
      }).then(readAnswer, () => ({ status: 0, body: {} }));
      const isBroken = answer.status >= 500 && answer.status !== 503;
      if (isBroken || (answer.status === 0 && !limit.aborted))
        broken(`${method} ${path.replace(/[\w-]{43}/, ":token")}`, answer.status);
      return answer;
    },
    async untilAnswered(request) {
      while (true) {
        const answer = await client.once(request);
        const isOpen = answer.status === 0 || answer.status >= 500;
        if (!isOpen || isOver()) return answer;
        await sleep(betweenAttempts_ms);
      }
    },
  };
  return client;
}

async function readAnswer(reply: Response): Promise<Answer> {
  return { status: reply.status, body: (await reply.json().catch(() => ({}))) as Record<string, unknown> };
}
