import { altchaCaptcha } from "#adapters/captcha/altcha.ts";
import { siteverifyCaptcha } from "#adapters/captcha/siteverify.ts";
import { captchaKey, spentChallengeStore } from "#adapters/postgres/contact-store.ts";
import type { Captcha } from "#domain/captcha.ts";
import { captchaChallengeRoute } from "#server/http/routes/contact-routes.ts";
import type { Host, Platform } from "./platform/platform.ts";

/** Opens the configured CAPTCHA service, or our own with the route that serves its challenges. */
export async function serveCaptcha(
  { config, clock, log, database }: Platform,
  { app }: Host,
): Promise<Captcha> {
  if (config.captcha) {
    const { vendor, siteKey, secretKey, verifyUrl } = config.captcha;
    return siteverifyCaptcha({
      vendor,
      siteKey,
      secretKey,
      hostname: new URL(config.publicUrl).hostname,
      url: verifyUrl,
      timeout_ms: config.providerTimeout_ms,
      report: (problem) => log.error(problem),
    });
  }
  const captcha = altchaCaptcha({
    clock,
    hmacKey: await database.withClient(captchaKey),
    spent: {
      spend: (id, expiresAt) =>
        database.withClient((client) => spentChallengeStore(client).spend(id, expiresAt)),
    },
  });
  captchaChallengeRoute(app, () => captcha.createChallenge());
  return captcha;
}
