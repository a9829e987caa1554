import { availableParallelism } from "node:os";
import type { FastifyInstance } from "fastify";
import { argon2Passwords } from "#adapters/passwords/argon2-passwords.ts";
import { boundedPasswords } from "#adapters/passwords/bounded-passwords.ts";
import { commonPasswords } from "#adapters/passwords/common-passwords.ts";
import { accountAccess } from "#adapters/postgres/account-stores.ts";
import type { Database } from "#adapters/postgres/database.ts";
import { ledgerStore } from "#adapters/postgres/ledger-store.ts";
import { outboxQueue, sweepOutbox } from "#adapters/postgres/outbox-store.ts";
import { rateLimitStores } from "#adapters/postgres/rate-limit-stores.ts";
import { smtpMailer } from "#adapters/smtp/smtp-mailer.ts";
import type { AccountDeps } from "#domain/accounts/account-deps.ts";
import { accountLimits } from "#domain/accounts/account-limits.ts";
import { sweepAccounts } from "#domain/accounts/sweep-accounts.ts";
import { boundedLimit } from "#domain/bounded-limit.ts";
import type { Captcha } from "#domain/captcha.ts";
import { rateLimits } from "#domain/rate-limits/rate-limits.ts";
import { sweepRateLimits } from "#domain/rate-limits/sweep-rate-limits.ts";
import type { Tell } from "#domain/tell.ts";
import type { Config } from "#server/config.ts";
import { accountDataRoutes } from "#server/http/account-data-routes.ts";
import { accountRoutes } from "#server/http/account-routes.ts";
import type { Mount } from "#server/http/mount.ts";
import { settingsRoutes } from "#server/http/settings-routes.ts";
import { twoStepRoutes } from "#server/http/two-step-routes.ts";
import { deliverOutbox } from "#server/jobs/outbox-job.ts";
import type { Job } from "#server/jobs/schedule.ts";
import { randomIds, systemClock } from "./runtime.ts";

/** Well above what a write to the outbox takes, well below what a person notices after a click. */
const evenReply_ms = 300;
const sweepBatch = 1_000;
/** How long a mail that could not be delivered can be looked at. */
const givenUpMail_ms = 30 * 24 * 60 * 60_000;
/** A hash takes some tens of milliseconds, so whoever is last in the queue waits for a few seconds. */
const hashingLimit = { concurrency: availableParallelism(), maxWaiting: 100 };

export async function accountDeps(config: Config, database: Database, tell: Tell): Promise<AccountDeps> {
  return {
    clock: systemClock,
    ids: randomIds,
    passwords: boundedPasswords(await argon2Passwords(), boundedLimit(hashingLimit)),
    commonPasswords: await commonPasswords(),
    options: { publicUrl: config.publicUrl, protectedAddresses: config.protectedAddresses },
    ...accountAccess(database, tell),
  };
}

export function serveAccounts(
  mount: Mount,
  accounts: AccountDeps,
  database: Database,
  captcha: Captcha,
): void {
  const deps = {
    accounts,
    limits: rateLimits({ ...rateLimitStores(database), clock: systemClock }, accountLimits),
    captcha,
    evenReply_ms,
  };
  accountRoutes(mount, deps);
  twoStepRoutes(mount, deps);
  const withBalance = {
    ...deps,
    balance: (walletId: string) => database.withClient((client) => ledgerStore(client).balance(walletId)),
  };
  settingsRoutes(mount, withBalance);
  accountDataRoutes(mount, withBalance);
}

export function accountJobs(
  config: Config,
  accounts: AccountDeps,
  database: Database,
  log: FastifyInstance["log"],
): Job[] {
  const outbox = {
    queue: outboxQueue(database),
    mailer: smtpMailer({ url: config.mail.smtpUrl, from: config.mail.from }),
    log,
  };
  return [
    { name: "deliver outbox", every_ms: 1_000, run: () => deliverOutbox(outbox) },
    { name: "sweep sessions, links and sign-ups", every_ms: 60_000, run: () => sweepAccounts(accounts) },
    {
      name: "sweep rate limits and known networks",
      every_ms: 60_000,
      run: () => sweepRateLimits({ ...rateLimitStores(database), clock: systemClock }),
    },
    {
      name: "sweep mails given up",
      every_ms: 60 * 60_000,
      run: () =>
        database.withClient((client) =>
          sweepOutbox(client, new Date(systemClock.now().getTime() - givenUpMail_ms), sweepBatch),
        ),
    },
  ];
}
