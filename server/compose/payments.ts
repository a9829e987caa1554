import { ecbRateSource } from "#adapters/exchange-rates/ecb-rate-source.ts";
import { endCalls } from "#adapters/postgres/calls/end-calls.ts";
import { talkedNumbers } from "#adapters/postgres/calls/talked-number-store.ts";
import { transactionView } from "#adapters/postgres/ledger/transaction-view.ts";
import { markStore } from "#adapters/postgres/marks/mark-store.ts";
import { paymentStores } from "#adapters/postgres/payments/payment-stores.ts";
import { receiptStore } from "#adapters/postgres/payments/receipt-store.ts";
import { rateLimitStores } from "#adapters/postgres/rate-limit-stores.ts";
import { lockoutStore } from "#adapters/postgres/users/lockout-store.ts";
import { stripeCardProvider } from "#adapters/stripe/card-provider.ts";
import { timedLimit } from "#domain/bounded-limit.ts";
import type { UsualDestinationDeps } from "#domain/calls/history/usual-destination.ts";
import type { Captcha } from "#domain/captcha.ts";
import type { EndingDeps } from "#domain/marks/end-calls-of-person.ts";
import { cardMark } from "#domain/marks/mark.ts";
import { refreshExchangeRates } from "#domain/money/exchange-rates.ts";
import { sweepRemovals } from "#domain/payments/cards/saved-cards.ts";
import { providerCheck } from "#domain/payments/check-provider.ts";
import { cardTesting } from "#domain/payments/limits/card-testing.ts";
import { paymentLimits } from "#domain/payments/limits/payment-limits.ts";
import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import type { PaymentStores } from "#domain/payments/payment-store.ts";
import { endPausedCalls } from "#domain/payments/receive-event.ts";
import { sweepRecharges } from "#domain/payments/recharge/look-at-rule.ts";
import { watchCards } from "#domain/payments/recharge/watch-cards.ts";
import { lostPaymentSweep } from "#domain/payments/reconcile/sweep-lost-payments.ts";
import { sweepPayments } from "#domain/payments/reconcile/sweep-payments.ts";
import { sweepRefunds } from "#domain/payments/refunds/finish-refund.ts";
import { rateLimits } from "#domain/rate-limits/rate-limits.ts";
import type { Connection } from "#domain/runtime.ts";
import type { Authenticate } from "#server/http/mount.ts";
import { moneyBackRoutes } from "#server/http/routes/payments/money-back-routes.ts";
import { paymentRoutes } from "#server/http/routes/payments/payment-routes.ts";
import { paymentWebhook } from "#server/http/routes/payments/payment-webhook.ts";
import { purchaseHabitRoutes } from "#server/http/routes/payments/purchase-habit-routes.ts";
import { rechargeRoutes } from "#server/http/routes/payments/recharge-routes.ts";
import { savedCardRoutes } from "#server/http/routes/payments/saved-card-routes.ts";
import { receiptRoutes } from "#server/http/routes/payments/wallet-routes.ts";
import type { ProveOwner } from "#server/http/sessions/owner-proof.ts";
import type { Job } from "#server/jobs/schedule.ts";
import { observedCardProvider } from "#server/observe/observed-vendors.ts";
import type { Host, Platform } from "./platform/platform.ts";

/**
 * At most four of the pool's twelve connections wait for the card provider at once. Behind a silent provider the others
 * would wait for minutes, so they end with "unavailable" soon after this time.
 */
const reconcileLimit = { concurrency: 4, maxWaiting: 100, longestWait_ms: 3_000 };

interface PaymentLog {
  warn(sentence: string): void;
  error(details: object, sentence: string): void;
}

