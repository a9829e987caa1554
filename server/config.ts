import { resolve } from "node:path";
import { z } from "zod";
import { sandboxAccounts } from "../contract/sandbox-accounts.ts";

/** The configuration could not be used; the message names every variable at fault, for a person to read. */
export class ConfigurationError extends Error {
  override name = "ConfigurationError";
}

const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, "must be a port number from 1 to 65535")
    .transform(Number)
    .refine((value) => value >= 1 && value <= 65_535, "must be a port number from 1 to 65535")
    .default(fallback);

const httpUrl = z
  .url({ protocol: /^https?$/, error: "must be a URL such as https://farline.example" })
  .transform((value) => value.replace(/\/+$/, ""));

const environmentSchema = z.object({
  NODE_ENV: z
    .enum(["development", "test", "production"], { error: "must be development, test or production" })
    .default("development"),
  PORT: port(3000),
  HOST: z.string().min(1).optional(),
  PUBLIC_URL: httpUrl.optional(),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: "must be a URL such as postgres://user:password@host:5432/name",
    })
    .optional(),
  DATA_DIR: z.string().min(1).default(".data"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be fatal, error, warn, info, debug, trace or silent",
    })
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((value) => value.split(",").map((part) => part.trim()))
    .optional(),
  PROTECTED_ADDRESSES: z
    .string()
    .default("")
    .transform((value) =>
      value
        .split(",")
        .map((part) => part.trim().toLowerCase())
        .filter(Boolean),
    ),
  SELLER_NAME: z.string().trim().min(1).max(200, "must be at most 200 characters").default("Farline"),
  OPERATOR_EMAIL: z.email("must be an email address").default("operator@farline.example"),

  ALLOW_SANDBOX: z.enum(["true", "false"], { error: "must be true or false" }).default("false"),
  SANDBOX_PORT: port(3100),
  SANDBOX_SMTP_PORT: port(3125),

  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC\w{32}$/, "must be an account SID: AC and 32 letters or digits")
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(16, "is too short for an auth token").optional(),
  TWILIO_API_KEY_SID: z
    .string()
    .regex(/^SK\w{32}$/, "must be an API key SID: SK and 32 letters or digits")
    .optional(),
  TWILIO_API_KEY_SECRET: z.string().min(16, "is too short for an API key secret").optional(),
  TWILIO_APP_SID: z
    .string()
    .regex(/^AP\w{32}$/, "must be an application SID: AP and 32 letters or digits")
    .optional(),
  TWILIO_CALLER_ID: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, "must be an E.164 number such as +12025550100")
    .optional(),

  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_/, "must begin with sk_test_ or sk_live_")
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_/, "must begin with pk_test_ or pk_live_")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, "must begin with whsec_")
    .optional(),

  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),

  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be a URL such as smtps://user:password@host:465" })
    .optional(),
  MAIL_FROM: z.string().min(3).default("Farline <hello@farline.example>"),

  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  RECAPTCHA_SECRET_KEY: z.string().min(1).optional(),
});

const storageSchema = environmentSchema.pick({ DATABASE_URL: true, DATA_DIR: true });

/** Every variable that is read; docs/operating.md explains each. */
export const variableNames = Object.keys(environmentSchema.shape);

type Environment = z.infer<typeof environmentSchema>;
export type SandboxPart = "voice" | "cards" | "mail" | "google";

/** Vendors whose variables only make sense together. */
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
    // Without a proxy in front, a laptop's server answers that laptop only.
    host: environment.HOST ?? (production ? "0.0.0.0" : "localhost"),
    publicUrl,
    trustedProxies: environment.TRUSTED_PROXIES,
    databaseUrl: environment.DATABASE_URL,
    dataDirectory: resolve(environment.DATA_DIR),
    // On a laptop the sentences of the start are worth more than a line for every request.
    logLevel: environment.LOG_LEVEL ?? (production ? "info" : "warn"),
    protectedAddresses: environment.PROTECTED_ADDRESSES,
    sellerName: environment.SELLER_NAME,
    operatorEmail: environment.OPERATOR_EMAIL,
    sandbox: {
      parts: sandboxParts,
      port: environment.SANDBOX_PORT,
      smtpPort: environment.SANDBOX_SMTP_PORT,
      url: sandboxUrl,
    },
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
 * Reads only where the data is kept, for programs that work beside the server and need no vendor.
 * @throws ConfigurationError naming every variable that is wrong.
 */
