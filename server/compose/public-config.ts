import type { PublicConfig } from "#contract/config.ts";
import { presetAmountsUsd } from "#contract/constants.ts";
import type { Config } from "#server/config.ts";
import type { ContentSecurity } from "#server/http/security-headers.ts";

/** The part of the configuration that the browser needs. */
export function publicConfig(config: Config): PublicConfig {
  return {
    presetsUsd: [...presetAmountsUsd],
    stripe: {
      publishableKey: config.cards.publishableKey,
      ...(config.cards.scriptUrl ? { scriptUrl: config.cards.scriptUrl } : {}),
    },
    voice: config.voice.signallingHost ? { signallingHost: config.voice.signallingHost } : {},
    captcha: config.captcha
      ? { provider: "recaptcha", siteKey: config.captcha.siteKey }
      : { provider: "altcha" },
    googleSignIn: config.google !== undefined,
    ...(config.sandbox.parts.length > 0 ? { sandbox: { inboxUrl: `${config.sandbox.url}/mail` } } : {}),
  };
}

const stripeHosts = ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"];
const twilioHosts = ["wss://*.twilio.com", "https://*.twilio.com"];
const recaptchaHosts = ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"];

/** The outside origins that the page may use, by the configured vendors. */
export function contentSecurity(config: Config): ContentSecurity {
  const cards = config.cards.scriptUrl ? [config.sandbox.url] : stripeHosts;
  const cardsApi = config.cards.scriptUrl ? [config.sandbox.url] : ["https://api.stripe.com"];
  const voice = config.voice.signallingHost
    ? [`ws://${config.voice.signallingHost}`, config.sandbox.url]
    : twilioHosts;
  const captcha = config.captcha ? recaptchaHosts : [];
  return {
    scripts: [...cards, ...captcha],
    frames: [...cards, ...captcha],
    connections: [...cardsApi, ...voice],
  };
}
