import type { Database } from "#adapters/postgres/connection/database.ts";
import { operatorControls } from "#adapters/postgres/operators/operator-controls.ts";
import { switchStore } from "#adapters/postgres/operators/switch-store.ts";
import { creditsPerUsd, firstCreditsPerUsd } from "#contract/money/credit-value.ts";
import type { PublicConfig } from "#contract/pages/config.ts";
import type { CallLimits } from "#domain/calls/call-limits.ts";
import { purchasesNow } from "#domain/money/exchange-rates.ts";
import type { Host, Platform } from "#server/compose/platform/platform.ts";
import { shownRates } from "#server/compose/tariff.ts";
import type { Config } from "#server/config.ts";
import { configRoute, type FixedConfig } from "#server/http/routes/site-routes.ts";

export function publicConfig(config: Config): FixedConfig {
  return {
    ...(creditsPerUsd() !== firstCreditsPerUsd && { creditsPerUsd: creditsPerUsd() }),
    stripe: {
      publishableKey: config.cards.publishableKey,
      ...(config.cards.scriptUrl ? { scriptUrl: config.cards.scriptUrl } : {}),
      wallets: config.cards.wallets,
    },
    voice: config.voice.signallingHost ? { signallingHost: config.voice.signallingHost } : {},
    captcha: config.captcha
      ? {
          provider: config.captcha.vendor,
          siteKey: config.captcha.siteKey,
          scriptUrl: config.captcha.scriptUrl,
        }
      : { provider: "altcha" },
    signInProviders: config.openidProviders.map(({ name, label }) => ({ name, label })),
    ...(config.telemetry.traces ? { tracing: true } : {}),
    ...(config.sandbox.parts.length > 0 ? { sandbox: { inboxUrl: `${config.sandbox.url}/mail` } } : {}),
  };
}

export function servePublicConfig(platform: Platform, { mount }: Host): void {
  const { config, database } = platform;
  const rates = shownRates(platform);
  configRoute(mount, publicConfig(config), async () => ({
    switchedOff: await readSwitchedOff(database, config.creditLimits().callLimits),
    ...purchasesNow(await rates()),
  }));
}

/**
 * Reads what the operator has switched off, calling also by the variable of this server. A page that is opened anew
 * reads it; the server refuses in any case.
 */
function readSwitchedOff(
  database: Database,
  { calling }: Pick<CallLimits, "calling">,
): Promise<PublicConfig["switchedOff"]> {
  return database.withClient(async (client) => {
    const isOff = !calling || (await operatorControls(client).stopped()) !== undefined;
    const off = await switchStore(client).off();
    return [...(isOff ? (["calling"] as const) : []), ...off.map(({ name }) => name)];
  });
}
