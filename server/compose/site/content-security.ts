import type { CaptchaVendor } from "#contract/users/captcha.ts";
import { googleIssuer } from "#domain/users/openid/identity.ts";
import type { Config } from "#server/config.ts";
import type { ContentSecurity } from "#server/http/security-headers.ts";

/** With wallets too: https://docs.stripe.com/security/guide#content-security-policy names no other hosts for them. */
const stripeScripts = ["https://js.stripe.com", "https://*.js.stripe.com"];
const stripeHosts = [...stripeScripts, "https://hooks.stripe.com"];
const twilioHosts = ["wss://*.twilio.com", "https://*.twilio.com"];
const turnstileHosts = ["https://challenges.cloudflare.com"];
const hcaptchaHosts = ["https://hcaptcha.com", "https://*.hcaptcha.com"];

/** The sources that each vendor asks for in its documentation. */
const captchaSources: Record<CaptchaVendor, ContentSecurity> = {
  recaptcha: {
    scripts: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
    frames: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
    connections: ["https://www.google.com/recaptcha/"],
  },
  turnstile: { scripts: turnstileHosts, frames: turnstileHosts, connections: [] },
  hcaptcha: {
    scripts: hcaptchaHosts,
    frames: hcaptchaHosts,
    connections: hcaptchaHosts,
    styles: hcaptchaHosts,
  },
};

/** Google's accounts have their pictures at numbered hosts: https://developers.google.com/identity/openid-connect/openid-connect. */
const googlePictures = ["https://*.googleusercontent.com"];

/** The outside origins that the page may use, by the configured vendors. */
export function contentSecurity(config: Config): ContentSecurity {
  const cards = config.cards.scriptUrl ? [config.sandbox.url] : stripeHosts;
  const cardsApi = config.cards.scriptUrl ? [config.sandbox.url] : ["https://api.stripe.com"];
  const voice = config.voice.signallingHost
    ? [`ws://${config.voice.signallingHost}`, config.sandbox.url]
    : twilioHosts;
  const captcha = captchaSecurity(config);
  return {
    scripts: [...cards, ...captcha.scripts],
    frames: [...cards, ...captcha.frames],
    connections: [...cardsApi, ...voice, ...captcha.connections],
    styles: captcha.styles ?? [],
    pictures: config.openidProviders.flatMap(({ issuer, pictures = [] }) =>
      issuer === googleIssuer ? googlePictures : [new URL(issuer).origin, ...pictures],
    ),
    // Wallets open from the frames of the card provider's script, and from nothing else.
    payments: config.cards.wallets.length === 0 ? [] : config.cards.scriptUrl ? cards : stripeScripts,
    // The CAPTCHA vendors' scripts may stop working under Trusted Types without notice.
    trustedTypes: config.trustedTypes ?? (config.captcha ? "report" : "enforce"),
  };
}

function captchaSecurity({ captcha }: Config): ContentSecurity {
  if (!captcha) return { scripts: [], frames: [], connections: [] };
  const sources = captchaSources[captcha.vendor];
  // A configured script, such as recaptcha.net's, brings its own host.
  const { origin } = new URL(captcha.scriptUrl);
  return { ...sources, scripts: [...sources.scripts, origin], frames: [...sources.frames, origin] };
}
