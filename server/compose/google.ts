import type { FastifyInstance } from "fastify";
import { googleProvider } from "#adapters/google/google-provider.ts";
import { accountAccess } from "#adapters/postgres/account-stores.ts";
import type { Database } from "#adapters/postgres/database.ts";
import { rateLimitStores } from "#adapters/postgres/rate-limit-stores.ts";
import { accountLimits } from "#domain/accounts/account-limits.ts";
import type { GoogleDeps } from "#domain/accounts/google-deps.ts";
import { sweepGoogleSignIns } from "#domain/accounts/google-sweep.ts";
import { rateLimits } from "#domain/rate-limits/rate-limits.ts";
import type { Tell } from "#domain/tell.ts";
import type { Config } from "#server/config.ts";
import { googleCallbackPath, googleRoutes } from "#server/http/google-routes.ts";
import type { Job } from "#server/jobs/schedule.ts";
import { randomIds, systemClock } from "./runtime.ts";

/** Serves sign-in with Google when it is configured, and returns the work that belongs to it. */
export function serveGoogleSignIn(
  app: FastifyInstance,
  config: Config,
  database: Database,
  tell: Tell,
): Job[] {
  if (!config.google) return [];
  const google: GoogleDeps = {
    clock: systemClock,
    ids: randomIds,
    google: googleProvider({
      ...config.google,
      redirectUrl: `${config.publicUrl}${googleCallbackPath}`,
      report: (problem) => app.log.error(problem),
    }),
    publicUrl: config.publicUrl,
    ...accountAccess(database, tell),
  };
  googleRoutes(app, {
    google,
    limits: rateLimits({ ...rateLimitStores(database), clock: systemClock }, accountLimits),
    publicUrl: config.publicUrl,
  });
  return [{ name: "sweep Google sign-ins", every_ms: 60_000, run: () => sweepGoogleSignIns(google) }];
}
