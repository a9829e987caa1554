import * as z from "zod/mini";
import { wordedSchema } from "./messages/message-schema.ts";

type Schema = z.ZodMiniType;

/** One call of the API. The browser's client, the server's routes and the OpenAPI page derive from it. */
export interface Route<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
> {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Fastify's notation: `/api/auth/reset-password/:token`. */
  readonly path: string;
  readonly summary: string;
  /** `user` needs the session of a verified user; `visitor` needs nothing. */
  readonly access: "visitor" | "user";
  /** Message to the user when the call cannot be answered now; a general sentence without it. */
  readonly failed?: string;
  /** Effect of a success on the caller's session. `opens`: the reply's `token` is a new session. */
  readonly session?: "opens" | "ends";
  /** The longest body, for a route that takes more than the 64 KiB of the others. */
  readonly longestBody_bytes?: number;
  /** The type of a success that is not JSON, such as `audio/wav`. */
  readonly replyType?: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
}

/** Marks a part of the request that the route does not use. */
export const nothing = z.unknown();
type Nothing = typeof nothing;

/**
 * Declares a route by its method and path: "GET /api/contacts". Omitted parts are unused, and one without `access` needs a
 * session.
 */
export function route<
  Reply extends Schema,
  Params extends Schema = Nothing,
  Query extends Schema = Nothing,
  Body extends Schema = Nothing,
>(
  address: `${Route["method"]} ${string}`,
  definition: Pick<Route, "summary" | "failed" | "session" | "longestBody_bytes" | "replyType"> & {
    access?: Route["access"];
    reply: Reply;
    params?: Params;
    query?: Query;
    body?: Body;
  },
): Route<Params, Query, Body, Reply> {
  const [method, path = ""] = address.split(" ") as [Route["method"], string?];
  return {
    method,
    path,
    access: "user",
    params: nothing as unknown as Params,
    query: nothing as unknown as Query,
    body: nothing as unknown as Body,
    ...definition,
  };
}

export type RouteParams<R extends Route> = z.output<R["params"]>;
export type RouteQuery<R extends Route> = z.output<R["query"]>;
export type RouteBody<R extends Route> = z.output<R["body"]>;
export type RouteReply<R extends Route> = z.output<R["reply"]>;

/** The input type of the client's request: schemas may transform, so input and output differ. */
export interface RouteInput<R extends Route> {
  params?: z.input<R["params"]>;
  query?: z.input<R["query"]>;
  body?: z.input<R["body"]>;
}

/** A success in a sentence. */
export const messageReplySchema = wordedSchema;
