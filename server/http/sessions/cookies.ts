import { parseCookie, stringifySetCookie } from "cookie";
import type { FastifyRequest } from "fastify";

/** A cookie that no script can read. */
export interface BrowserCookie {
  name: string;
  /** The only path that gets it back; over https the prefix asks for all paths. */
  path: string;
  sameSite: "lax" | "strict";
  lifetime_ms: number;
  secure: boolean;
}

/** The cookie's header; an empty value removes the cookie. */
export function setCookie(cookie: BrowserCookie, value: string): string {
  const { secure, sameSite } = cookie;
  return stringifySetCookie({
    name: nameOf(cookie),
    value,
    maxAge: value === "" ? 0 : cookie.lifetime_ms / 1_000,
    path: secure ? "/" : cookie.path,
    httpOnly: true,
    secure,
    sameSite,
  });
}

/** The value of a cookie; undefined when it is missing or empty. */
export function readCookie(
  request: Pick<FastifyRequest, "headers">,
  cookie: Pick<BrowserCookie, "name" | "secure">,
): string | undefined {
  return parseCookie(request.headers.cookie ?? "")[nameOf(cookie)] || undefined;
}

/** Over https, browsers let no other host and no http page set a cookie with this prefix. */
function nameOf({ name, secure }: Pick<BrowserCookie, "name" | "secure">): string {
  return secure ? `__Host-${name}` : name;
}
