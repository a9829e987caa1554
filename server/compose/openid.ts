import type { OpenidOptions } from "#adapters/openid/configuration.ts";
import { openidProvider } from "#adapters/openid/openid-provider.ts";
import { rateLimitStores } from "#adapters/postgres/rate-limit-stores.ts";
import { accountAccess } from "#adapters/postgres/users/user-stores.ts";
import type { MailReach } from "#domain/mail-reach.ts";
import { rateLimits } from "#domain/rate-limits/rate-limits.ts";
import type { OpenidDeps } from "#domain/users/openid/deps.ts";
import { userLimits } from "#domain/users/user-limits.ts";
import type { Config } from "#server/config.ts";
import { pathsOf } from "#server/http/routes/users/openid-cookies.ts";
import { openidLogoRoute } from "#server/http/routes/users/openid-logo-route.ts";
import { openidProofRoute } from "#server/http/routes/users/openid-proof-route.ts";
import { openidRoutes } from "#server/http/routes/users/openid-routes.ts";
import type { Host, Platform } from "./platform/platform.ts";

type Configured = Omit<OpenidOptions, "report">;

export function configuredProviders({ openidProviders, publicUrl }: Config): Configured[] {
  return openidProviders.map(({ logo: _, ...provider }) => ({
    ...provider,
    redirectUrl: `${publicUrl}${pathsOf(provider.name).callback}`,
  }));
}

export function serveOpenidSignIn(platform: Platform, { app, mount }: Host, mail: MailReach): void {
  const { config, clock, ids, log, database } = platform;
  const common: Omit<OpenidDeps, "provider"> = {
    clock,
    ids,
    mail,
    publicUrl: config.publicUrl,
    ...accountAccess(database, platform),
  };
  const limits = rateLimits({ ...rateLimitStores(database), clock }, userLimits);
  const providers = configuredProviders(config);
  for (const options of providers) {
    const timeout_s = config.providerTimeout_ms && config.providerTimeout_ms / 1_000;
    const report = (problem: string) => log.error(problem);
    const provider = openidProvider({ ...options, timeout_s, report });
    const openid = { ...common, provider };
    openidRoutes(app, { openid, limits, formPost: options.responseMode === "form_post" });
  }
  for (const { name, logo } of config.openidProviders) {
    if (logo) openidLogoRoute(app, { name, logo });
  }
  openidProofRoute(mount, { openid: common, limits });
}
