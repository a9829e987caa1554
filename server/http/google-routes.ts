import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isGoogleCallbackError } from "#contract/google.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { googleSignInPath } from "#contract/users.ts";
import type { RateLimits } from "#domain/rate-limits/rate-limits.ts";
import { UnavailableError } from "#domain/unavailable-error.ts";
import type { GoogleDeps } from "#domain/users/google-deps.ts";
import { finishGoogleSignIn } from "#domain/users/google-finish.ts";
import { startGoogleSignIn } from "#domain/users/google-start.ts";
import type { UserAction } from "#domain/users/user-limits.ts";
import { readCookie, setCookie } from "./cookies.ts";
import { logUnavailable } from "./errors.ts";
import { googleCallbackPath, signInCookie, ticketCookie } from "./google-cookies.ts";
import { limiter } from "./limited.ts";

export interface GoogleRoutesDeps {
  google: GoogleDeps;
  limits: RateLimits<UserAction>;
  /** Origin of the app; with https, cookies are for https alone. */
  publicUrl: string;
}

const pagePath = "/auth/google/callback";
const signInPage = "/login";

/** The two addresses that a browser navigates to. Both always answer with a redirect, also after an error. */
export function googleRoutes(app: FastifyInstance, { google, limits, publicUrl }: GoogleRoutesDeps): void {
  const { limited } = limiter(limits);

  app.get(googleSignInPath, { schema: { hide: true } }, async (request, reply) => {
    const start = limited({ request, reply }, "google_start", undefined, () => startGoogleSignIn(google));
    const started = await orRefusal(request, start);
    if (isRefusal(started)) return toPage(reply, errorQuery(started));
    reply.header("set-cookie", setCookie(signInCookie(started.state, publicUrl), started.browserSecret));
    return reply.header("cache-control", "no-store").redirect(started.url);
  });

  app.get(googleCallbackPath, { schema: { hide: true } }, async (request, reply) => {
    const answer = new URL(request.url, publicUrl).searchParams;
    const state = stateOf(answer);
    if (state === undefined) return toPage(reply, errorQuery(refuse("google_sign_in_expired")));
    const begun = signInCookie(state, publicUrl);
    const browserSecret = readCookie(request, begun);
    const finish = limited({ request, reply }, "redeem_token", undefined, () =>
      finishGoogleSignIn(google, { answer, state, browserSecret }),
    );
    const finished = await orRefusal(request, finish);
    reply.header("set-cookie", setCookie(begun, ""));
    // A page of the provider is needed, which is no failure. Starting again by itself could go round for ever.
    if (isRefusal(finished) && finished.refused === "google_interaction_required") {
      return reply.header("cache-control", "no-store").redirect(signInPage);
    }
    if (isRefusal(finished)) return toPage(reply, errorQuery(finished));
    reply.header("set-cookie", setCookie(ticketCookie(finished.ticket, publicUrl), finished.browserSecret));
    return toPage(reply, { token: finished.ticket });
  });
}

/** Turns an error into a refusal, because a person who navigates must see a page, never a JSON error. */
async function orRefusal<T>(request: FastifyRequest, work: Promise<T | Refusal>): Promise<T | Refusal> {
  return work.catch((error: unknown) => {
    if (error instanceof UnavailableError) logUnavailable(request, error);
    else request.log.error({ err: error }, "Google sign-in failed");
    return refuse("internal_error");
  });
}

/** Only codes travel: the page would show any sentence of a link as ours. */
function errorQuery({ refused }: Refusal): { error: string } {
  return { error: isGoogleCallbackError(refused) ? refused : "internal_error" };
}

function toPage(reply: FastifyReply, query: { error: string } | { token: string }): FastifyReply {
  return reply
    .header("cache-control", "no-store")
    .header("referrer-policy", "no-referrer")
    .redirect(`${pagePath}?${new URLSearchParams(query)}`);
}

/** Reads a state: 256 bits in base64url. Undefined for anything else. */
function stateOf(answer: URLSearchParams): string | undefined {
  const [state, ...more] = answer.getAll("state");
  return state !== undefined && more.length === 0 && /^[\w-]{43}$/.test(state) ? state : undefined;
}
