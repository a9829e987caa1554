import { stringifySetCookie } from "cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieName, readCookie } from "./cookies.ts";

export interface SessionCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, token: string, lifetime_ms: number): void;
  clear(reply: FastifyReply): void;
}

/** Keeps the page's session token in the browser, where no script can read it. */
export function sessionCookie({ secure }: { secure: boolean }): SessionCookie {
  const name = cookieName("session", secure);
  const write = (reply: FastifyReply, value: string, maxAge: number) => {
    const attributes = { maxAge, path: "/", httpOnly: true, secure, sameSite: "strict" } as const;
    reply.header("set-cookie", stringifySetCookie({ name, value, ...attributes }));
  };
  return {
    read: (request) => readCookie(request, name),
    set: (reply, token, lifetime_ms) => write(reply, token, lifetime_ms / 1_000),
    clear: (reply) => write(reply, "", 0),
  };
}
