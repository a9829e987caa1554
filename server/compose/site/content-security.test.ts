import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { contentSecurity } from "./content-security.ts";
import { publicConfig } from "./public-config.ts";

const keys = (name: string) => ({ [`${name}_SITE_KEY`]: "site", [`${name}_SECRET_KEY`]: "secret" });

const vendors = [
  ["RECAPTCHA", "recaptcha", "https://www.google.com/recaptcha/"],
  ["TURNSTILE", "turnstile", "https://challenges.cloudflare.com"],
  ["HCAPTCHA", "hcaptcha", "https://*.hcaptcha.com"],
] as const;

test.each(vendors)("with keys of %s the page gets its script, and may load it", (name, provider, source) => {
  const config = readConfig(keys(name));
  const { captcha } = publicConfig(config);
  expect(captcha).toMatchObject({ provider, siteKey: "site" });
  expect(JSON.stringify(captcha)).not.toContain("secret");
  const { scripts, frames } = contentSecurity(config);
  expect(scripts).toContain(source);
  expect(frames).toContain(source);
  for (const [, , other] of vendors) if (other !== source) expect(scripts).not.toContain(other);
});

test("a configured script brings its own host", () => {
  const scriptUrl = "https://www.recaptcha.net/recaptcha/api.js?render=explicit";
  const config = readConfig({ ...keys("RECAPTCHA"), CAPTCHA_SCRIPT_URL: scriptUrl });
  expect(publicConfig(config).captcha).toMatchObject({ scriptUrl });
  expect(contentSecurity(config).scripts).toContain("https://www.recaptcha.net");
});

test("Trusted Types are enforced unless a vendor's CAPTCHA or the operator needs reports only", () => {
  const cases = [
    [{}, "enforce"],
    [keys("TURNSTILE"), "report"],
    [{ ...keys("TURNSTILE"), TRUSTED_TYPES: "enforce" }, "enforce"],
    [{ TRUSTED_TYPES: "report" }, "report"],
  ] as const;
  for (const [variables, mode] of cases)
    expect(contentSecurity(readConfig(variables)).trustedTypes).toBe(mode);
});

test("the built-in proof of work needs no other site", () => {
  expect(publicConfig(readConfig({})).captcha).toEqual({ provider: "altcha" });
  expect(contentSecurity(readConfig({})).scripts).toEqual(["http://localhost:3100"]);
});

test("pictures come from the providers of sign-in that are configured, and from no other host", () => {
  const acme = {
    OIDC_PROVIDERS: "acme",
    OIDC_ACME_ISSUER: "https://login.acme.example/realm",
    OIDC_ACME_CLIENT_ID: "id",
    OIDC_ACME_CLIENT_SECRET: "secret",
    OIDC_ACME_LABEL: "Acme",
    OIDC_ACME_LOGO: join(import.meta.dirname, "../../../e2e/support/acme.svg"),
  };
  const googleKeys = { ALLOW_SANDBOX: "true", GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" };
  const picturesOf = (variables: NodeJS.ProcessEnv) => contentSecurity(readConfig(variables)).pictures;
  expect(picturesOf({})).toEqual(["http://localhost:3100"]);
  expect(picturesOf(googleKeys)).toEqual(["https://*.googleusercontent.com"]);
  expect(picturesOf({ ...googleKeys, ...acme })).toEqual([
    "https://*.googleusercontent.com",
    "https://login.acme.example",
  ]);
  const own = "https://pictures.acme.example,https://*.cdn.example";
  expect(picturesOf({ ...googleKeys, ...acme, OIDC_ACME_PICTURES: own })).toEqual([
    "https://*.googleusercontent.com",
    "https://login.acme.example",
    ...own.split(","),
  ]);
  for (const wrong of ["https:", "*", "http://a.example", "https://*", "https://a.example;script-src *"]) {
    expect(() => picturesOf({ ...googleKeys, ...acme, OIDC_ACME_PICTURES: wrong })).toThrow(
      "OIDC_ACME_PICTURES must be origins such as",
    );
  }
});

test("wallets open from the card provider's script alone, and need no other host", () => {
  const live = {
    ALLOW_SANDBOX: "true",
    STRIPE_SECRET_KEY: "sk_test_1",
    STRIPE_PUBLISHABLE_KEY: "pk_test_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1",
  };
  const wallets = { STRIPE_WALLETS: "apple_pay" };
  expect(contentSecurity(readConfig(live)).payments).toEqual([]);
  const { payments, ...sources } = contentSecurity(readConfig({ ...live, ...wallets }));
  expect(payments).toEqual(["https://js.stripe.com", "https://*.js.stripe.com"]);
  expect(contentSecurity(readConfig(live))).toEqual({ ...sources, payments: [] });
  expect(contentSecurity(readConfig(wallets)).payments).toEqual(["http://localhost:3100"]);
  expect(publicConfig(readConfig(wallets)).stripe.wallets).toEqual(["apple_pay"]);
  expect(publicConfig(readConfig({})).stripe.wallets).toEqual([]);
});
