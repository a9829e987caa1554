import { z } from "zod";
import {
  lines,
  longestBrandName,
  longestImprint,
  longestLinkLabel,
  longestShortName,
  mostLinks,
  oneLine,
  readLinks,
} from "#contract/pages/brand.ts";
import { walletSchema } from "#contract/pages/config.ts";
import { defaultSandboxPort } from "#contract/pages/sandbox-ports.ts";
import { isFilled } from "#contract/required-text.ts";
import { readEmailAddress } from "#contract/users/email-address.ts";
import { defaultBrand } from "#words/brand.ts";
import { alarmVariables } from "./alarms.ts";
import { brandColourVariables } from "./brand-colours.ts";
import { brandPictureVariables } from "./brand-pictures.ts";
import { callLimitVariables } from "./call-limits.ts";
import { currencyVariables } from "./currencies.ts";
import { fairLimitVariables } from "./fair-limits.ts";
import { languageVariables } from "./languages.ts";
import { moneyBackVariables } from "./money-back.ts";
import { retentionVariables } from "./retention.ts";
import { telemetryVariables } from "./telemetry.ts";
import { originUrl, postgresUrl, smtpUrl, webUrl } from "./urls.ts";
import { commaList, wholeNumber } from "./variable-forms.ts";
import { cardStatementVariables } from "./vendors/card-statements.ts";
import { cardTestingVariables } from "./vendors/card-testing.ts";
import { voicemailStorageVariables } from "./voicemail-storage.ts";

const port = z
  .string()
  .regex(/^\d{1,5}$/, "must be a port number from 1 to 65535")
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535, "must be a port number from 1 to 65535")
  .refine((value) => !blockedPorts.includes(value), "is a port that browsers refuse to open");

const proxyRange = z
  .union(
    [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
    "must be addresses or CIDR ranges such as 10.0.0.1 or fd00::/8, separated by commas",
  )
  .refine((range) => !range.endsWith("/0"), "must not be every address: any machine could then name another");

const keyAdvice = "must be 32 random bytes in base64, as `openssl rand -base64 32` prints them";

/** A typed password or a repeated letter has few different bytes; 32 random ones have about 30. */
const leastDifferentBytes = 16;

function isKey(value: string): boolean {
  if (!/^[A-Za-z0-9+/]{43}=$/.test(value)) return false;
  return new Set(Buffer.from(value, "base64")).size >= leastDifferentBytes;
}

/** A name that people read. */
const nameText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `must be at most ${most} characters`)
    .regex(oneLine, "must be one line of visible characters")
    .refine(isFilled, "must be one line of visible characters");

const emailAddress = z
  .string()
  .refine((typed) => readEmailAddress(typed) !== undefined, "must be an email address")
  .transform((typed) => readEmailAddress(typed) ?? typed);

const walletAdvice = "must be apple_pay, google_pay or both with a comma between them";

const oneAddress = "must be one address, such as Farline <hello@farline.example>";

/** True for a page, and for an address that mail can be sent to. */
function isContact(text: string): boolean {
  const { protocol, pathname } = URL.parse(text) ?? {};
  return protocol === "https:" || (protocol === "mailto:" && readEmailAddress(pathname ?? "") !== undefined);
}

