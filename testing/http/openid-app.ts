import { fastify } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { openidProvider } from "#adapters/openid/openid-provider.ts";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { rateLimitStores } from "#adapters/postgres/rate-limit-stores.ts";
import { accountAccess } from "#adapters/postgres/users/user-stores.ts";
import { google } from "#contract/pages/paths.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { rateLimits } from "#domain/rate-limits/rate-limits.ts";
import type { OpenidDeps } from "#domain/users/openid/deps.ts";
import { googleIssuer, googleName } from "#domain/users/openid/identity.ts";
import { newAccounts } from "#domain/users/registration/new-accounts.ts";
import { authenticate } from "#domain/users/sign-in/authenticate.ts";
import { userLimits } from "#domain/users/user-limits.ts";
import { createMount } from "#server/http/mount.ts";
import { pathsOf } from "#server/http/routes/users/openid-cookies.ts";
import { openidLinkRoutes } from "#server/http/routes/users/openid-link-routes.ts";
import { openidProofRoute } from "#server/http/routes/users/openid-proof-route.ts";
import { openidRoutes } from "#server/http/routes/users/openid-routes.ts";
import { userRoutes } from "#server/http/routes/users/user-routes.ts";
import { testCipher } from "#testing/database/test-database.ts";
import { noCaptcha, type UserHarness } from "#testing/people/user-harness.ts";
import { ownLimits } from "./quiet-app.ts";

/** The routes of users, with both providers of the sandbox; the second one has its answers posted. */
export function openidApp(
  database: Database,
  harness: UserHarness,
  issuers: { issuer: string; acmeIssuer: string },
  publicUrl: string,
) {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const limits = rateLimits({ ...rateLimitStores(database), clock: harness.deps.clock }, userLimits);
  const common = {
    clock: harness.deps.clock,
    ids: harness.deps.ids,
    mail: harness.deps.mail,
    publicUrl,
    ...accountAccess(database, { cipher: testCipher, clock: harness.deps.clock, publish: () => {} }),
  };
  const providers = [
    {
      name: google,
      label: googleName,
      issuer: issuers.issuer,
      knownAs: googleIssuer,
      refusesUnverified: true,
      ...sandboxAccounts.google,
    },
    { name: "acme", label: "Acme", issuer: issuers.acmeIssuer, ...sandboxAccounts.openid },
  ].map((options): OpenidDeps => {
    const redirectUrl = `${publicUrl}${pathsOf(options.name).callback}`;
    return { ...common, provider: openidProvider({ ...options, redirectUrl, report: () => {} }) };
  });
  for (const openid of providers) {
    openidRoutes(app, { openid, limits, formPost: openid.provider.name === "acme" });
  }
  const mount = createMount(app, (token) => authenticate(harness.deps, token), ownLimits());
  const users = { ...harness.deps, options: { ...harness.deps.options, publicUrl } };
  const deps = {
    users,
    limits,
    newAccounts: newAccounts(rateLimitStores(database).counters),
    captcha: noCaptcha,
    evenReply_ms: 0,
  };
  userRoutes(mount, deps);
  openidLinkRoutes(mount, deps);
  openidProofRoute(mount, { openid: common, limits });
  return { app, limits, providers };
}
