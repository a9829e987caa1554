import type { FastifyReply, FastifyRequest } from "fastify";
import { turnsOf } from "#domain/rate-limits/networks.ts";
import type { HashingCaller } from "#domain/users/passwords.ts";
import type { RequestDeps, RequestOrigin, UserDeps } from "#domain/users/user-deps.ts";
import { type BrowserCookie, readCookie, setCookie } from "./cookies.ts";

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The longest time that browsers keep a cookie. Each sign-in begins it anew. */
const deviceCookie_ms = 400 * 24 * 60 * 60_000;

/** The use-cases' dependencies for one request, with where it comes from and its turns at hashing. */
export function requestDeps(users: UserDeps, exchange: Exchange): RequestDeps {
  const origin = originOf(exchange.request, users.options.publicUrl);
  return { ...users, origin, passwords: users.passwordsOf(hashingCaller(exchange)) };
}

/** As `requestDeps`, for the steps of a sign-in: gives the browser the cookie that it is known by, or renews it. */
export function signInDeps(users: UserDeps, exchange: Exchange): RequestDeps {
  const { publicUrl } = users.options;
  const deps = requestDeps(users, exchange);
  const deviceToken = deps.origin.deviceToken ?? users.ids.secret();
  exchange.reply.header("set-cookie", setCookie(deviceCookie(publicUrl), deviceToken));
  return { ...deps, origin: { ...deps.origin, deviceToken } };
}

export function hashingCaller({ request, reply }: Exchange): HashingCaller {
  const closing = new AbortController();
  // Fastify's own signal of a request does not abort any more once the body has been read.
  if (request.socket.destroyed) closing.abort();
  else reply.raw.once("close", () => closing.abort());
  return { networks: turnsOf(request.networks), signal: closing.signal };
}

function originOf(request: FastifyRequest, publicUrl: string): RequestOrigin {
  const token = readCookie(request, deviceCookie(publicUrl));
  return {
    network: request.networks[0].name,
    userAgent: request.headers["user-agent"] ?? null,
    deviceToken: token !== undefined && /^[\w-]{43}$/.test(token) ? token : null,
  };
}

function deviceCookie(publicUrl: string): BrowserCookie {
  const secure = publicUrl.startsWith("https:");
  return { name: "device", path: "/", sameSite: "strict", lifetime_ms: deviceCookie_ms, secure };
}
