import { resolve } from "node:path";
import { callLimitsConfig } from "./config/call-limits.ts";
import { cardTestingConfig } from "./config/card-testing.ts";
import {
  ConfigurationError,
  type Environment,
  environmentSchema,
  parseEnvironment,
} from "./config/environment.ts";
import { cardsConfig, googleConfig, voiceConfig } from "./config/vendors.ts";

export { ConfigurationError, variableNames } from "./config/environment.ts";

const storageSchema = environmentSchema.pick({ DATABASE_URL: true, DATA_DIR: true });

export type SandboxPart = "voice" | "cards" | "mail" | "google";

/** Variables that must be set together, by vendor. */
const groups = {
  voice: [
    "TWILIO_ACCOUNT_SID",
    "TWILIO_AUTH_TOKEN",
    "TWILIO_API_KEY_SID",
    "TWILIO_API_KEY_SECRET",
    "TWILIO_APP_SID",
    "TWILIO_CALLER_ID",
  ],
  cards: ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
  google: ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  captcha: ["RECAPTCHA_SITE_KEY", "RECAPTCHA_SECRET_KEY"],
} as const satisfies Record<string, readonly (keyof Environment)[]>;

/**
 * Reads the whole configuration from environment variables, once.
 * @throws ConfigurationError naming every variable that is missing or wrong.
 */
export function readConfig(variables: NodeJS.ProcessEnv) {
  const environment = parseEnvironment(variables, environmentSchema);
  expectWholeGroups(environment);

  const sandboxUrl = `http://localhost:${environment.SANDBOX_PORT}`;
  const publicUrl = environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`;
  const production = environment.NODE_ENV === "production";
  const sandboxParts = partsWithoutKeys(environment);
  expectNoSandboxWhereItMayNotBe(environment, sandboxParts);

  return Object.freeze({
    production,
    port: environment.PORT,
    // In development the server answers its own machine only.
    host: environment.HOST ?? (production ? "0.0.0.0" : "localhost"),
    publicUrl,
    trustedProxies: environment.TRUSTED_PROXIES,
    databaseUrl: environment.DATABASE_URL,
    dataDirectory: resolve(environment.DATA_DIR),
    // In development a line for every request would bury the sentences of the start.
    logLevel: environment.LOG_LEVEL ?? (production ? "info" : "warn"),
    protectedAddresses: environment.PROTECTED_ADDRESSES,
    sellerName: environment.SELLER_NAME,
    operatorEmail: environment.OPERATOR_EMAIL,
    metricsToken: environment.METRICS_TOKEN,
    sandbox: {
      parts: sandboxParts,
      port: environment.SANDBOX_PORT,
      smtpPort: environment.SANDBOX_SMTP_PORT,
      url: sandboxUrl,
    },
    callLimits: callLimitsConfig(environment),
    cardTestingLimits: cardTestingConfig(environment),
    voice: voiceConfig(environment, sandboxUrl),
    cards: cardsConfig(environment, sandboxUrl),
    mail: {
      smtpUrl: environment.SMTP_URL ?? `smtp://localhost:${environment.SANDBOX_SMTP_PORT}`,
      from: environment.MAIL_FROM,
    },
    google: googleConfig(environment, sandboxUrl),
    captcha:
      environment.RECAPTCHA_SITE_KEY && environment.RECAPTCHA_SECRET_KEY
        ? { siteKey: environment.RECAPTCHA_SITE_KEY, secretKey: environment.RECAPTCHA_SECRET_KEY }
        : undefined,
    exchangeRatesUrl:
      sandboxParts.length > 0
        ? `${sandboxUrl}/rates.xml`
        : "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml",
  });
}

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads only the place of the data, for programs beside the server that need no vendor.
 * @throws ConfigurationError naming every variable that is wrong.
 */
export function readStorageConfig(
  variables: NodeJS.ProcessEnv,
): Pick<Config, "databaseUrl" | "dataDirectory"> {
  const { DATABASE_URL, DATA_DIR } = parseEnvironment(variables, storageSchema);
  return { databaseUrl: DATABASE_URL, dataDirectory: resolve(DATA_DIR) };
}

function expectWholeGroups(environment: Environment): void {
  for (const names of Object.values(groups)) {
    const missing = names.filter((name) => environment[name] === undefined);
    if (missing.length > 0 && missing.length < names.length) {
      const present = names.filter((name) => environment[name] !== undefined);
      throw new ConfigurationError(
        `${missing.join(", ")} must be set too, because ${present.join(", ")} is set`,
      );
    }
  }
}

function partsWithoutKeys(environment: Environment): SandboxPart[] {
  const parts: SandboxPart[] = [];
  if (!environment.TWILIO_ACCOUNT_SID) parts.push("voice");
  if (!environment.STRIPE_SECRET_KEY) parts.push("cards");
  if (!environment.SMTP_URL) parts.push("mail");
  return parts.length > 0 && !environment.GOOGLE_CLIENT_ID ? [...parts, "google"] : parts;
}

function expectNoSandboxWhereItMayNotBe(environment: Environment, parts: SandboxPart[]): void {
  if (parts.length === 0) return;
  const missing = { voice: "TWILIO_*", cards: "STRIPE_*", mail: "SMTP_URL", google: "GOOGLE_*" } as const;
  const names = parts.map((part) => missing[part]).join(", ");
  const live = liveKeys(environment, parts);
  if (live.length > 0) {
    throw new ConfigurationError(
      `${live.join(", ")} is a live key, but the sandbox would stand in for ${parts.join(", ")}: set ${names} too`,
    );
  }
  if (environment.NODE_ENV === "production" && environment.ALLOW_SANDBOX !== "true") {
    throw new ConfigurationError(
      `${names} must be set in production (or ALLOW_SANDBOX=true for a show without real calls or money)`,
    );
  }
}

function liveKeys(environment: Environment, parts: SandboxPart[]): string[] {
  const live: string[] = [];
  // Sandbox money must never pay for real calls.
  if (environment.TWILIO_ACCOUNT_SID && parts.includes("cards")) live.push("TWILIO_ACCOUNT_SID");
  if (/^(sk|rk)_live_/.test(environment.STRIPE_SECRET_KEY ?? "")) live.push("STRIPE_SECRET_KEY");
  if (environment.STRIPE_PUBLISHABLE_KEY?.startsWith("pk_live_")) live.push("STRIPE_PUBLISHABLE_KEY");
  return live;
}
