import { availableParallelism } from "node:os";
import type { FastifyInstance } from "fastify";
import { argon2Passwords } from "#adapters/passwords/argon2-passwords.ts";
import { commonPasswords } from "#adapters/passwords/common-passwords.ts";
import { fairPasswords } from "#adapters/passwords/fair-passwords.ts";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { ledgerStore } from "#adapters/postgres/ledger/ledger-store.ts";
import { outboxQueue } from "#adapters/postgres/outbox-store.ts";
import { rateLimitStores } from "#adapters/postgres/rate-limit-stores.ts";
import { accountAccess } from "#adapters/postgres/users/user-stores.ts";
import { smtpMailer } from "#adapters/smtp/smtp-mailer.ts";
import { webauthnRelyingParty } from "#adapters/webauthn/relying-party.ts";
import type { Captcha } from "#domain/captcha.ts";
import type { DataCipher } from "#domain/data-cipher.ts";
import type { MailReach } from "#domain/mail-reach.ts";
import { type FairLimit, fairConcurrency } from "#domain/rate-limits/fair-concurrency.ts";
import { rateLimits } from "#domain/rate-limits/rate-limits.ts";
import type { Publish } from "#domain/user-events.ts";
import { newAccounts } from "#domain/users/registration/new-accounts.ts";
import { authenticateWithBalance } from "#domain/users/sign-in/authenticate.ts";
import type { DeletionDeps, UserDeps } from "#domain/users/user-deps.ts";
import { userLimits } from "#domain/users/user-limits.ts";
import type { Config } from "#server/config.ts";
import type { Mount } from "#server/http/mount.ts";
import { creditsRoute } from "#server/http/routes/credits-route.ts";
import { personalDataRoutes } from "#server/http/routes/personal-data-routes.ts";
import { openidLinkRoutes } from "#server/http/routes/users/openid-link-routes.ts";
import { passkeyRoutes } from "#server/http/routes/users/passkey-routes.ts";
import { securityEventRoutes } from "#server/http/routes/users/security-event-routes.ts";
import { settingsRoutes } from "#server/http/routes/users/settings-routes.ts";
import { twoStepRoutes } from "#server/http/routes/users/two-step-routes.ts";
import { userRoutes } from "#server/http/routes/users/user-routes.ts";
import { deliverOutbox } from "#server/jobs/outbox-job.ts";
import type { Job } from "#server/jobs/schedule.ts";
import { randomIds, systemClock } from "./runtime.ts";

/** Well above the time of a write to the outbox, well below a delay that a person notices. */
const evenReply_ms = 300;
/** A hash takes some tens of milliseconds, so the last in a full queue waits for several seconds. */
const hashingLimit: FairLimit = {
  concurrency: availableParallelism(),
  maxWaiting: 500,
  maxWaitingOfNetwork: 100,
  longestWait_ms: 10_000,
};

export async function userDeps(
  config: Config,
  database: Database,
  cipher: DataCipher,
  publish: Publish,
  mail: MailReach,
): Promise<UserDeps> {
  return {
    clock: systemClock,
    ids: randomIds,
    passwordsOf: fairPasswords(await argon2Passwords(), fairConcurrency(systemClock, hashingLimit)),
    commonPasswords: await commonPasswords(),
    relyingParty: webauthnRelyingParty(config.publicUrl),
    mail,
    options: { publicUrl: config.publicUrl, protectedAddresses: config.protectedAddresses },
    ...accountAccess(database, { cipher, clock: systemClock, publish }),
  };
}

export function serveUsers(
  mount: Mount,
  { endPayments, ...users }: UserDeps & Pick<DeletionDeps, "endPayments">,
  database: Database,
  captcha: Captcha,
): void {
  const deps = {
    users,
    limits: rateLimits({ ...rateLimitStores(database), clock: systemClock }, userLimits),
    newAccounts: newAccounts(rateLimitStores(database).counters),
    captcha,
    evenReply_ms,
  };
  userRoutes(mount, deps);
  creditsRoute(mount, (token) => authenticateWithBalance(users, token));
  twoStepRoutes(mount, deps);
  openidLinkRoutes(mount, deps);
  passkeyRoutes(mount, deps);
  securityEventRoutes(mount, deps);
  const withBalance = {
    ...deps,
    balance: (walletId: string) => database.withClient((client) => ledgerStore(client).balance(walletId)),
  };
  settingsRoutes(mount, withBalance);
  personalDataRoutes(mount, { ...withBalance, endPayments });
}

export function userJobs(
  config: Config,
  database: Database,
  cipher: DataCipher,
  log: FastifyInstance["log"],
): Job[] {
  const outbox = {
    queue: outboxQueue(database, {
      cipher,
      onUnreadable: (error) => log.error({ err: error }, "a mail cannot be decrypted, and waits for its key"),
    }),
    mailer: smtpMailer({
      url: config.mail.smtpUrl,
      requireTls: config.mail.requireTls,
      from: config.mail.from,
      timeout_ms: config.providerTimeout_ms,
    }),
    log,
  };
  return [{ name: "deliver outbox", every_ms: 1_000, run: () => deliverOutbox(outbox) }];
}
