import type { FastifyReply, FastifyRequest } from "fastify";
import type { RequestOrigin } from "#domain/users/request-origin.ts";
import type { RequestDeps, UserDeps } from "#domain/users/user-deps.ts";
import { type BrowserCookie, readCookie, setCookie } from "./cookies.ts";

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The longest time that browsers keep a cookie. Each sign-in begins it anew. */
const deviceCookie_ms = 400 * 24 * 60 * 60_000;

/** The use-cases' dependencies for one request, with where it comes from. */
export function requestDeps(users: UserDeps, { request }: Pick<Exchange, "request">): RequestDeps {
  return { ...users, origin: originOf(request, users.options.publicUrl) };
}

/** As `requestDeps`, for the steps of a sign-in: gives the browser the cookie that it is known by, or renews it. */
export function signInDeps(users: UserDeps, { request, reply }: Exchange): RequestDeps {
  const { publicUrl } = users.options;
  const origin = originOf(request, publicUrl);
  const deviceToken = origin.deviceToken ?? users.ids.secret();
  reply.header("set-cookie", setCookie(deviceCookie(publicUrl), deviceToken));
  return { ...users, origin: { ...origin, deviceToken } };
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
