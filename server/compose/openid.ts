import type { OpenidOptions } from "#adapters/openid/configuration.ts";
import { openidProvider } from "#adapters/openid/openid-provider.ts";
import { rateLimitStores } from "#adapters/postgres/rate-limit-stores.ts";
import { accountAccess } from "#adapters/postgres/users/user-stores.ts";
import type { MailReach } from "#domain/mail-reach.ts";
import { rateLimits } from "#domain/rate-limits/rate-limits.ts";
import type { OpenidDeps } from "#domain/users/openid/deps.ts";
import { googleIssuer, googleName } from "#domain/users/openid/identity.ts";
import { userLimits } from "#domain/users/user-limits.ts";
import type { Config } from "#server/config.ts";
import { pathsOf } from "#server/http/routes/users/openid-cookies.ts";
import { openidLogoRoute } from "#server/http/routes/users/openid-logo-route.ts";
import { openidProofRoute } from "#server/http/routes/users/openid-proof-route.ts";
import { openidRoutes } from "#server/http/routes/users/openid-routes.ts";
import type { Host, Platform } from "./platform.ts";

type Configured = Omit<OpenidOptions, "report">;

/** Google, when it is configured, and then the other providers in their order. */
export function configuredProviders({ google, openidProviders, publicUrl }: Config): Configured[] {
  const redirectUrl = (name: string) => `${publicUrl}${pathsOf(name).callback}`;
  const others = openidProviders.map(({ logo: _, ...provider }) => ({
    ...provider,
    redirectUrl: redirectUrl(provider.name),
  }));
  if (!google) return others;
  const name = { name: "google", label: googleName, knownAs: googleIssuer };
  return [{ ...google, ...name, redirectUrl: redirectUrl("google") }, ...others];
}

/** Serves sign-in with every configured provider. */
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
  for (const provider of config.openidProviders) openidLogoRoute(app, provider);
  openidProofRoute(mount, { openid: common, limits });
}
