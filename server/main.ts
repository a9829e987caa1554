/** The running process: composes all parts, serves them and runs their jobs. */
import type { FastifyInstance } from "fastify";
import { unfitness } from "#adapters/postgres/connection/session-settings.ts";
import { expectKnownKeys } from "#adapters/postgres/re-encrypt.ts";
import { accountAccess } from "#adapters/postgres/users/user-stores.ts";
import { smtpReach } from "#adapters/smtp/mail-reach.ts";
import { endPayments } from "#domain/payments/end-payments.ts";
import { type FairLimits, fairLimits } from "#domain/rate-limits/fair-limits.ts";
import { noTracing } from "#domain/tracing.ts";
import { authenticate, logOut } from "#domain/users/sign-in/authenticate.ts";
import { serveAdmin, serveOperatorsPage } from "./compose/admin.ts";
import { badLineJob, qualityDeps } from "./compose/bad-lines.ts";
import { callDeps, callStoresIn, prolongingCalls, serveCalls, spendWatchDeps } from "./compose/calls.ts";
import { serveCaptcha } from "./compose/captcha.ts";
import { carrierPriceJobs, openCarrierPriceWatch } from "./compose/carrier-prices.ts";
import { serveContact } from "./compose/contact.ts";
import { contactDeps } from "./compose/contact-book.ts";
import { contentSecurity } from "./compose/content-security.ts";
import { encryptionJobs, openDataCipher } from "./compose/data-cipher.ts";
import { eventJobs, openEvents } from "./compose/events.ts";
import { auditJobs } from "./compose/ledger-audit.ts";
import { readLegalTexts } from "./compose/legal-texts.ts";
import { figuresOf, serveMetrics } from "./compose/metrics.ts";
import { serveOpenidSignIn } from "./compose/openid.ts";
import { paymentDeps, paymentJobs, servePayments } from "./compose/payments.ts";
import { publicConfig } from "./compose/public-config.ts";
import { pumpingJob } from "./compose/pumping.ts";
import { retentionJob } from "./compose/retention.ts";
import { random, systemClock } from "./compose/runtime.ts";
import { openStorage, type Storage } from "./compose/storage.ts";
import { readSwitchedOff } from "./compose/switched-off.ts";
import { openTariff, serveTariff, tariffJobs } from "./compose/tariff.ts";
import { openTelemetry, type Telemetry } from "./compose/telemetry.ts";
import { serveUsers, userDeps, userJobs } from "./compose/users.ts";
import { type Config, readConfig } from "./config.ts";
import { endOnSignal } from "./end-on-signal.ts";
import { createApp } from "./http/app.ts";
import { createMount } from "./http/mount.ts";
import { pageSessions } from "./http/page-sessions.ts";
import { configRoute } from "./http/routes/config-routes.ts";
import { contactBookRoutes } from "./http/routes/contact-book-routes.ts";
import { eventRoute } from "./http/routes/event-routes.ts";
import { healthRoutes } from "./http/routes/health-routes.ts";
import { legalTextRoute } from "./http/routes/legal-text-route.ts";
import { policyReportRoute } from "./http/routes/policy-reports.ts";
import { securityTextRoute } from "./http/routes/security-text-route.ts";
import { callJobs, spendJobs } from "./jobs/call-jobs.ts";
import type { DueJob } from "./jobs/due-job.ts";
import { type Job, startSchedule } from "./jobs/schedule.ts";
import { isCollected, writeJsonLines } from "./json-lines.ts";
import { observeRequests } from "./observe/observe-requests.ts";
import { observedDatabase } from "./observe/observed-database.ts";
import { observerOf } from "./observe/observer.ts";
import { lineIds } from "./observe/subject.ts";
import { inlineScripts, servePages } from "./pages/index.ts";
import { exitWithSentence } from "./start-failure.ts";

export interface RunningServer {
  /** Finishes requests and jobs in progress, then closes the port and the database. */
  stop(): Promise<void>;
}

/** Starts the server. If a part fails, closes the parts that were started before it. */
export async function startServer(config: Config): Promise<RunningServer> {
  const telemetry = await openTelemetry(config);
  const storage = observed(await openStorage(config, (sentence) => console.log(sentence)), telemetry);
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
  observeRequests(app, telemetry.tracing);
  try {
    const jobs = await compose(app, config, storage, limits, telemetry);
    await app.listen({ port: config.port, host: config.host });
    const schedule = startSchedule(jobs, (job, error) => app.log.error({ job, err: error }, "a job failed"));
    return {
      async stop() {
        await app.close();
        await schedule.stop();
        // The last export reads the figures of the whole once more.
        await telemetry.close();
        await storage.close();
      },
    };
  } catch (error) {
    await app.close();
    await storage.close();
    await telemetry.close();
    throw error;
  }
}

