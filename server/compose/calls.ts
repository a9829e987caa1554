import { setTimeout as sleep } from "node:timers/promises";
import { qualityStores } from "#adapters/postgres/calls/bad-line-store.ts";
import { callHistory } from "#adapters/postgres/calls/call-history-store.ts";
import { callStores } from "#adapters/postgres/calls/call-store.ts";
import { callSummaries } from "#adapters/postgres/calls/call-summary-store.ts";
import { callerFinder } from "#adapters/postgres/calls/caller-finder.ts";
import { missedCallStore } from "#adapters/postgres/calls/missed-call-store.ts";
import { pumpingStore } from "#adapters/postgres/calls/pumping-store.ts";
import { spendWatchStore } from "#adapters/postgres/calls/spend-watch-store.ts";
import { unwantedCallStore } from "#adapters/postgres/calls/unwanted-call-store.ts";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { rentedNumberStore } from "#adapters/postgres/numbers/rented-number-store.ts";
import { outboxStore } from "#adapters/postgres/outbox-store.ts";
import { rateLimitStores } from "#adapters/postgres/rate-limit-stores.ts";
import { isLoggedIn, ringingSessions } from "#adapters/postgres/users/session-store.ts";
import { loadCosts } from "#adapters/tariff-deck/load-costs.ts";
import { twilioId } from "#adapters/twilio/options.ts";
import { defaultRequestLimits } from "#adapters/twilio/request-client.ts";
import { twilioCarrier } from "#adapters/twilio/twilio-voice.ts";
import { type CallDeps, secondsAfter } from "#domain/calls/call-deps.ts";
import type { QualityDeps } from "#domain/calls/history/call-history.ts";
import { type MissedCallDeps, mailMissedCalls } from "#domain/calls/incoming/mail-missed-calls.ts";
import { sweepBadLines } from "#domain/calls/lines/credit-bad-line.ts";
import { type PumpingDeps, watchPumping } from "#domain/calls/lines/watch-pumping.ts";
import { type SpendWatchDeps, watchSpend } from "#domain/calls/lines/watch-spend.ts";
import { prolongOpenCalls } from "#domain/calls/meter/prolong-call.ts";
import { verifiedFor_s } from "#domain/calls/voice-carrier.ts";
import type { CallerIdDeps } from "#domain/numbers/caller-ids/caller-id.ts";
import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import { type AttemptLimit, attemptLimiter } from "#domain/rate-limits/attempt-limiter.ts";
import type { FairLimits } from "#domain/rate-limits/fair-limits.ts";
import type { Deck } from "#domain/tariff/decks/deck.ts";
import { awaitMessage } from "#domain/voicemail/awaited-messages.ts";
import { greetingOf } from "#domain/voicemail/greeting.ts";
import { recordMessage } from "#domain/voicemail/record-message.ts";
import type { VoicemailDeps } from "#domain/voicemail/voicemail-deps.ts";
import { callHistoryRoutes } from "#server/http/routes/calls/call-history-routes.ts";
import { callRoutes } from "#server/http/routes/calls/call-routes.ts";
import { unwantedCallRoutes } from "#server/http/routes/calls/unwanted-call-routes.ts";
import { voiceWebhooks } from "#server/http/routes/calls/voice-webhooks.ts";
import { callJobs } from "#server/jobs/call-jobs.ts";
import { observedCarrier } from "#server/observe/observed-vendors.ts";
import type { Events } from "./platform/events.ts";
import { type Host, type Platform, random } from "./platform/platform.ts";
import type { Storage } from "./platform/storage.ts";
import { voicemailDeps } from "./voicemail.ts";

/** Each test call costs a browser's leg at the carrier. Twelve an hour let a user test several places and networks. */
const testCallLimit: AttemptLimit = { attempts: 12, window_s: 3_600, firstWait_s: 600, longestWait_s: 3_600 };

/** The carrier rings this many browsers at once. */
const mostRinging = 10;

/** Over the limit, the wait is another hour. */
function perHour(attempts: number): AttemptLimit {
  return { attempts, window_s: 3_600, firstWait_s: 3_600, longestWait_s: 3_600 };
}

function callStoresIn(database: Database): Pick<CallDeps, "connection" | "transaction"> {
  return {
    connection: (work) => database.withClient((client) => work(callStores(client))),
    transaction: (work) => database.transaction((client) => work(callStores(client))),
  };
}