export function readStorageConfig(
  variables: NodeJS.ProcessEnv,
): Pick<Config, "databaseUrl" | "dataDirectory"> {
  const { DATABASE_URL, DATA_DIR } = parseEnvironment(variables, storageSchema);
  return { databaseUrl: DATABASE_URL, dataDirectory: resolve(DATA_DIR) };
}

function parseEnvironment<Schema extends z.ZodType>(
  variables: NodeJS.ProcessEnv,
  schema: Schema,
): z.output<Schema> {
  // An empty variable means the same as none: that is how shells and compose files leave things out.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = z.safeParse(schema, given);
  if (parsed.success) return parsed.data;
  throw new ConfigurationError(
    parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`).join("\n"),
  );
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
  // Real calls must never be had for pretended money.
  if (environment.TWILIO_ACCOUNT_SID && parts.includes("cards")) live.push("TWILIO_ACCOUNT_SID");
  if (/^(sk|rk)_live_/.test(environment.STRIPE_SECRET_KEY ?? "")) live.push("STRIPE_SECRET_KEY");
  if (environment.STRIPE_PUBLISHABLE_KEY?.startsWith("pk_live_")) live.push("STRIPE_PUBLISHABLE_KEY");
  return live;
}

function voiceConfig(environment: Environment, sandboxUrl: string) {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_API_KEY_SID, TWILIO_API_KEY_SECRET } = environment;
  if (TWILIO_ACCOUNT_SID && TWILIO_AUTH_TOKEN && TWILIO_API_KEY_SID && TWILIO_API_KEY_SECRET) {
    return {
      accountSid: TWILIO_ACCOUNT_SID,
      authToken: TWILIO_AUTH_TOKEN,
      apiKeySid: TWILIO_API_KEY_SID,
      apiKeySecret: TWILIO_API_KEY_SECRET,
      appSid: environment.TWILIO_APP_SID ?? "",
      callerId: environment.TWILIO_CALLER_ID ?? "",
      /** Where the REST API answers, when not at Twilio. */
      apiUrl: undefined,
      /** host:port of the browser's signalling, when not Twilio's. */
      signallingHost: undefined,
    };
  }
  return { ...sandboxAccounts.voice, apiUrl: sandboxUrl, signallingHost: new URL(sandboxUrl).host };
}

function cardsConfig(environment: Environment, sandboxUrl: string) {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = environment;
  if (STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && STRIPE_WEBHOOK_SECRET) {
    return {
      secretKey: STRIPE_SECRET_KEY,
      publishableKey: STRIPE_PUBLISHABLE_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      apiUrl: undefined,
      scriptUrl: undefined,
    };
  }
  return { ...sandboxAccounts.cards, apiUrl: sandboxUrl, scriptUrl: `${sandboxUrl}/stripe.js` };
}

function googleConfig(environment: Environment, sandboxUrl: string) {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = environment;
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET) {
    return {
      issuer: "https://accounts.google.com",
      clientId: GOOGLE_CLIENT_ID,
      clientSecret: GOOGLE_CLIENT_SECRET,
    };
  }
  // With every paid service live, sign-in with Google is simply not offered until it has keys.
  if (environment.TWILIO_ACCOUNT_SID && environment.STRIPE_SECRET_KEY && environment.SMTP_URL)
    return undefined;
  return { issuer: `${sandboxUrl}/google`, ...sandboxAccounts.google };
}
