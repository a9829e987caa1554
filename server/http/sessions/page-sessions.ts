import { timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { csrfHeader } from "#contract/constants.ts";
import { csrfTokenOf } from "#domain/tokens.ts";
import { sessionLifetime_ms } from "#domain/users/sign-in/open-session.ts";
import { sessionCookie } from "./session-cookie.ts";

/** Sessions of our own page. Its token travels in a cookie; other clients send theirs in a header. */
export interface PageSessions {
  /** The session token in the cookie of a request that provably comes from our page and is meant for this session. */
  tokenOf(request: FastifyRequest): string | undefined;
  /** Returns true for a request that falsely claims to come from our page. Such a request must open no session. */
  isForged(request: FastifyRequest): boolean;
  /**
   * Moves a new session's token from the reply to our page into the cookie, and puts the CSRF token in its place. Ends
   * the session that the cookie held before. Replies to other clients stay as they are.
   */
  keep<Reply>(request: FastifyRequest, reply: FastifyReply, opened: Reply): Promise<Reply>;
  /** Clears the cookie of a session that has ended. */
  forget(reply: FastifyReply): void;
}

export interface PageSessionOptions {
  /** The address of our page; with https, the cookie is for https alone. */
  publicUrl: string;
  /** Ends the session of a token, which may be unknown. */
  endSession(token: string): Promise<unknown>;
}

const openedSchema = z.looseObject({ token: z.string() });

export function pageSessions({ publicUrl, endSession }: PageSessionOptions): PageSessions {
  const isOwnOrigin = originCheck(publicUrl);
  const cookie = sessionCookie({ secure: publicUrl.startsWith("https:") });
  const isOurPage = (request: FastifyRequest) => csrfTokenIn(request) !== undefined && isOwnOrigin(request);

  return {
    tokenOf(request) {
      const token = cookie.read(request);
      if (token === undefined || !isOurPage(request)) return undefined;
      return areEqual(csrfTokenIn(request), csrfTokenOf(token)) ? token : undefined;
    },
    isForged: (request) => csrfTokenIn(request) !== undefined && !isOwnOrigin(request),
    async keep(request, reply, opened) {
      if (!isOurPage(request)) return opened;
      const { token } = openedSchema.parse(opened);
      const replaced = cookie.read(request);
      if (replaced !== undefined) await endSession(replaced);
      cookie.set(reply, token, sessionLifetime_ms);
      return { ...opened, token: csrfTokenOf(token) };
    },
    forget: (reply) => cookie.clear(reply),
  };
}

/** Refuses every request of a page, so that a server without page sessions never gives a page a token to keep. */
export const noPageSessions: PageSessions = {
  tokenOf: () => undefined,
  isForged: (request) => csrfTokenIn(request) !== undefined,
  keep: async (_request, _reply, opened) => opened,
  forget: () => {},
};

/**
 * Tells whether the browser names our own page as the sender. Browsers leave `Origin` out of some requests, and older
 * ones leave `Sec-Fetch-Site` out; no script can set either.
 */
function originCheck(publicUrl: string): (request: FastifyRequest) => boolean {
  const { origin: ownOrigin, protocol } = new URL(publicUrl);
  return (request) => {
    const { origin, "sec-fetch-site": site } = request.headers;
    if (site !== undefined && site !== "same-origin") return false;
    if (origin === undefined || origin === ownOrigin) return true;
    // A developer's machine has several names, such as localhost and 127.0.0.1, and the page's development server.
    return protocol === "http:" && origin === `http://${request.host}`;
  };
}

function csrfTokenIn(request: FastifyRequest): string | undefined {
  const value = request.headers[csrfHeader];
  return typeof value === "string" ? value : undefined;
}

function areEqual(given: string | undefined, expected: string): boolean {
  const [one, other] = [Buffer.from(given ?? ""), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
