import { presetAmountsUsd } from "#contract/constants.ts";
import type { Host, Platform } from "#server/compose/platform/platform.ts";
import type { Config } from "#server/config.ts";
import { configRoute, type FixedConfig } from "#server/http/routes/config-routes.ts";
import { readSwitchedOff } from "./switched-off.ts";

export function publicConfig(config: Config): FixedConfig {
  return {
    presetsUsd: [...presetAmountsUsd],
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

export function servePublicConfig({ config, database }: Platform, { mount }: Host): void {
  configRoute(mount, publicConfig(config), () => readSwitchedOff(database, config.callLimits));
}
