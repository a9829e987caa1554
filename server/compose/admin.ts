import { createHash } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { inboxStore } from "#adapters/postgres/inbox-store.ts";
import { auditAlone, auditUnproven } from "#adapters/postgres/ledger/audit-on-own-connection.ts";
import { alarmStore } from "#adapters/postgres/operators/alarm-store.ts";
import { alarmWebhookStore } from "#adapters/postgres/operators/alarm-webhook-store.ts";
import { sumUpHours } from "#adapters/postgres/operators/hour-sums.ts";
import { operatorAccess } from "#adapters/postgres/operators/operator-access.ts";
import { readOperatorNumbers } from "#adapters/postgres/operators/operator-numbers.ts";
import { outboxStore } from "#adapters/postgres/outbox-store.ts";
import { rateLimitStores } from "#adapters/postgres/rate-limit-stores.ts";
import { loadCosts } from "#adapters/tariff-deck/load-costs.ts";
import { tariffReader } from "#adapters/tariff-deck/tariff-reader.ts";
import { webhookSender } from "#adapters/webhook/webhook-sender.ts";
import { largestThreshold } from "#contract/operators/alarms.ts";
import { isRefusal } from "#contract/refusals.ts";
import { type DeliveryDeps, deliverAlarms } from "#domain/operators/alarms/alarm-webhook.ts";
import { type AlarmWatchDeps, watchAlarms } from "#domain/operators/alarms/watch-alarms.ts";
import { operatorLimits } from "#domain/operators/operator-limits.ts";
import { hasGrant } from "#domain/operators/operator-self.ts";
import { endPayments } from "#domain/payments/end-payments.ts";
import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import { rateLimits } from "#domain/rate-limits/rate-limits.ts";
import type { LiveTariff } from "#domain/tariff/live-tariff.ts";
import type { VoicemailDeps } from "#domain/voicemail/voicemail-deps.ts";
import { voicemailFaults } from "#domain/voicemail/voicemail-faults.ts";
import { serveAdminPage } from "#server/http/admin/admin-page.ts";
import { adminRoutes } from "#server/http/admin/admin-routes.ts";
import { operatorsApi } from "#server/http/app.ts";
import type { Authenticate } from "#server/http/mount.ts";
import { sessionCookie } from "#server/http/sessions/session-cookie.ts";
import { branded, built, scriptsHeld } from "#server/pages/index.ts";
import type { Host, Platform } from "./platform/platform.ts";
import type { Storage } from "./platform/storage.ts";

/** Below the time that proxies wait for an answer. The whole ledger is audited from the command line, and daily. */
const longestAudit_ms = 50_000;

/** Serves the use-cases of operators, and their page, and sums up what these read. @throws Error when the carriers' prices cannot be used. */
export function serveAdmin(
  platform: Platform,
  { app, mount, jobs }: Host,
  { connection }: Pick<Storage, "connection">,
  payments: PaymentDeps,
  tariff: LiveTariff,
  authenticated: Authenticate,
  voicemail: VoicemailDeps,
): void {
  const { config, clock, ids, database, cipher } = platform;
  const { callLimits, spendLimits, grantLimit_mc } = config.creditLimits();
  const costs = loadCosts(config.carrierCosts);
  const access = operatorAccess(database, platform);
  const webhooks = webhookSender({ allowsThisMachine: config.sandbox.parts.length > 0 });
  adminRoutes(mount, {
    clock,
    ids,
    ...access,
    payments,
    webhooks,
    operatorEmail: config.operatorEmail,
    alarmThresholds: config.alarmThresholds,
    brandAtStart: config.brand,
    languagesAtStart: config.languages,
    grantLimit_mc,
    callLimits,
    spendLimits,
    options: { publicUrl: config.publicUrl, protectedAddresses: config.protectedAddresses },
    endPayments: (user) => endPayments(payments, user),
    readTariff: tariffReader(costs),
    // The vendors' libraries load with the first question.
    services: async (dkimSelector) =>
      (await import("./platform/check-services.ts")).checkServices(config, dkimSelector),
    cardWebhookSettings: createHash("sha256")
      .update(`${config.publicUrl} ${config.cards.webhookSecret}`)
      .digest("hex")
      .slice(0, 16),
    pause: (wait_ms) => sleep(wait_ms),
    sandboxed: config.sandbox.parts,
    hasOwnTexts: config.textsDirectory !== undefined,
    costBasis: () => ({ costs, rows: tariff.current().deck.rows }),
    audit: () => auditAlone(connection, longestAudit_ms, auditUnproven),
    limits: rateLimits({ ...rateLimitStores(database), clock }, operatorLimits),
    document: () => operatorsApi(app),
  });
  const watch: AlarmWatchDeps & DeliveryDeps = {
    clock,
    ids,
    webhooks,
    transaction: (work) =>
      database.transaction((client) =>
        work({
          alarms: alarmStore(client),
          alarmWebhook: alarmWebhookStore(client, cipher),
          outbox: outboxStore(client, cipher),
        }),
      ),
    numbers: async () => ({
      ...(await database.withClient(async (client) => ({
        ...(await readOperatorNumbers(client)),
        openMessages: await inboxStore(client).countOpen(largestThreshold),
      }))),
      ...(await voicemailFaults(voicemail)),
    }),
    operatorEmail: config.operatorEmail,
    alarmThresholds: config.alarmThresholds,
    publicUrl: config.publicUrl,
  };
  jobs.push({ name: "watch alarms", every_ms: 60_000, run: () => watchAlarms(watch) });
  jobs.push({ name: "deliver alarms", every_ms: 15_000, run: () => deliverAlarms(watch) });
  jobs.push({ name: "sum up hours", every_ms: 5 * 60_000, run: () => sumUpHours(database) });
  const cookie = sessionCookie({ secure: config.publicUrl.startsWith("https:") });
  serveAdminPage(app, {
    directory: join(built, "admin"),
    complete: (shell) => scriptsHeld(branded(shell)),
    async standing(request) {
      const user = await authenticated(cookie.read(request));
      if (isRefusal(user)) return "visitor";
      return (await hasGrant({ ...access, clock }, user.id)) ? "operator" : "user";
    },
  });
}
