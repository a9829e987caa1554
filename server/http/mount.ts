import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from "fastify";
import { z } from "zod";
import { sessionHeader } from "#contract/constants.ts";
import { messageOf } from "#contract/messages/message.ts";
import { wordedSchema } from "#contract/messages/message-schema.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import {
  nothing,
  type Route,
  type RouteBody,
  type RouteParams,
  type RouteQuery,
  type RouteReply,
} from "#contract/route.ts";
import type { FairLimits } from "#domain/rate-limits/fair-limits.ts";
import type { SignedInUser } from "#domain/users/sign-in/authenticate.ts";
import { say } from "#words/say.ts";
import { sendRefusal, sendUnavailable } from "./errors.ts";
import { ignoreTypeOfNothing } from "./json-bodies.ts";
import { followNetworks } from "./limits/caller-address.ts";
import { tooManyRequests, within } from "./limits/fair-limits.ts";
import { noPageSessions, type PageSessions } from "./sessions/page-sessions.ts";

/** Finds the user of a session token. Refuses unknown and ended sessions, and unverified users. */
export type Authenticate<User extends SignedInUser = SignedInUser> = (
  token: string | undefined,
) => Promise<User | Refusal>;

export interface Call<R extends Route> {
  params: RouteParams<R>;
  query: RouteQuery<R>;
  body: RouteBody<R>;
  /** The token of the caller's session, unchecked: from the header, or from the cookie of our own page. */
  token: string | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface UserOptions {
  /** Refuses a user before a body is read. A route with a long body refuses strangers there by itself. */
  beforeBody?(user: SignedInUser): Promise<Refusal | undefined>;
}

export interface Mount {
  /** Serves a call that needs no session. A refusal becomes a status and a message. */
  visitor<R extends Route>(route: R, handler: (call: Call<R>) => Promise<RouteReply<R> | Refusal>): void;
  user<R extends Route>(
    route: R,
    handler: (call: Call<R>, user: SignedInUser) => Promise<RouteReply<R> | Refusal>,
    options?: UserOptions,
  ): void;
  /** The same, with an `authenticate` of the route's own, which may read more in the session's round trip. */
  userBy<R extends Route, User extends SignedInUser>(
    authenticate: Authenticate<User>,
    route: R,
    handler: (call: Call<R>, user: User) => Promise<RouteReply<R> | Refusal>,
    options?: UserOptions,
  ): void;
}

/**
 * Connects contract routes to their handlers on a Fastify instance that has the zod compilers set. A network or a user
 * with many requests at once waits for its own and delays no other. Without `pages`, only clients that send the session
 * header can log in.
 */
export function createMount(
  app: FastifyInstance,
  authenticate: Authenticate,
  limits: FairLimits,
  pages: PageSessions = noPageSessions,
): Mount {
  followNetworks(app);
  const { user: users, visitors, sessions } = limits.atOnce;
  const userBy: Mount["userBy"] = (find, route, handler, { beforeBody } = {}) => {
    expectAccess(route, "user");
    const signedIn = ({ request, reply, token }: Pick<Call<Route>, "request" | "reply" | "token">) =>
      within(sessions, request, reply, () => find(token));
    const early = async (request: FastifyRequest, reply: FastifyReply) => {
      const { token, inCookie } = credentials(request, pages);
      const user = await signedIn({ request, reply, token });
      const refused = isRefusal(user) ? user : await beforeBody?.(user);
      if (refused?.refused === "unauthenticated" && inCookie) pages.forget(reply);
      if (refused) return sendRefusal(reply, refused);
    };
    const handle: Handle<typeof route> = async (call) => {
      const user = await signedIn(call);
      if (isRefusal(user)) return user;
      const over = limits.user.take(user.id);
      if (over) return tooManyRequests(call.reply, over.retryAfter_s);
      return within(users, { userId: user.id }, call.reply, () => handler(call, user));
    };
    // A long body of a stranger is not read.
    const asksFirst = beforeBody !== undefined || route.longestBody_bytes !== undefined;
    register({ app, pages }, route, handle, asksFirst ? early : undefined);
  };
  return {
    visitor(route, handler) {
      expectAccess(route, "visitor");
      register({ app, pages }, route, (call) =>
        within(visitors, call.request, call.reply, () => handler(call)),
      );
    },
    user: (route, handler, options) => userBy(authenticate, route, handler, options),
    userBy,
  };
}

type Handle<R extends Route> = (call: Call<R>) => Promise<RouteReply<R> | Refusal>;

function register<R extends Route>(
  { app, pages }: { app: FastifyInstance; pages: PageSessions },
  route: R,
  handle: Handle<R>,
  beforeBody?: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  expectSession(route);
  app.route({
    method: route.method,
    url: route.path,
    schema: openApiSchema(route),
    ...(route.longestBody_bytes !== undefined && { bodyLimit: route.longestBody_bytes }),
    ...(route.body === nothing && { onRequest: ignoreTypeOfNothing }),
    ...(beforeBody && { preParsing: beforeBody }),
    config: route.failed === undefined ? {} : { failed: route.failed },
    handler: async (request, reply) => {
      if (route.session === "opens" && pages.isForged(request)) {
        return sendRefusal(reply, refuse("forbidden"));
      }
      const { token, inCookie } = credentials(request, pages);
      const result = await handle({
        params: request.params as RouteParams<R>,
        query: request.query as RouteQuery<R>,
        body: request.body as RouteBody<R>,
        token,
        request,
        reply,
      });
      if (reply.sent) return reply;
      if (isRefusal(result)) {
        const hasEnded = route.access === "user" && result.refused === "unauthenticated";
        if (hasEnded && inCookie) pages.forget(reply);
        const hasOwnSentence = result.refused !== "unavailable" || result.message !== undefined;
        return hasOwnSentence ? sendRefusal(reply, result) : sendUnavailable(request, reply);
      }
      if (route.session === "ends" && inCookie) pages.forget(reply);
      return reply.send(
        worded(route.session === "opens" ? await pages.keep(request, reply, result) : result),
      );
    },
  });
}

/** A success is a sentence too. */
function worded<Reply>(reply: Reply): Reply {
  const sentence = wordedSchema.safeParse(reply);
  if (!sentence.success) return reply;
  const wording = messageOf(sentence.data);
  return { ...reply, ...wording, message: say(wording) };
}

/** The header goes first, also when its token is not valid: the sender has chosen it. */
function credentials(
  request: FastifyRequest,
  pages: PageSessions,
): { token: string | undefined; inCookie: boolean } {
  if (request.headers[sessionHeader] !== undefined) return { token: headerToken(request), inCookie: false };
  const token = pages.tokenOf(request);
  return { token, inCookie: token !== undefined };
}

function openApiSchema(route: Route): FastifySchema {
  const [, , ...words] = route.path.split(/[/:-]+/);
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const schema: FastifySchema = {
    summary: route.summary,
    // POST /api/call/deduct-credits is postCallDeductCredits.
    operationId: route.method.toLowerCase() + words.map(capital).join(""),
    tags: [route.path.split("/")[2] ?? "api"],
    security: route.access === "user" ? [{ session: [] }] : [],
    response: {
      200:
        route.replyType === undefined
          ? route.reply
          : { content: { [route.replyType]: { schema: route.reply } } },
    },
  };
  if (route.params !== nothing) schema.params = route.params;
  if (route.query !== nothing) schema.querystring = route.query;
  if (route.body !== nothing) schema.body = route.body;
  return schema;
}

function headerToken(request: FastifyRequest): string | undefined {
  const value = request.headers[sessionHeader];
  return typeof value === "string" && value.length > 0 && value.length <= 200 ? value : undefined;
}

function expectAccess(route: Route, access: Route["access"]): void {
  if (route.access !== access)
    throw new Error(`${route.method} ${route.path} is declared for ${route.access}`);
}

/** A reply with a session that is not declared as such would give the page a token that scripts can read. */
function expectSession(route: Route): void {
  const fields = route.reply instanceof z.core.$ZodObject ? Object.keys(route.reply._zod.def.shape) : [];
  // The token of a sign-up belongs to an unverified address, and is no session.
  const isSession = ["token", "user"].every((field) => fields.includes(field));
  if (isSession && !fields.includes("verificationRequired") && route.session !== "opens") {
    throw new Error(`${route.method} ${route.path} answers with a session: declare \`session: "opens"\``);
  }
}

export const unauthenticated = refuse("unauthenticated");

declare module "fastify" {
  interface FastifyContextConfig {
    webhook?: Webhook;
  }
}

/** Name of a vendor's callback in the metrics. */
type Webhook =
  | "voice_outgoing"
  | "voice_incoming"
  | "voice_incoming_ended"
  | "voice_recorded"
  | "voice_status"
  | "payments";

/** Options of a route that a vendor calls: a limit and a figure of its own, and no place in the API's document. */
export function webhookOptions(webhook: Webhook) {
  return { config: { webhook }, schema: { hide: true } };
}