/** Registers every route and returns the jobs that belong to the routes. */
async function compose(
  app: FastifyInstance,
  config: Config,
  storage: Storage,
  limits: FairLimits,
  telemetry: Telemetry,
): Promise<(Job | DueJob)[]> {
  const { database } = storage;
  const cipher = await openDataCipher(config);
  await expectKnownKeys(database, cipher);
  const events = openEvents(app, storage, config);
  const carrierPrices = openCarrierPriceWatch(config, app.log);
  const figures = figuresOf(database, events, carrierPrices);
  const recorder = serveMetrics(app, config, figures, telemetry.recorders(figures));
  const observer = observerOf({ tracing: telemetry.tracing, recorder, log: app.log });
  const mail = smtpReach(systemClock, { url: config.mail.smtpUrl, requireTls: config.mail.requireTls });
  const users = await userDeps(config, database, cipher, events.publish, mail);
  const tariff = await openTariff(database);
  const calls = callDeps(config, database, app.log, observer, tariff.deck, events);
  const credited = prolongingCalls(calls, app.log);
  const payments = paymentDeps(config, database, cipher, app.log, observer, events.publish, credited);
  const authenticated = (token: string | undefined) => authenticate(users, token);
  const pages = pageSessions({
    publicUrl: config.publicUrl,
    endSession: (token) => logOut(users, token),
  });

  const mount = createMount(app, authenticated, limits, pages);
  configRoute(mount, publicConfig(config), () => readSwitchedOff(database, config.callLimits));
  const captcha = await serveCaptcha(app, config, database);
  serveUsers(mount, { ...users, endPayments: (user) => endPayments(payments, user) }, database, captcha);
  serveOpenidSignIn(app, mount, config, database, { cipher, publish: events.publish, mail });
  servePayments(app, mount, payments, database, captcha, cipher);
  const quality = qualityDeps(config, database, app.log, events.publish, calls.carrier);
  serveCalls(app, mount, calls, database, limits, quality);
  const operators = serveAdmin(mount, config, storage, { cipher, publish: events.publish }, payments, tariff);
  contactBookRoutes(mount, contactDeps(database));
  eventRoute(mount, events.hub);
  serveTariff(mount, tariff, database, authenticated, (userId) =>
    users.connection((stores) => stores.users.allowedCountries(userId)),
  );
  serveContact(mount, config, database, captcha, mail, cipher, authenticated);
  securityTextRoute(app, {
    clock: systemClock,
    publicUrl: config.publicUrl,
    contact: config.securityContact,
  });
  policyReportRoute(app, {
    clock: systemClock,
    log: (violation) =>
      app.log.warn(violation, "a browser reports a violation of the content security policy"),
  });
  healthRoutes(app, () => database.withClient(unfitness));
  const texts = readLegalTexts(config);
  legalTextRoute(mount, texts);
  const pageJobs = await servePages(app, {
    publicUrl: config.publicUrl,
    config: publicConfig(config),
    hasWorker: config.offlineShell,
    tariff,
    texts,
    authenticated,
  });
  serveOperatorsPage(app, config, operators, authenticated);

  return [
    ...userJobs(config, database, cipher, app.log),
    ...paymentJobs(config, payments),
    ...callJobs(calls, { ...calls, ...callStoresIn(storage.meterDatabase) }, events.onChange, random()),
    ...spendJobs(spendWatchDeps(config, database, cipher)),
    badLineJob(quality),
    pumpingJob(config, database, cipher, app.log),
    ...tariffJobs(tariff),
    ...carrierPriceJobs(carrierPrices, tariff.deck),
    ...eventJobs(events),
    ...auditJobs(storage, app.log),
    retentionJob(
      config,
      accountAccess(database, { cipher, clock: systemClock, publish: events.publish }),
      database,
    ),
    ...pageJobs,
    ...encryptionJobs(database, cipher, app.log),
  ];
}

function observed(storage: Storage, { tracing }: Telemetry): Storage {
  return tracing === noTracing
    ? storage
    : { ...storage, database: observedDatabase(storage.database, tracing) };
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
