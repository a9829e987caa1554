import type { FastifyRequest } from "fastify";

/** A cookie that no script can read and that proves the same browser to us a little later. */
export interface BrowserCookie {
  name: string;
  /** The only path that gets it back; over https the prefix asks for all paths. */
  path: string;
  sameSite: "Lax" | "Strict";
  lifetime_ms: number;
  secure: boolean;
}

/** The cookie's header; an empty value removes the cookie. */
export function setCookie(cookie: BrowserCookie, value: string): string {
  const parts = [
    `${nameOf(cookie)}=${value}`,
    `Max-Age=${value === "" ? 0 : cookie.lifetime_ms / 1_000}`,
    `Path=${cookie.secure ? "/" : cookie.path}`,
    "HttpOnly",
    `SameSite=${cookie.sameSite}`,
  ];
  return [...parts, ...(cookie.secure ? ["Secure"] : [])].join("; ");
}

export function readCookie(request: FastifyRequest, cookie: BrowserCookie): string | undefined {
  const prefix = `${nameOf(cookie)}=`;
  const pair = request.headers.cookie?.split(/;\s*/).find((part) => part.startsWith(prefix));
  return pair?.slice(prefix.length) || undefined;
}

/** Over https the prefix keeps other hosts of the same domain from setting the cookie. */
function nameOf({ name, secure }: BrowserCookie): string {
  return secure ? `__Host-${name}` : name;
}
