import { randomInt } from "node:crypto";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { request as httpsRequest } from "node:https";
import { target } from "./target.ts";

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  /** The JSON of the body; empty for anything else. */
  body: Record<string, unknown>;
  text: string;
}

interface Sent {
  /** Sent as JSON; text is sent unchanged. */
  body?: unknown;
  /** The session of the caller. */
  token?: string | undefined;
  headers?: Record<string, string>;
}

/** As long as the run's own waits: a shorter one fails where the machine is busy. */
export const limit_ms = 60_000;

/** One raw request with any headers and bytes. A redirect is returned like any other answer. */
export async function call(method: string, path: string, sent: Sent = {}): Promise<Reply> {
  const url = new URL(path, target.url);
  const payload = payloadOf(sent.body);
  const request = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        method,
        // `localhost` may mean ::1, which has no other addresses to call from.
        host: target.manyAddresses ? "127.0.0.1" : url.hostname,
        port: url.port,
        path: url.pathname + url.search,
        timeout: limit_ms,
        agent: false,
        ...(target.manyAddresses ? { localAddress: someMachine() } : {}),
        headers: {
          host: url.host,
          ...(payload === undefined
            ? {}
            : { "content-type": "application/json", "content-length": payload.length }),
          ...(sent.token === undefined ? {} : { "x-auth-token": sent.token }),
          ...sent.headers,
        },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("error", reject);
        incoming.on("end", () => {
          const text = Buffer.concat(chunks).toString("utf8");
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: jsonOf(text), text });
        });
      },
    );
    outgoing.on("timeout", () => outgoing.destroy(new Error(`${method} ${path} took too long`)));
    outgoing.on("error", reject);
    outgoing.end(payload);
  });
}

let machines = randomInt(254 * 256 * 253);

/** An address of this machine that no call of this run has used. */
function someMachine(): string {
  machines = (machines + 1) % (254 * 256 * 253);
  // Neither 127.0.0.1, which others use, nor the network's first and last address.
  const [b, c, d] = [
    Math.floor(machines / 253 / 256) + 1,
    Math.floor(machines / 253) % 256,
    (machines % 253) + 2,
  ];
  return `127.${b}.${c}.${d}`;
}

function payloadOf(body: unknown): Buffer | undefined {
  if (body === undefined) return undefined;
  return Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
}

function jsonOf(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

const used = new Set<string>();

/** Remembers a value that no log may show, and returns it. */
export function secret(value: string): string {
  if (value.length >= 8) used.add(value);
  return value;
}

/** Every secret of the run so far: passwords, session tokens, mailed tokens, tickets. */
export function secretsUsed(): ReadonlySet<string> {
  return used;
}
