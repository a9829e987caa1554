import type { FastifyInstance } from "fastify";
import { openidProvider } from "#adapters/openid/openid-provider.ts";
import type { Database } from "#adapters/postgres/database.ts";
import { rateLimitStores } from "#adapters/postgres/rate-limit-stores.ts";
import { accountAccess } from "#adapters/postgres/user-stores.ts";
import type { DataCipher } from "#domain/data-cipher.ts";
import { rateLimits } from "#domain/rate-limits/rate-limits.ts";
import type { Publish } from "#domain/user-events.ts";
import type { OpenidDeps } from "#domain/users/openid/deps.ts";
import { sweepOpenidSignIns } from "#domain/users/openid/sweep.ts";
import { userLimits } from "#domain/users/user-limits.ts";
import type { Config } from "#server/config.ts";
import { googleCallbackPath } from "#server/http/openid-cookies.ts";
import { googleRoutes } from "#server/http/openid-routes.ts";
import type { Job } from "#server/jobs/schedule.ts";
import { randomIds, systemClock } from "./runtime.ts";

/** Serves sign-in with Google when it is configured, and returns its jobs. */
export function serveGoogleSignIn(
  app: FastifyInstance,
  config: Config,
  database: Database,
  cipher: DataCipher,
  publish: Publish,
): Job[] {
  if (!config.google) return [];
  const google: OpenidDeps = {
    clock: systemClock,
    ids: randomIds,
    google: openidProvider({
      ...config.google,
      redirectUrl: `${config.publicUrl}${googleCallbackPath}`,
      report: (problem) => app.log.error(problem),
    }),
    ...accountAccess(database, { cipher, clock: systemClock, publish }),
  };
  googleRoutes(app, {
    google,
    limits: rateLimits({ ...rateLimitStores(database), clock: systemClock }, userLimits),
    publicUrl: config.publicUrl,
  });
  return [{ name: "sweep Google sign-ins", every_ms: 60_000, run: () => sweepOpenidSignIns(google) }];
}