export function callDeps(platform: Platform, deck: Deck, changes: Events["changes"]): CallDeps {
  const { config, clock, ids, log, observer, database, publish } = platform;
  const carrier = twilioCarrier(
    { ...config.voice, publicUrl: config.publicUrl },
    { ...defaultRequestLimits, timeout_ms: config.providerTimeout_ms ?? defaultRequestLimits.timeout_ms },
  );
  const carriers = { [twilioId]: observedCarrier(carrier, observer) };
  const voicemail = voicemailDeps(platform, { carriers, defaultCarrier: twilioId });
  const { counters } = rateLimitStores(database);
  const testCalls = attemptLimiter(counters, "call_test", testCallLimit);
  const refusedCalls = attemptLimiter(
    counters,
    "call_refused",
    perHour(config.creditLimits().callLimits.refusedPerHour),
  );
  return {
    deck,
    carriers,
    defaultCarrier: twilioId,
    ...callStoresIn(database),
    findCaller: callerFinder(database),
    incoming: {
      findNumber: (...number) =>
        database.withClient((client) => rentedNumberStore(client).findByNumber(...number)),
      forwardTargets: (userId) =>
        database.withClient((client) =>
          rentedNumberStore(client).forwardTargets(userId, secondsAfter(clock.now(), -verifiedFor_s)),
        ),
      unwantedOf: (userId) => database.withClient((client) => unwantedCallStore(client).read(userId)),
      isCallable: (user) =>
        database.withClient(async (client) =>
          (await rentedNumberStore(client).list(user)).some(({ state }) => state === "active"),
        ),
      greetingOf: (...callee) => greetingOf(voicemail, ...callee),
      awaitMessage: (...call) => awaitMessage(voicemail, ...call),
      sessionsOf: (userId) =>
        database.withClient((client) => ringingSessions(client, userId, clock.now(), mostRinging)),
    },
    isLoggedIn: (identity) => database.withClient((client) => isLoggedIn(client, identity, clock.now())),
    takeTestCall: async (userId) => (await testCalls.take(userId)) === undefined,
    // Callers who are refused use up nothing of what the user's own calls have, and blocked ones nothing of what others have.
    takeRefusedCall: async (userId, kind) =>
      (await refusedCalls.take(kind === "outgoing" ? userId : `${kind}:${userId}`)) === undefined,
    clock,
    ids,
    sleep: (duration_ms) => sleep(duration_ms),
    limits: config.creditLimits().callLimits,
    publish,
    changes,
    observer,
    report: (callId, problem, cause) => log.error({ callId, err: cause }, problem),
  };
}

/** A mail waits for the next run alone, so it comes within seconds of the call's end. */
export function mailMissed({ config, clock, database, cipher }: Platform, { jobs }: Host): void {
  const deps: MissedCallDeps = {
    connection: (work) => database.withClient((client) => work({ missed: missedCallStore(client) })),
    transaction: (work) =>
      database.transaction((client) =>
        work({ missed: missedCallStore(client), outbox: outboxStore(client, cipher) }),
      ),
    clock,
    publicUrl: config.publicUrl,
    operatorNumber: config.voice.callerId,
  };
  jobs.push({ name: "missed calls", every_ms: 3_000, run: () => mailMissedCalls(deps) });
}

/** Calls that are opened between two runs may exceed the limits of all wallets together. */
export function watchSpending({ config, clock, database }: Platform, { jobs }: Host): void {
  const deps: SpendWatchDeps = {
    transaction: (work) => database.transaction((client) => work({ spend: spendWatchStore(client) })),
    clock,
    limits: config.creditLimits().spendLimits,
  };
  jobs.push({ name: "spend watch", every_ms: 2_000, run: () => watchSpend(deps) });
}

/** Prolongs the open calls of a credited wallet. A failure is logged and leaves the payment as it is. */
export function prolongingCalls({ log }: Platform, calls: CallDeps): PaymentDeps["credited"] {
  return async (walletId) => {
    try {
      await prolongOpenCalls(calls, walletId);
    } catch (error) {
      log.error({ err: error }, "a call could not be prolonged by a payment; the meter will");
    }
  };
}

interface CallParts {
  limits: FairLimits;
  callerIds: CallerIdDeps;
  voicemail: VoicemailDeps;
  meterDatabase: Storage["meterDatabase"];
  onChange: Events["onChange"];
}

export function serveCalls(
  platform: Platform,
  host: Host,
  calls: CallDeps,
  { limits, callerIds, voicemail, meterDatabase, onChange }: CallParts,
): void {
  const { clock, database } = platform;
  const { app, mount, jobs } = host;
  const quality = qualityDeps(platform, calls.carriers);
  callRoutes(mount, calls, limits);
  callHistoryRoutes(mount, {
    connection: (work) =>
      database.withClient((client) =>
        work({ history: callHistory(client), summaries: callSummaries(client) }),
      ),
    clock,
    quality,
  });
  unwantedCallRoutes(mount, {
    connection: (work) => database.withClient((client) => work(unwantedCallStore(client))),
    publish: calls.publish,
  });
  voiceWebhooks(
    app,
    { ...calls, recordMessage: (...report) => recordMessage(voicemail, ...report) },
    callerIds,
  );
  jobs.push(...callJobs(calls, { ...calls, ...callStoresIn(meterDatabase) }, onChange, random()));
  creditBadLines(host, quality);
}

function qualityDeps(
  { config, clock, log, database, publish }: Platform,
  carriers: QualityDeps["carriers"],
): QualityDeps {
  return {
    transaction: (work) => database.transaction((client) => work(qualityStores(client))),
    connection: (work) => database.withClient((client) => work(qualityStores(client))),
    clock,
    carriers,
    limits: config.creditLimits().badLineLimits,
    publish,
    report: (callId, problem, cause) => log.error({ callId, err: cause }, problem),
  };
}

/** A browser may report before its call is settled. */
function creditBadLines({ jobs }: Host, deps: QualityDeps): void {
  jobs.push({ name: "bad line sweep", every_ms: 3_000, run: () => sweepBadLines(deps) });
}

export function watchShortCalls({ config, clock, log, database }: Platform, { jobs }: Host): void {
  const deps: PumpingDeps = {
    clock,
    limits: config.creditLimits().pumpingLimits,
    costs: loadCosts(config.carrierCosts),
    transaction: (work) => database.transaction((client) => work({ pumping: pumpingStore(client) })),
    report: ({ kind, subject, shortCalls }) =>
      log.warn({ kind, subject, shortCalls }, "many short calls: look at /admin/fraud"),
  };
  jobs.push({ name: "short calls watch", every_ms: 60_000, run: () => watchPumping(deps) });
}
