import type { CaptchaVendor } from "#contract/users/captcha.ts";
import type { Environment } from "#server/config/environment.ts";
import type { Reading } from "#server/config/read-environment.ts";

const scriptUrls = {
  recaptcha: "https://www.google.com/recaptcha/api.js?render=explicit",
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
  hcaptcha: "https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off",
} as const satisfies Record<CaptchaVendor, string>;

const siteKeyNames = ["RECAPTCHA_SITE_KEY", "TURNSTILE_SITE_KEY", "HCAPTCHA_SITE_KEY"] as const;

/** The CAPTCHA's vendor; undefined for the built-in proof of work. */
export function captchaConfig(environment: Environment) {
  const keys = vendorKeys(environment);
  return (
    keys && {
      ...keys,
      scriptUrl: environment.CAPTCHA_SCRIPT_URL ?? scriptUrls[keys.vendor],
      verifyUrl: environment.CAPTCHA_VERIFY_URL,
    }
  );
}

function vendorKeys(given: Environment) {
  const { RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET_KEY } = given;
  const { TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY, HCAPTCHA_SITE_KEY, HCAPTCHA_SECRET_KEY } = given;
  return (
    keysOf("recaptcha", RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET_KEY) ??
    keysOf("turnstile", TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY) ??
    keysOf("hcaptcha", HCAPTCHA_SITE_KEY, HCAPTCHA_SECRET_KEY)
  );
}

function keysOf(vendor: CaptchaVendor, siteKey: string | undefined, secretKey: string | undefined) {
  return siteKey && secretKey ? { vendor, siteKey, secretKey } : undefined;
}

/** Says where more than one vendor is set, and where addresses are set for none. */
export function captchaProblems({ isGiven }: Reading): string[] {
  const chosen = siteKeyNames.filter(isGiven);
  if (chosen.length > 1) return [`${chosen.join(", ")} are set, but there can be one CAPTCHA only`];
  const addresses = ["CAPTCHA_VERIFY_URL", "CAPTCHA_SCRIPT_URL"].filter(isGiven);
  return chosen.length === 0 && addresses.length > 0
    ? [`${addresses.join(", ")} is set, but no key of a CAPTCHA vendor is`]
    : [];
}
