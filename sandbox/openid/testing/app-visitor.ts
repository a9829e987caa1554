import type { FastifyInstance } from "fastify";
import { expect } from "vitest";
import { signInPath } from "#contract/pages/paths.ts";
import { signInAs, type TypedPerson } from "./visitor.ts";

/** A browser that signs in with providers, each time from a network of its own. */
export function openidVisitor(app: FastifyInstance) {
  let visits = 0;

  const visitor = {
    async leave(name: string, server = app) {
      visits += 1;
      const remoteAddress = `198.51.${Math.floor(visits / 250)}.${1 + (visits % 250)}`;
      const reply = await server.inject({ method: "GET", url: signInPath(name), remoteAddress });
      expect(reply.statusCode).toBe(302);
      return { url: String(reply.headers.location), cookie: String(reply.headers["set-cookie"]) };
    },
    /** Follows the callback with the provider's answer. Returns what the page reads, and the cookies. */
    async comeBack(address: URL, cookie: string | undefined, path = address.pathname) {
      const headers = cookie === undefined ? {} : { cookie: `other=1; ${pairOf(cookie)}` };
      const reply = await app.inject({ method: "GET", url: `${path}${address.search}`, headers });
      expect(reply.statusCode).toBe(302);
      expect(reply.headers["cache-control"]).toBe("no-store");
      const page = new URL(String(reply.headers.location), "http://localhost");
      const cookies = cookiesOf(reply);
      const { searchParams: query } = page;
      return { path: page.pathname, query, token: query.get("token"), error: query.get("error"), cookies };
    },
    async signIn(name: string, person: TypedPerson) {
      const { url, cookie } = await visitor.leave(name);
      return visitor.comeBack(await signInAs(url, person), cookie);
    },
    post(url: string, payload: object, cookies: readonly string[] = []) {
      const headers = { cookie: cookies.map(pairOf).join("; ") };
      return app.inject({ method: "POST", url, payload, headers });
    },
    exchange: ({ token, cookies }: { token: string | null; cookies: readonly string[] }) =>
      visitor.post("/api/auth/session", { ticket: token }, cookies),
    async enter(name: string, person: TypedPerson) {
      const reply = await visitor.exchange(await visitor.signIn(name, person));
      return { status: reply.statusCode, ...reply.json() };
    },
  };
  return visitor;
}

export function cookiesOf(reply: Awaited<ReturnType<FastifyInstance["inject"]>>): string[] {
  return [reply.headers["set-cookie"] ?? []].flat();
}

/** A cookie without its attributes. */
export function pairOf(cookie: string): string {
  return cookie.split(";")[0] ?? "";
}
