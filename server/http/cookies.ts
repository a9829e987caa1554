import type { FastifyRequest } from "fastify";

/** Over https, browsers let no other host and no http page set a cookie with this prefix. */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

/** The value of a cookie; undefined when it is missing or empty. */
export function readCookie(request: Pick<FastifyRequest, "headers">, name: string): string | undefined {
  const pair = request.headers.cookie?.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || undefined;
}
