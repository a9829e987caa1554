import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { isOpenidCallbackError, proofMailedParameter } from "#contract/users/openid.ts";
import { canonicalMailbox } from "#domain/marks/canonical-mailbox.ts";
import type { RateLimits } from "#domain/rate-limits/rate-limits.ts";
import { UnavailableError } from "#domain/service-check.ts";
import type { OpenidDeps } from "#domain/users/openid/deps.ts";
import { finishOpenidSignIn } from "#domain/users/openid/finish-sign-in.ts";
import { mailProof } from "#domain/users/openid/prove-address.ts";
import { type StartedSignIn, startOpenidSignIn } from "#domain/users/openid/start-sign-in.ts";
import type { UserAction } from "#domain/users/user-limits.ts";
import { logUnavailable } from "#server/http/errors.ts";
import { limiter } from "#server/http/limits/limited.ts";
import { readCookie, setCookie } from "#server/http/sessions/cookies.ts";
import { pathsOf, proofCookie, signInCookie, ticketCookie } from "./openid-cookies.ts";

export interface OpenidRoutesDeps {
  openid: OpenidDeps;
  limits: RateLimits<UserAction>;
  /** True for a provider that has the browser post its answer. */
  formPost?: boolean;
}

const signInPage = "/login";

/** The two addresses of a provider that a browser navigates to. Both always answer with a redirect, also after an error. */
export function openidRoutes(app: FastifyInstance, { openid, limits, formPost }: OpenidRoutesDeps): void {
  const { limited } = limiter(limits);
  const { publicUrl } = openid;
  const paths = pathsOf(openid.provider.name);
  const toPage = (reply: FastifyReply, query: Record<string, string>) =>
    reply
      .header("cache-control", "no-store")
      .header("referrer-policy", "no-referrer")
      .redirect(`${paths.page}?${new URLSearchParams(query)}`);

  const toProvider = (reply: FastifyReply, { url, state, browserSecret }: StartedSignIn) =>
    reply
      .header("set-cookie", setCookie(signInCookie(state, publicUrl, paths), browserSecret))
      .header("cache-control", "no-store")
      .redirect(url);

  app.get(paths.signIn, { schema: { hide: true } }, async (request, reply) => {
    const start = limited({ request, reply }, "openid_start", undefined, () => startOpenidSignIn(openid));
    const started = await orRefusal(request, start);
    if (isRefusal(started)) return toPage(reply, errorQuery(started));
    return toProvider(reply, started);
  });

  app.get(paths.callback, { schema: { hide: true } }, async (request, reply) => {
    const answer = new URL(request.url, publicUrl).searchParams;
    const state = stateOf(answer);
    if (state === undefined) return toPage(reply, errorQuery(refuse("openid_sign_in_expired")));
    const begun = signInCookie(state, publicUrl, paths);
    const browserSecret = readCookie(request, begun);
    const finish = limited({ request, reply }, "redeem_token", undefined, () =>
      finishOpenidSignIn(openid, { answer, state, browserSecret }),
    );
    const finished = await orRefusal(request, finish);
    reply.header("set-cookie", setCookie(begun, ""));
    // A page of the provider is needed, which is no failure. Starting again by itself could go round for ever.
    if (isRefusal(finished) && finished.refused === "openid_interaction_required") {
      return reply.header("cache-control", "no-store").redirect(signInPage);
    }
    if (isRefusal(finished)) return toPage(reply, errorQuery(finished));
    if ("url" in finished) return toProvider(reply, finished);
    if ("unproven" in finished) {
      const { unproven } = finished;
      const mail = limited({ request, reply }, "prove_address_mail", canonicalMailbox(unproven.email), () =>
        mailProof(openid, unproven),
      );
      const mailed = await orRefusal(request, mail);
      if (isRefusal(mailed)) return toPage(reply, errorQuery(mailed));
      reply.header("set-cookie", setCookie(proofCookie(mailed.token, publicUrl), mailed.browserSecret));
      return toPage(reply, { [proofMailedParameter]: "mailed" });
    }
    reply.header("set-cookie", setCookie(ticketCookie(finished.ticket, publicUrl), finished.browserSecret));
    return toPage(reply, { token: finished.ticket });
  });

  if (formPost) postedAnswers(app, paths.callback);
}

/** Fields passed on from a posted answer. Apple's has the person's name too, unsigned, and an unneeded ID token. */
const answerParameters = ["state", "code", "iss", "error", "error_description"] as const;
const longestAnswer = 64 * 1_024;

/**
 * Takes an answer that the provider has the browser post. A post from another site brings no Lax cookie along, so the
 * browser is sent on to the same address with a GET, which does (OAuth 2.0 Form Post Response Mode).
 */
function postedAnswers(app: FastifyInstance, callback: string): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: longestAnswer },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.post(callback, { schema: { hide: true } }, async (request, reply) => {
      const posted = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const answer = new URLSearchParams();
      for (const name of answerParameters) {
        for (const value of posted.getAll(name)) answer.append(name, value);
      }
      return reply
        .header("cache-control", "no-store")
        .header("referrer-policy", "no-referrer")
        .redirect(`${callback}?${answer}`, 303);
    });
  });
}

/** Turns an error into a refusal, because a person who navigates must see a page, never a JSON error. */
async function orRefusal<T>(request: FastifyRequest, work: Promise<T | Refusal>): Promise<T | Refusal> {
  return work.catch((error: unknown) => {
    if (error instanceof UnavailableError) logUnavailable(request, error);
    else request.log.error({ err: error }, "a sign-in with a provider failed");
    return refuse("internal_error");
  });
}

/** Only codes travel: the page would show any sentence of a link as ours. */
function errorQuery({ refused }: Refusal): { error: string } {
  return { error: isOpenidCallbackError(refused) ? refused : "internal_error" };
}

/** Reads a state: 256 bits in base64url, and the mark of a second request. Undefined for anything else. */
function stateOf(answer: URLSearchParams): string | undefined {
  const [state, ...more] = answer.getAll("state");
  return state !== undefined && more.length === 0 && /^[\w-]{43}(\.again)?$/.test(state) ? state : undefined;
}