export const environmentSchema = z.object({
  NODE_ENV: z
    .enum(["development", "test", "production"], { error: "must be development, test or production" })
    .default("development"),
  PORT: port.default(3000),
  HOST: z.string().min(1).optional(),
  PUBLIC_URL: originUrl.optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_POOLER: z.enum(["pgbouncer"], { error: "must be pgbouncer" }).optional(),
  DATA_DIR: z.string().min(1).default(".data"),
  DATA_KEY: z.string().refine(isKey, keyAdvice).optional(),
  DATA_KEYS_PREVIOUS: commaList.refine((keys) => keys.every(isKey), `${keyAdvice}, separated by commas`),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be fatal, error, warn, info, debug, trace or silent",
    })
    .optional(),
  TRUSTED_PROXIES: commaList.pipe(z.array(proxyRange)),
  PROTECTED_ADDRESSES: commaList.transform((addresses) => addresses.map((one) => one.toLowerCase())),
  BRAND_NAME: nameText(longestBrandName).default(defaultBrand.name),
  BRAND_SHORT_NAME: nameText(longestShortName).optional(),
  BRAND_IMPRINT: z
    .string()
    .trim()
    .max(longestImprint, `must be at most ${longestImprint} characters`)
    .regex(lines, "must be lines of visible characters")
    .default(""),
  BRAND_SUPPORT_ADDRESS: emailAddress.default(""),
  BRAND_LINKS: z
    .string()
    .trim()
    .refine(
      (text) => readLinks(text).length <= mostLinks && !readLinks(text).includes(undefined),
      `must be at most ${mostLinks} lines, each a label of at most ${longestLinkLabel} characters and an address that begins with https:// and has no user name or password`,
    )
    .default(""),
  ...brandColourVariables,
  ...brandPictureVariables,
  ...languageVariables,
  ...alarmVariables,
  ...currencyVariables,
  SELLER_NAME: nameText(200).optional(),
  TEXTS_DIR: z.string().min(1).optional(),
  CARRIER_COSTS: z.string().min(1).optional(),
  METRICS_TOKEN: z.string().min(16, "is too short for a secret").optional(),
  SECURITY_CONTACT: z
    .string()
    .refine(
      isContact,
      "must be a URL such as mailto:security@farline.example or https://farline.example/security",
    )
    .optional(),
  TRUSTED_TYPES: z.enum(["enforce", "report"], { error: "must be enforce or report" }).optional(),
  OFFLINE_SHELL: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
  PROVIDER_TIMEOUT_MS: wholeNumber(100, 8_000).optional(),
  // What comes after it, up to 30 s, must end before the 35 s after which the server ends uncleanly.
  DRAIN_MS: wholeNumber(0, 4_000).default(0),
  OPERATOR_EMAIL: emailAddress.default("operator@farline.example"),

  ALLOW_SANDBOX: z.enum(["true", "false"], { error: "must be true or false" }).default("false"),
  SANDBOX_PORT: port.default(defaultSandboxPort),
  SANDBOX_SMTP_PORT: port.optional(),

  ...callLimitVariables,
  ...fairLimitVariables,
  ...cardTestingVariables,
  ...cardStatementVariables,
  ...moneyBackVariables,
  ...retentionVariables,
  ...telemetryVariables,
  ...voicemailStorageVariables,

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
  TWILIO_VOICE_INSIGHTS: z.enum(["true", "false"], { error: "must be true or false" }).default("false"),

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
  STRIPE_WALLETS: commaList
    .transform((names) => [...new Set(names)])
    .pipe(z.array(z.enum(walletSchema.options, { error: walletAdvice }))),

  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),

  OIDC_PROVIDERS: commaList,

  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:(?:"[^"\\\r\n]*" *|[^"<>()@,;:\\\r\n]*)<[^\s<>@,;"]+@[^\s<>@,;"]+>|[^\s<>@,;"]+@[^\s<>@,;"]+)$/,
      oneAddress,
    )
    .refine((from) => readEmailAddress(/<([^<>]*)>$/.exec(from)?.[1] ?? from) !== undefined, oneAddress)
    .optional(),

  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  RECAPTCHA_SECRET_KEY: z.string().min(1).optional(),
  TURNSTILE_SITE_KEY: z.string().min(1).optional(),
  TURNSTILE_SECRET_KEY: z.string().min(1).optional(),
  HCAPTCHA_SITE_KEY: z.string().min(1).optional(),
  HCAPTCHA_SECRET_KEY: z.string().min(1).optional(),
  CAPTCHA_VERIFY_URL: webUrl("https://www.recaptcha.net/recaptcha/api/siteverify").optional(),
  CAPTCHA_SCRIPT_URL: webUrl("https://www.recaptcha.net/recaptcha/api.js?render=explicit").optional(),
});

export type Environment = z.infer<typeof environmentSchema>;

/** Every variable that is read; docs/operating.md must explain each. */
export const variableNames = Object.keys(environmentSchema.shape);

/**
 * Ports above 1023 that browsers, and Node's fetch, open no page at, because other protocols have them:
 * https://fetch.spec.whatwg.org/#port-blocking.
 */
export const blockedPorts: readonly number[] = [
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679],
  ...[6697, 10080],
];
