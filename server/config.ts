import { defaultMailPort } from "#contract/pages/sandbox-ports.ts";
import { isLoopback } from "./config/addresses.ts";
import { brandColours } from "./config/brand-colours.ts";
import { shownPictures } from "./config/brand-pictures.ts";
import { creditLimits } from "./config/call-limits.ts";
import { currencyConfig } from "./config/currencies.ts";
import { databaseConfig, poolerProblems } from "./config/database.ts";
import { environmentSchema } from "./config/environment.ts";
import { connectionLimitsConfig, fairLimitsConfig, streamLimitsConfig } from "./config/fair-limits.ts";
import { languageConfig } from "./config/languages.ts";
import { moneyBackConfig } from "./config/money-back.ts";
import { configurationProblems } from "./config/problems.ts";
import { expectNoProblems, readEnvironment, readVariables } from "./config/read-environment.ts";
import { keptDaysConfig } from "./config/retention.ts";
import { telemetryConfig } from "./config/telemetry.ts";
import { captchaConfig } from "./config/vendors/captcha.ts";
import { cardTestingConfig } from "./config/vendors/card-testing.ts";
import { openidProviders } from "./config/vendors/openid-providers.ts";
import { sandboxParts } from "./config/vendors/sandbox-parts.ts";
import { cardsConfig, googleConfig, voiceConfig } from "./config/vendors/vendors.ts";
import { voicemailStorageConfig } from "./config/voicemail-storage.ts";

export { variableNames } from "./config/environment.ts";
export { ConfigurationError } from "./config/read-environment.ts";

const storageSchema = environmentSchema.pick({
  DATABASE_URL: true,
  DATABASE_DIRECT_URL: true,
  DATABASE_POOLER: true,
  DATA_DIR: true,
});

/**
 * Reads the whole configuration from environment variables, once.
 * @throws ConfigurationError naming every variable that is missing or wrong.
 */
export function readConfig(variables: NodeJS.ProcessEnv) {
  const reading = readEnvironment(variables);
  expectNoProblems(configurationProblems(reading));
  const { environment, given } = reading;

  const sandboxUrl = `http://localhost:${environment.SANDBOX_PORT}`;
  const publicUrl = environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`;
  const smtpPort = environment.SANDBOX_SMTP_PORT ?? defaultMailPort(environment.SANDBOX_PORT);
  const smtpUrl = environment.SMTP_URL ?? `smtp://localhost:${smtpPort}`;
  const production = environment.NODE_ENV === "production";
  const parts = sandboxParts(reading);
  const brandPictures = { logo: environment.BRAND_LOGO, icon: environment.BRAND_ICON };

  return Object.freeze({
    production,
    port: environment.PORT,
    // In development the server answers its own machine only.
    host: environment.HOST ?? (production ? "0.0.0.0" : "localhost"),
    publicUrl,
    trustedProxies: environment.TRUSTED_PROXIES,
    ...databaseConfig(environment),
    dataKeys: { current: environment.DATA_KEY, previous: environment.DATA_KEYS_PREVIOUS },
    // In development a line for every request would bury the sentences of the start.
    logLevel: environment.LOG_LEVEL ?? (production ? "info" : "warn"),
    protectedAddresses: environment.PROTECTED_ADDRESSES,
    brand: {
      name: environment.BRAND_NAME,
      shortName: environment.BRAND_SHORT_NAME ?? environment.BRAND_NAME,
      imprint: environment.BRAND_IMPRINT,
      supportAddress: environment.BRAND_SUPPORT_ADDRESS,
      links: environment.BRAND_LINKS,
      ...brandColours(environment),
      ...shownPictures(publicUrl, brandPictures),
    },
    brandPictures,
    languages: languageConfig(environment),
    currencies: currencyConfig(environment),
    sellerName: environment.SELLER_NAME ?? environment.BRAND_NAME,
    /** The operator's terms and policies; undefined for those that come with the server. */
    textsDirectory: environment.TEXTS_DIR,
    operatorEmail: environment.OPERATOR_EMAIL,
    alarmThresholds: environment.ALARM_THRESHOLDS,
    securityContact: environment.SECURITY_CONTACT ?? `mailto:${environment.OPERATOR_EMAIL}`,
    trustedTypes: environment.TRUSTED_TYPES,
    /** True when users' browsers keep the app's shell; `off` removes it from those that do. */
    offlineShell: environment.OFFLINE_SHELL === "on",
    metricsToken: environment.METRICS_TOKEN,
    telemetry: telemetryConfig(environment, given),
    sandbox: {
      parts,
      port: environment.SANDBOX_PORT,
      smtpPort,
      url: sandboxUrl,
    },
    drain_ms: environment.DRAIN_MS,
    providerTimeout_ms: environment.PROVIDER_TIMEOUT_MS,
    /** For when the worth of a credit is known, which the database may name. */
    creditLimits: () => creditLimits(environment),
    /** The carriers' prices; undefined for those that come with the server. */
    carrierCosts: environment.CARRIER_COSTS,
    fairLimits: fairLimitsConfig(environment),
    streamLimits: streamLimitsConfig(environment),
    connectionLimits: connectionLimitsConfig(environment),
    cardTestingLimits: cardTestingConfig(environment),
    moneyBack: moneyBackConfig(environment),
    keptDays: keptDaysConfig(environment),
    /** Undefined where sounds of voicemail are files of the data directory. */
    voicemailBucket: voicemailStorageConfig(environment),
    voice: voiceConfig(environment, sandboxUrl),
    cards: cardsConfig(environment, sandboxUrl),
    mail: {
      smtpUrl,
      // Mail leaves this machine encrypted or not at all.
      requireTls: !isLoopback(smtpUrl),
      from: environment.MAIL_FROM ?? `${JSON.stringify(environment.BRAND_NAME)} <hello@farline.example>`,
    },
    openidProviders: [...googleConfig(environment, sandboxUrl), ...openidProviders(reading).providers],
    captcha: captchaConfig(environment),
    exchangeRates: {
      url:
        parts.length > 0
          ? `${sandboxUrl}/rates.xml`
          : "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml",
      retry_ms: 30_000,
    },
  });
}

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads only the place of the data, for programs beside the server that need no vendor.
 * @throws ConfigurationError naming every variable that is wrong.
 */
export function readStorageConfig(variables: NodeJS.ProcessEnv): ReturnType<typeof databaseConfig> {
  const { environment, problems, isGiven } = readVariables(variables, storageSchema);
  expectNoProblems([...problems, ...poolerProblems({ isGiven })]);
  return databaseConfig(environment);
}
