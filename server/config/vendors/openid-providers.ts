import { z } from "zod";
import type { OpenidOptions } from "#adapters/openid/configuration.ts";
import { google, providerNamePattern } from "#contract/pages/paths.ts";
import type { Reading } from "#server/config/read-environment.ts";
import { type ProviderLogo, readLogo } from "./openid-logo.ts";

export interface OpenidProviderConfig extends Omit<OpenidOptions, "redirectUrl" | "timeout_s" | "report"> {
  logo?: ProviderLogo;
  /** Origins of its people's pictures, beside the issuer's own. */
  pictures?: string[];
}

/** Sources of the content security policy; a list that is longer than a header may be is no list of hosts. */
const pictureOrigins =
  /^(?=.{1,500}$)https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(,https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+)*$/;

/** The variables of a provider, without `OIDC_<NAME>_`. */
const settingsSchema = z.object({
  ISSUER: z.url({ protocol: /^https?$/, error: "must be a URL such as https://login.example" }),
  CLIENT_ID: z.string(),
  CLIENT_SECRET: z.string(),
  LABEL: z
    .string()
    .trim()
    .regex(/^[^\p{Cc}<>]{1,40}$/u, "must be a name of at most 40 characters, such as Microsoft"),
  LOGO: z.string().transform((path, context) => {
    const logo = readLogo(path);
    if (typeof logo !== "string") return logo;
    context.addIssue({ code: "custom", message: logo });
    return z.NEVER;
  }),
  SCOPES: z
    .string()
    .regex(/^openid( [\x21\x23-\x5b\x5d-\x7e]+)*$/, "must begin with openid, such as: openid email")
    .default("openid email profile"),
  RESPONSE_MODE: z.enum(["query", "form_post"], { error: "must be query or form_post" }).default("query"),
  PROMPT: z
    .enum(["select_account", "login", "omit"], { error: "must be select_account, login or omit" })
    .default("select_account"),
  TRUST_EMAIL: z.enum(["true", "false"], { error: "must be true or false" }).default("false"),
  PICTURES: z
    .string()
    .regex(pictureOrigins, "must be origins such as https://pictures.example,https://*.cdn.example")
    .transform((origins) => origins.split(","))
    .optional(),
});
type Setting = keyof typeof settingsSchema.shape;
const settingNames = Object.keys(settingsSchema.shape) as Setting[];
const requiredSettings = [
  "ISSUER",
  "CLIENT_ID",
  "CLIENT_SECRET",
  "LABEL",
  "LOGO",
] as const satisfies Setting[];

/** Names of a provider's variables, as the operating guide writes them. */
export const providerVariableNames = settingNames.map((setting) => variable("<NAME>", setting));

/** The configured providers, and every reason not to start with them. */
export function openidProviders(reading: Reading): {
  providers: OpenidProviderConfig[];
  problems: string[];
} {
  const names = reading.environment.OIDC_PROVIDERS;
  const problems = [...wrongNames(names), ...unnamedVariables(reading, names)];
  const providers: OpenidProviderConfig[] = [];
  for (const name of new Set(names)) {
    if (!isName(name)) continue;
    const read = readProvider(reading, name);
    if (Array.isArray(read)) problems.push(...read);
    else providers.push(read);
  }
  return { providers, problems: [...problems, ...twice(providers), ...wrongIssuers(reading, providers)] };
}

function variable(name: string, setting: Setting): string {
  return `OIDC_${name.toUpperCase()}_${setting}`;
}

const isName = (name: string) => providerNamePattern.test(name) && name !== google;

function wrongNames(names: readonly string[]): string[] {
  const sentences = names
    .filter((name) => !isName(name))
    .map((name) =>
      name === google
        ? "OIDC_PROVIDERS must not name google: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET"
        : `OIDC_PROVIDERS must be names of small letters and digits such as microsoft,acme, not "${name}"`,
    );
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  return repeated === undefined ? sentences : [...sentences, `OIDC_PROVIDERS names ${repeated} twice`];
}

