import { randomUUID } from "node:crypto";
import Fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { rateLimitStores } from "#adapters/postgres/rate-limit-stores.ts";
import { sessionHeader } from "#contract/constants.ts";
import type { Captcha } from "#domain/captcha.ts";
import { rateLimits } from "#domain/rate-limits/rate-limits.ts";
import { newAccounts } from "#domain/users/registration/new-accounts.ts";
import { authenticate } from "#domain/users/sign-in/authenticate.ts";
import type { UserDeps } from "#domain/users/user-deps.ts";
import { userLimits } from "#domain/users/user-limits.ts";
import { handleErrors } from "#server/http/errors.ts";
import { followLanguages } from "#server/http/language.ts";
import { createMount, type Mount } from "#server/http/mount.ts";
import { openidLinkRoutes } from "#server/http/routes/users/openid-link-routes.ts";
import { type UserRoutesDeps, userRoutes } from "#server/http/routes/users/user-routes.ts";
import type { PageSessions } from "#server/http/sessions/page-sessions.ts";
import { noCaptcha, type UserHarness } from "#testing/people/user-harness.ts";
import { ownLimits } from "./quiet-app.ts";

interface AppOptions {
  captcha?: Captcha;
  pages?: PageSessions;
}

/** An app with the routes that `mountRoutes` adds, on a real database and with the limits of users. */
export async function routesApp(
  database: Database,
  users: UserDeps,
  mountRoutes: (mount: Mount, deps: UserRoutesDeps) => void,
  { captcha = noCaptcha, pages }: AppOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify();
  followLanguages(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  const mount = createMount(app, (token) => authenticate(users, token), ownLimits(), pages);
  const stores = rateLimitStores(database);
  const limits = rateLimits({ ...stores, clock: users.clock }, userLimits);
  mountRoutes(mount, { users, limits, newAccounts: newAccounts(stores.counters), captcha, evenReply_ms: 0 });
  await app.ready();
  return app;
}

export function userApp(
  database: Database,
  { deps }: Pick<UserHarness, "deps">,
  captcha?: Captcha,
): Promise<FastifyInstance> {
  const routes = (mount: Mount, given: UserRoutesDeps) => {
    userRoutes(mount, given);
    openidLinkRoutes(mount, given);
  };
  return routesApp(database, deps, routes, captcha && { captcha });
}

export const newPerson = () => ({
  firstName: "Ada",
  lastName: "Lovelace",
  email: `${randomUUID()}@example.com`,
  password: "correct horse",
});

export interface Given {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  ip?: string;
}

/** One call below /api/auth/, by default from 127.0.0.1. */
export async function callAuth(
  app: FastifyInstance,
  method: "GET" | "POST" | "DELETE",
  path: string,
  given: Given = {},
) {
  const reply = await app.inject({
    method,
    url: `/api/auth/${path}`,
    remoteAddress: given.ip ?? "127.0.0.1",
    headers: { ...given.headers, ...(given.token === undefined ? {} : { [sessionHeader]: given.token }) },
    ...(given.body === undefined ? {} : { payload: given.body as object }),
  });
  const isJson = String(reply.headers["content-type"]).includes("json");
  return {
    status: reply.statusCode,
    body: isJson ? (reply.json() as Record<string, unknown>) : {},
    headers: reply.headers,
  };
}
