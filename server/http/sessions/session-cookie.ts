import type { FastifyReply, FastifyRequest } from "fastify";
import { type BrowserCookie, readCookie, setCookie } from "./cookies.ts";

export interface SessionCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, token: string, lifetime_ms: number): void;
  clear(reply: FastifyReply): void;
}

/** Keeps the page's session token in the browser, where no script can read it. */
export function sessionCookie({ secure }: { secure: boolean }): SessionCookie {
  const cookie = { name: "session", path: "/", sameSite: "strict", secure } as const;
  const write = (reply: FastifyReply, value: string, lifetime_ms: number) => {
    const lasting: BrowserCookie = { ...cookie, lifetime_ms };
    reply.header("set-cookie", setCookie(lasting, value));
  };
  return {
    read: (request) => readCookie(request, cookie),
    set: write,
    clear: (reply) => write(reply, "", 0),
  };
}
