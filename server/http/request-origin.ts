import type { FastifyReply, FastifyRequest } from "fastify";
import { networkOf } from "#domain/rate-limits/known-networks.ts";
import type { RequestOrigin } from "#domain/users/request-origin.ts";
import type { RequestDeps, UserDeps } from "#domain/users/user-deps.ts";
import { cookieName, readCookie } from "./cookies.ts";

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The longest time that browsers keep a cookie. Each sign-in begins it anew. */
const deviceCookie_s = 400 * 24 * 60 * 60;

/** The use-cases' dependencies for one request, with where it comes from. */
export function requestDeps(users: UserDeps, { request }: Pick<Exchange, "request">): RequestDeps {
  return { ...users, origin: originOf(request, users.options.publicUrl) };
}

/** As `requestDeps`, for the steps of a sign-in: gives the browser the cookie that it is known by, or renews it. */
export function signInDeps(users: UserDeps, { request, reply }: Exchange): RequestDeps {
  const { publicUrl } = users.options;
  const origin = originOf(request, publicUrl);
  const deviceToken = origin.deviceToken ?? users.ids.secret();
  reply.header("set-cookie", deviceCookie(deviceToken, isSecure(publicUrl)));
  return { ...users, origin: { ...origin, deviceToken } };
}

export function originOf(request: FastifyRequest, publicUrl: string): RequestOrigin {
  const token = readCookie(request, cookieName("device", isSecure(publicUrl)));
  return {
    network: networkOf(request.ip),
    userAgent: request.headers["user-agent"] ?? null,
    deviceToken: token !== undefined && /^[\w-]{43}$/.test(token) ? token : null,
  };
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith("https:");
}

function deviceCookie(token: string, secure: boolean): string {
  return [
    `${cookieName("device", secure)}=${token}`,
    `Max-Age=${deviceCookie_s}`,
    "Path=/",
    "HttpOnly",
    "SameSite=Strict",
    ...(secure ? ["Secure"] : []),
  ].join("; ");
}