/** A variable of a provider that is not named would be ignored without a word. */
function unnamedVariables({ given }: Reading, names: readonly string[]): string[] {
  const variables = new Set(names.flatMap((name) => settingNames.map((setting) => variable(name, setting))));
  return [...given.keys()]
    .filter((name) => name.startsWith("OIDC_") && name !== "OIDC_PROVIDERS" && !variables.has(name))
    .map((name) => `${name} is set, but belongs to no provider that OIDC_PROVIDERS names`);
}

function readProvider({ given }: Reading, name: string): OpenidProviderConfig | string[] {
  const missing = requiredSettings
    .map((setting) => variable(name, setting))
    .filter((required) => !given.has(required))
    .map((required) => `${required} must be set, because OIDC_PROVIDERS names ${name}`);
  const entries = settingNames.map((setting) => [setting, given.get(variable(name, setting))] as const);
  const parsed = settingsSchema.safeParse(Object.fromEntries(entries));
  if (parsed.success) {
    const { ISSUER, CLIENT_ID, CLIENT_SECRET, LABEL, LOGO, TRUST_EMAIL, PICTURES } = parsed.data;
    const { SCOPES: scopes, RESPONSE_MODE: responseMode, PROMPT: prompt } = parsed.data;
    return {
      name,
      label: LABEL,
      issuer: ISSUER,
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      scopes,
      responseMode,
      prompt,
      trustsEmail: TRUST_EMAIL === "true",
      logo: LOGO,
      ...(PICTURES && { pictures: PICTURES }),
    };
  }
  const wrong = parsed.error.issues
    .map(({ path: [setting], message }) => ({
      name: `OIDC_${name.toUpperCase()}_${String(setting)}`,
      message,
    }))
    .filter(({ name: wrongName }) => given.has(wrongName))
    .map(({ name: wrongName, message }) => `${wrongName} ${message}`);
  return [...missing, ...wrong];
}

function twice(providers: readonly OpenidProviderConfig[]): string[] {
  const problems: string[] = [];
  for (const [index, { name, issuer, label }] of providers.entries()) {
    const before = providers.slice(0, index);
    const same = before.find((other) => withoutSlash(other.issuer) === withoutSlash(issuer));
    if (same) problems.push(`${variable(name, "ISSUER")} is the same as ${variable(same.name, "ISSUER")}`);
    const alike = before.find((other) => other.label.toLowerCase() === label.toLowerCase());
    if (alike || label.toLowerCase() === "google") {
      problems.push(
        `${variable(name, "LABEL")} is taken by ${alike?.name ?? "google"}: people could not tell them apart`,
      );
    }
  }
  return problems;
}

/** In these tenants of Microsoft any organisation's administrator writes any address into an account. */
const openTenants = /^https:\/\/login\.microsoftonline\.com\/(common|organizations|consumers)\//;

function wrongIssuers({ environment }: Reading, providers: readonly OpenidProviderConfig[]): string[] {
  const production = environment.NODE_ENV === "production";
  return providers.flatMap(({ name, issuer, trustsEmail }) => {
    const { protocol, hostname } = new URL(issuer);
    const problems: string[] = [];
    if (hostname === "accounts.google.com") {
      problems.push(`${variable(name, "ISSUER")} is Google: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET`);
    }
    if (protocol === "http:" && (production || hostname !== "localhost")) {
      problems.push(
        `${variable(name, "ISSUER")} must begin with https://${production ? " in production" : ""}`,
      );
    }
    if (trustsEmail && openTenants.test(`${withoutSlash(issuer)}/`)) {
      problems.push(
        `${variable(name, "TRUST_EMAIL")} must not be true for ${issuer}, where any organisation names any address`,
      );
    }
    return problems;
  });
}

function withoutSlash(url: string): string {
  return url.replace(/(?<!\/)\/+$/, "");
}