export function paymentDeps(
  platform: Omit<Platform, "log"> & { log: PaymentLog },
  credited: PaymentDeps["credited"],
): PaymentDeps {
  const { config, clock, ids, log, observer, database, cipher, publish } = platform;
  const provider = stripeCardProvider({
    ...config.cards,
    timeout_ms: config.providerTimeout_ms,
    warn: (sentence) => log.warn(sentence),
  });
  const transaction: PaymentDeps["transaction"] = (work) =>
    database.transaction((client) => work(paymentStores(client, cipher)));
  const ending: EndingDeps = {
    transaction,
    endCalls: (user) => database.withClient((client) => endCalls(client, user, clock.now())),
  };
  return {
    provider: observedCardProvider(provider, observer),
    transaction,
    clock,
    ids,
    reconcileLimit: timedLimit(clock, reconcileLimit),
    cardTesting: cardTesting(
      {
        counters: rateLimitStores(database).counters,
        lockouts: lockoutStore(database),
        clock,
        hasPaid: (userId, fingerprint) =>
          database.withClient((client) => markStore(client, cipher).hasShown(userId, cardMark(fingerprint))),
      },
      config.cardTestingLimits,
    ),
    cardLimits: config.cardTestingLimits,
    receipts: { sellerName: config.sellerName, publicUrl: config.publicUrl },
    moneyBack: config.moneyBack,
    operatorEmail: config.operatorEmail,
    publish,
    credited,
    debited: (debit) => endPausedCalls(ending, debit),
    observer,
    report: reportPayment(log),
  };
}

export function reportPayment(log: Pick<PaymentLog, "error">): PaymentDeps["report"] {
  return (paymentId, failure) => log.error({ paymentId, err: failure }, "a payment needs attention");
}

interface PaymentParts {
  captcha: Captcha;
  tariff: UsualDestinationDeps["tariff"];
  authenticate: Authenticate;
  proveOwner: ProveOwner;
}

export function servePayments(
  platform: Platform,
  { app, mount, jobs }: Host,
  payments: PaymentDeps,
  { captcha, tariff, authenticate, proveOwner }: PaymentParts,
): void {
  const { clock, database, cipher } = platform;
  const connection: Connection<
    Pick<PaymentStores, "rates" | "payments"> & { transactions: ReturnType<typeof transactionView> }
  > = (work) =>
    database.withClient((client) =>
      work({ ...paymentStores(client, cipher), transactions: transactionView(client) }),
    );
  const limited = {
    ...payments,
    limits: rateLimits({ ...rateLimitStores(database), clock }, paymentLimits),
  };
  paymentRoutes(mount, {
    ...limited,
    connection,
    captcha,
    checkProvider: providerCheck(payments.provider, clock),
  });
  moneyBackRoutes(mount, limited);
  savedCardRoutes(mount, limited);
  rechargeRoutes(mount, { ...limited, authenticate, proveOwner });
  purchaseHabitRoutes(mount, {
    clock,
    tariff,
    payments: connection,
    connection: (work) => database.withClient((client) => work({ talked: talkedNumbers(client) })),
  });
  receiptRoutes(mount, {
    connection: (work) => database.withClient((client) => work({ receipts: receiptStore(client) })),
    sellerName: payments.receipts.sellerName,
  });
  paymentWebhook(app, payments);
  jobs.push(...paymentJobs(platform, payments));
}

function paymentJobs({ config, clock }: Platform, payments: PaymentDeps): Job[] {
  const { url, retry_ms } = config.exchangeRates;
  const source = ecbRateSource({ url, timeout_ms: config.providerTimeout_ms });
  return [
    {
      // Once at the start, and daily for a process that runs for months. A failure does not stop the server.
      name: "check the card provider",
      every_ms: 24 * 60 * 60_000,
      retry_ms: 10 * 60_000,
      run: () => payments.provider.check(),
    },
    { name: "sweep payments", every_ms: 5_000, run: () => sweepPayments(payments) },
    { name: "remove cards at the provider", every_ms: 5_000, run: () => sweepRemovals(payments) },
    { name: "recharge", every_ms: 2_000, run: () => sweepRecharges(payments) },
    { name: "watch cards of automatic recharge", every_ms: 60 * 60_000, run: () => watchCards(payments) },
    { name: "sweep refunds", every_ms: 10_000, run: () => sweepRefunds(payments) },
    { name: "sweep lost payments", every_ms: 60_000, run: lostPaymentSweep(payments) },
    {
      name: "refresh exchange rates",
      every_ms: 60 * 60_000,
      retry_ms,
      run: () => refreshExchangeRates({ source, transaction: payments.transaction, clock }),
    },
  ];
}
