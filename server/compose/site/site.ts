import { currentBrand, findPicture } from "#adapters/postgres/operators/brand-store.ts";
import { currentLanguages } from "#adapters/postgres/operators/language-offer-store.ts";
import type { LiveTariff } from "#domain/tariff/live-tariff.ts";
import type { Host, Platform } from "#server/compose/platform/platform.ts";
import { shownRates } from "#server/compose/tariff.ts";
import type { Authenticate } from "#server/http/mount.ts";
import { brandPictureRoute } from "#server/http/routes/brand-picture-route.ts";
import { browserReportRoute } from "#server/http/routes/browser-reports.ts";
import { securityTextRoute } from "#server/http/routes/security-text-route.ts";
import { operatorTextRoute } from "#server/http/routes/site-routes.ts";
import { servePages } from "#server/pages/index.ts";
import { readOperatorTexts } from "./operator-texts.ts";
import { publicConfig } from "./public-config.ts";

/** Serves the pages for browsers, with the operator's texts, and what the pages report. */
export async function serveSite(
  platform: Platform,
  { app, mount, jobs }: Host,
  tariff: LiveTariff,
  authenticated: Authenticate,
): Promise<void> {
  const { config, clock, log, database } = platform;
  const { publicUrl } = config;
  const texts = readOperatorTexts(config);
  operatorTextRoute(mount, texts);
  securityTextRoute(app, { clock, publicUrl, contact: config.securityContact });
  brandPictureRoute(app, {
    publicUrl,
    drawer: async () => (await import("#adapters/drawing/png-drawer.ts")).pngDrawer,
    async find(name, hash) {
      const atStart = config.brandPictures[name];
      if (atStart?.hash === hash) return atStart;
      return database.withClient((client) => findPicture(client, name, hash));
    },
  });
  browserReportRoute(app, {
    clock,
    logViolation: (violation) =>
      log.warn(violation, "a browser reports a violation of the content security policy"),
    logStartError: (error) => log.warn(error, "a browser reports an error at the start of a page"),
  });
  const pageJobs = await servePages(app, {
    publicUrl,
    config: publicConfig(config),
    hasWorker: config.offlineShell,
    tariff,
    rates: shownRates(platform),
    texts,
    readBrand: () => database.withClient((client) => currentBrand(client, publicUrl, config.brand)),
    readLanguages: () => database.withClient((client) => currentLanguages(client, config.languages)),
    authenticated,
  });
  jobs.push(...pageJobs);
}
