/** The running process: composes all parts, serves them and runs their jobs. */

import type { FastifyInstance } from "fastify";
import { databaseFaults } from "#adapters/postgres/connection/pooler.ts";
import { exchangeRateStore } from "#adapters/postgres/exchange-rate-store.ts";
import { setCreditsPerUsd } from "#contract/money/credit-value.ts";
import { callFunds } from "#domain/calls/call-funds.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { startSettings } from "#domain/money/purchase-settings.ts";
import { endPayments } from "#domain/payments/end-payments.ts";
import { type FairLimits, fairLimits } from "#domain/rate-limits/fair-limits.ts";
import { authenticate, logOut } from "#domain/users/sign-in/authenticate.ts";
import { soundOf } from "#domain/voicemail/greeting.ts";
import { setBrand } from "#words/brand.ts";
import { setLanguageOffer } from "#words/offered-languages.ts";
import { serveAdmin } from "./compose/admin.ts";
import { callerIdDeps, serveCallerIds } from "./compose/caller-ids.ts";
import {
  callDeps,
  mailMissed,
  prolongingCalls,
  serveCalls,
  watchShortCalls,
  watchSpending,
} from "./compose/calls.ts";
import { serveCaptcha } from "./compose/captcha.ts";
import { serveContact } from "./compose/contact.ts";
import { deliverMails, mailReach } from "./compose/mail.ts";
import { serveNumbers } from "./compose/numbers.ts";
import { serveOpenidSignIn } from "./compose/openid.ts";
import { paymentDeps, servePayments } from "./compose/payments.ts";
import { keepEncrypted } from "./compose/platform/data-cipher.ts";
import { serveEvents } from "./compose/platform/events.ts";
import { auditLedger } from "./compose/platform/ledger-audit.ts";
import { figuresOf, serveMetrics } from "./compose/platform/metrics.ts";
import { type OpenPlatform, openPlatform } from "./compose/platform/open-platform.ts";
import { type Host, systemClock } from "./compose/platform/platform.ts";
import { removeOldData } from "./compose/retention.ts";
import { contentSecurity } from "./compose/site/content-security.ts";
import { servePublicConfig } from "./compose/site/public-config.ts";
import { serveSite } from "./compose/site/site.ts";
import { openTariff, serveTariff } from "./compose/tariff.ts";
import { serveContactBook, serveUsers, userDeps } from "./compose/users.ts";
import { serveVoicemail, voicemailDeps } from "./compose/voicemail.ts";
import { type Config, readConfig } from "./config.ts";
import { endOnSignal } from "./end-on-signal.ts";
import { createApp } from "./http/app.ts";
import { type Authenticate, createMount } from "./http/mount.ts";
import { healthRoutes } from "./http/routes/health-routes.ts";
import { pageSessions } from "./http/sessions/page-sessions.ts";
import { type Schedule, startSchedule } from "./jobs/schedule.ts";
import { isCollected, writeJsonLines } from "./json-lines.ts";
import { lineIds } from "./observe/subject.ts";
import { inlineScripts } from "./pages/index.ts";
import { exitWithSentence, StartFailure } from "./start-failure.ts";

export interface RunningServer {
  /** Finishes requests and jobs in progress, then closes the port and the database. */
  stop(): Promise<void>;
}

/** Starts the server. If a part fails, closes the parts that were opened before it. */
export async function startServer(config: Config): Promise<RunningServer> {
  setBrand(config.brand);
  setLanguageOffer(config.languages);
  const opened = new AsyncDisposableStack();
  try {
    await start(config, opened);
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
  return { stop: () => opened.disposeAsync() };
}

async function start(config: Config, opened: AsyncDisposableStack): Promise<void> {
  const limits = fairLimits(config.fairLimits, systemClock);
  const app = await createApp({
    logLevel: config.logLevel,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    contentSecurity: { ...contentSecurity(config), inlineScripts: inlineScripts() },
    limits,
    lineIds,
    connectionLimits: config.connectionLimits,
  });
  const parts = await openPlatform(config, app, opened);
  // Jobs go on while the app answers its last requests.
  let schedule: Schedule | undefined;
  opened.defer(async () => schedule?.stop());
  opened.defer(() => app.close());
  const jobs = await serveRooms(parts, app, limits);
  const drain = healthRoutes(app, () => databaseFaults(parts.platform.database, parts.storage.pooled));
  await app.listen({ port: config.port, host: config.host });
  opened.defer(() => drain(config.drain_ms));
  schedule = startSchedule(jobs, (job, error) => app.log.error({ job, err: error }, "a job failed"));
}

/** Registers every route and returns the jobs that belong to the routes. */
async function serveRooms(
  { platform, storage, events, metrics }: OpenPlatform,
  app: FastifyInstance,
  limits: FairLimits,
): Promise<Host["jobs"]> {
  const { config, database } = platform;
  const { meterDatabase } = storage;
  const settings = await database.transaction((client) =>
    startSettings(exchangeRateStore(client), config.currencies),
  );
  if (typeof settings === "string") throw new StartFailure(settings);
  setCreditsPerUsd(settings.creditsPerUsd);
  const mail = mailReach(platform);
  const tariff = await openTariff(platform);
  const users = await userDeps(platform, mail);
  const calls = callDeps(platform, tariff.deck, events.changes);
  const payments = paymentDeps(platform, prolongingCalls(platform, calls));
  const authenticated: Authenticate = (token) => authenticate(users, token);
  const pages = pageSessions({
    publicUrl: config.publicUrl,
    endSession: (token) => logOut(users, token),
  });
  const host: Host = { app, mount: createMount(app, authenticated, limits, pages), jobs: [] };
  const captcha = await serveCaptcha(platform, host);

  const deletion = { ...users, endPayments: (user: WalletUser) => endPayments(payments, user) };
  const proveOwner = serveUsers(platform, host, deletion, captcha);
  serveOpenidSignIn(platform, host, mail);
  servePayments(platform, host, payments, { captcha, tariff, authenticate: authenticated, proveOwner });
  const callerIds = callerIdDeps(platform, calls);
  const voicemail = voicemailDeps(platform, calls);
  serveCalls(platform, host, calls, {
    limits,
    callerIds,
    voicemail,
    meterDatabase,
    onChange: events.onChange,
  });
  serveVoicemail(host, voicemail);
  serveCallerIds(host, callerIds);
  serveNumbers(platform, host, calls);
  serveTariff(platform, host, tariff, authenticated, {
    callFunds: ({ id: userId, walletId, sessionId }, quote) =>
      callFunds(calls, { userId, walletId, sessionId }, quote),
  });
  serveContactBook(platform, host);
  serveContact(platform, host, captcha, mail, authenticated);
  serveEvents(host, events, metrics.recorder);
  serveAdmin(platform, host, storage, payments, tariff, authenticated, voicemail);
  servePublicConfig(platform, host);
  await serveSite(platform, host, tariff, authenticated);

  serveMetrics(platform, host, metrics, figuresOf(database, events));
  deliverMails(platform, host, (id) => soundOf(voicemail, id));
  watchSpending(platform, host);
  watchShortCalls(platform, host);
  mailMissed(platform, host);
  auditLedger(platform, host, storage);
  removeOldData(platform, host);
  keepEncrypted(platform, host);
  return host.jobs;
}

if (import.meta.main) {
  if (isCollected(process.env, process.stdout)) writeJsonLines();
  try {
    const server = await startServer(readConfig(process.env));
    endOnSignal(server.stop);
  } catch (error) {
    exitWithSentence(error);
  }
}
