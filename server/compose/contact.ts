import type { FastifyInstance } from "fastify";
import { altchaCaptcha } from "../../adapters/captcha/altcha.ts";
import { siteverifyCaptcha } from "../../adapters/captcha/siteverify.ts";
import { captchaKey, contactStore, spentChallengeStore } from "../../adapters/postgres/contact-store.ts";
import type { Database } from "../../adapters/postgres/database.ts";
import { outboxStore } from "../../adapters/postgres/outbox-store.ts";
import { rateLimits } from "../../adapters/postgres/rate-limits.ts";
import type { Captcha } from "../../domain/contact/captcha.ts";
import { contactLimits } from "../../domain/contact/contact-limits.ts";
import type { Config } from "../config.ts";
import { captchaChallengeRoute, contactRoutes } from "../http/contact-routes.ts";
import type { Authenticate, Mount } from "../http/mount.ts";
import type { Job } from "../jobs/schedule.ts";
import { randomIds, systemClock } from "./runtime.ts";

const sweepBatch = 1_000;

export async function serveContact(
  app: FastifyInstance,
  mount: Mount,
  config: Config,
  database: Database,
  authenticate: Authenticate,
): Promise<void> {
  contactRoutes(mount, {
    clock: systemClock,
    ids: randomIds,
    captcha: config.captcha
      ? siteverifyCaptcha({
          secretKey: config.captcha.secretKey,
          report: (problem) => app.log.error(problem),
        })
      : await ownCaptcha(app, database),
    transaction: (work) =>
      database.transaction((client) => work({ messages: contactStore(client), outbox: outboxStore(client) })),
    operatorEmail: config.operatorEmail,
    limits: rateLimits(database, contactLimits),
    authenticate,
  });
}

/** ALTCHA, with the route that hands out its challenges. */
async function ownCaptcha(app: FastifyInstance, database: Database): Promise<Captcha> {
  const captcha = altchaCaptcha({
    clock: systemClock,
    hmacKey: await database.withClient(captchaKey),
    spent: {
      spend: (id, expiresAt) =>
        database.withClient((client) => spentChallengeStore(client).spend(id, expiresAt)),
    },
  });
  captchaChallengeRoute(app, () => captcha.createChallenge());
  return captcha;
}

export function contactJobs(database: Database): Job[] {
  return [
    {
      name: "sweep spent challenges",
      every_ms: 60_000,
      run: () =>
        database.withClient((client) => spentChallengeStore(client).sweep(systemClock.now(), sweepBatch)),
    },
  ];
}
