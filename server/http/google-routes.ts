import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isRefusal, type Refusal, refusalMessage, refuse } from "#contract/refusals.ts";
import { googleSignInPath } from "#contract/users.ts";
import type { RateLimits } from "#domain/rate-limits/rate-limits.ts";
import type { GoogleDeps } from "#domain/users/google-deps.ts";
import { finishGoogleSignIn } from "#domain/users/google-finish.ts";
import { googleSignInLifetime_ms, startGoogleSignIn } from "#domain/users/google-start.ts";
import type { UserAction } from "#domain/users/user-limits.ts";
import { cookieName, readCookie } from "./cookies.ts";
import { limiter } from "./limited.ts";
import { originOf } from "./request-origin.ts";

export interface GoogleRoutesDeps {
  google: GoogleDeps;
  limits: RateLimits<UserAction>;
  /** Origin of the app; with https, cookies are for https alone. */
  publicUrl: string;
}

/** The path that Google redirects browsers to; the provider's `redirectUrl` is the app's origin and this path. */
export const googleCallbackPath = `${googleSignInPath}/callback`;
const pagePath = "/auth/google/callback";

/** The two addresses that a browser navigates to. Both always answer with a redirect, also after an error. */
export function googleRoutes(app: FastifyInstance, { google, limits, publicUrl }: GoogleRoutesDeps): void {
  const { limited } = limiter(limits);
  const secure = publicUrl.startsWith("https:");

  app.get(googleSignInPath, { schema: { hide: true } }, async (request, reply) => {
    const start = limited({ request, reply }, "google_start", undefined, () => startGoogleSignIn(google));
    const started = await orRefusal(request, start);
    if (isRefusal(started)) return toPage(reply, started);
    reply.header("set-cookie", cookie(started.state, started.browserSecret, secure, googleSignInLifetime_ms));
    return reply.header("cache-control", "no-store").redirect(started.url);
  });

  app.get(googleCallbackPath, { schema: { hide: true } }, async (request, reply) => {
    const answer = new URL(request.url, publicUrl).searchParams;
    const state = stateOf(answer);
    if (state === undefined) return toPage(reply, refuse("google_sign_in_expired"));
    const browserSecret = readCookie(request, signInCookieName(state, secure));
    const finish = limited({ request, reply }, "redeem_token", undefined, () =>
      finishGoogleSignIn(
        { ...google, origin: originOf(request, publicUrl) },
        { answer, state, browserSecret },
      ),
    );
    const finished = await orRefusal(request, finish);
    reply.header("set-cookie", cookie(state, "", secure, 0));
    return toPage(reply, finished);
  });
}

/** Turns an error into a refusal, because a person who navigates must see a page, never a JSON error. */
async function orRefusal<T>(request: FastifyRequest, work: Promise<T | Refusal>): Promise<T | Refusal> {
  return work.catch((error: unknown) => {
    request.log.error({ err: error }, "Google sign-in failed");
    return refuse("internal_error");
  });
}

function toPage(reply: FastifyReply, outcome: { ticket: string } | Refusal): FastifyReply {
  const query = isRefusal(outcome)
    ? new URLSearchParams({ error: refusalMessage(outcome) })
    : new URLSearchParams({ token: outcome.ticket });
  return reply
    .header("cache-control", "no-store")
    .header("referrer-policy", "no-referrer")
    .redirect(`${pagePath}?${query}`);
}

/** Reads a state: 256 bits in base64url. Undefined for anything else. */
function stateOf(answer: URLSearchParams): string | undefined {
  const [state, ...more] = answer.getAll("state");
  return state !== undefined && more.length === 0 && /^[\w-]{43}$/.test(state) ? state : undefined;
}

/** Names one cookie for each sign-in, so that two tabs do not overwrite each other's. */
function signInCookieName(state: string, secure: boolean): string {
  return cookieName(`google_sign_in_${state.slice(0, 16)}`, secure);
}

function cookie(state: string, value: string, secure: boolean, lifetime_ms: number): string {
  const parts = [
    `${signInCookieName(state, secure)}=${value}`,
    `Max-Age=${lifetime_ms / 1_000}`,
    `Path=${secure ? "/" : googleCallbackPath}`,
    "HttpOnly",
    // Google's redirect is a navigation from another site; Lax sends the cookie with it, Strict would not.
    "SameSite=Lax",
  ];
  return [...parts, ...(secure ? ["Secure"] : [])].join("; ");
}
