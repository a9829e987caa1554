import { randomUUID } from "node:crypto";
import Fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { afterEach, beforeEach } from "vitest";
import { testCipher } from "#adapters/data-cipher/testing/test-cipher.ts";
import { endCalls } from "#adapters/postgres/calls/end-calls.ts";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { transactionView } from "#adapters/postgres/ledger/transaction-view.ts";
import { paymentStores } from "#adapters/postgres/payments/payment-stores.ts";
import { receiptStore } from "#adapters/postgres/payments/receipt-store.ts";
import { rateLimitStores } from "#adapters/postgres/rate-limit-stores.ts";
import { type TestDatabase, testDatabase } from "#adapters/postgres/testing/test-database.ts";
import { lockoutStore } from "#adapters/postgres/users/lockout-store.ts";
import { stripeCardProvider } from "#adapters/stripe/card-provider.ts";
import { paymentWebhookPath } from "#contract/money/payments.ts";
import { boundedLimit } from "#domain/bounded-limit.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { silentObserver } from "#domain/observer.ts";
import { providerCheck } from "#domain/payments/check-provider.ts";
import { endPausedCalls } from "#domain/payments/end-paused-calls.ts";
import { cardTesting } from "#domain/payments/limits/card-testing.ts";
import {
  type CardTestingLimits,
  defaultCardTestingLimits,
  paymentLimits,
} from "#domain/payments/limits/payment-limits.ts";
import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import type { PaymentKey } from "#domain/payments/payment-store.ts";
import { defaultMoneyBackRules } from "#domain/payments/refunds/money-back-limit.ts";
import { rateLimits } from "#domain/rate-limits/rate-limits.ts";
import type { Audience, UserEvent } from "#domain/user-events.ts";
import type { SignedInUser } from "#domain/users/sign-in/authenticate.ts";
import { handleErrors } from "#server/http/errors.ts";
import { createMount, unauthenticated } from "#server/http/mount.ts";
import { creditsRoute } from "#server/http/routes/payments/credits-route.ts";
import { paymentRoutes } from "#server/http/routes/payments/payment-routes.ts";
import { paymentWebhook } from "#server/http/routes/payments/payment-webhook.ts";
import { receiptRoutes } from "#server/http/routes/payments/receipt-routes.ts";
import { ownLimits } from "#server/testing/own-limits.ts";
import { type FakeStripe, startFakeStripe } from "./fake-stripe.ts";

const webhookSecret = "whsec_test";
let networks = 0;
export const solvedCaptcha = "solved";

const plenty = 1_000_000;
/** For tests that are about something else. */
const generousLimits: CardTestingLimits = {
  ...defaultCardTestingLimits,
  cardsRelate: "always",
  declinesPerPayment: plenty,
  usersPerDeclinedCard: plenty,
  captchaAfter: { declines: both(plenty), payments: both(plenty) },
  declines: both({ ...defaultCardTestingLimits.declines.user, attempts: plenty }),
  payments: both({ ...defaultCardTestingLimits.payments.user, attempts: plenty }),
  newWallet: { age_s: 60, purchasesPerDay: plenty, perDay_mc: plenty * 1_000, perWeek_mc: plenty * 1_000 },
};

/** The same for a user and for a network. */
export function both<T>(value: T): { user: T; network: T } {
  return { user: value, network: value };
}

/**
 * Runs payments as the server does, on real PostgreSQL; only Stripe's side of the network is a fake.
 * Every test gets a user of its own and a Stripe without intents.
 */
export function paymentHarness(): PaymentHarness {
  const harness = new PaymentHarness(testDatabase());
  beforeEach(() => harness.begin());
  afterEach(() => harness.end());
  return harness;
}

export class PaymentHarness {
  readonly database: TestDatabase;
  stripe!: FakeStripe;
  app!: FastifyInstance;
  deps!: PaymentDeps;
  /** Serves as the session token too. */
  userId = "";
  walletId = "";
  /** The address that the user's requests come from; every test has another. */
  ip = "";
  now = new Date();
  /** Failures reported to the operator. */
  reported: unknown[] = [];
  /** The ids of the payments that they are about, in the same order. */
  reportedPayments: string[] = [];
  /** Wallets reported as credited, after the commit. */
  credited: string[] = [];
  /** The events published to users. */
  published: { audience: Audience; event: UserEvent }[] = [];

  constructor(database: TestDatabase) {
    this.database = database;
  }

  async begin(): Promise<void> {
    this.stripe = await startFakeStripe();
    this.becomeAnother();
    this.now = new Date();
    this.reported = [];
    this.reportedPayments = [];
    this.published = [];
    this.credited = [];
    networks += 1;
    this.ip = `2001:db8:${networks.toString(16)}:1::1`;
    this.deps = {
      provider: stripeCardProvider({ secretKey: "sk_test_key", webhookSecret, apiUrl: this.stripe.url }),
      transaction: (work) => this.database.transaction((client) => work(paymentStores(client, testCipher))),
      clock: { now: () => this.now },
      ids: { uuid: randomUUID, secret: randomUUID },
      reconcileLimit: boundedLimit({ concurrency: 8, maxWaiting: 100 }),
      cardTesting: this.cardTesting(generousLimits),
      cardLimits: generousLimits,
      receipts: { seller: "Farline Ltd", publicUrl: "https://farline.test" },
      moneyBack: defaultMoneyBackRules,
      operatorEmail: "operator@farline.test",
      debited: (debit) =>
        endPausedCalls(
          { transaction: this.deps.transaction, endCalls: (user) => this.endCalls(user) },
          debit,
        ),
      credited: async (walletId) => {
        this.credited.push(walletId);
      },
      publish: (audience, event) => this.published.push({ audience, event }),
      observer: silentObserver,
      report: (paymentId, failure) => {
        this.reportedPayments.push(paymentId);
        this.reported.push(failure);
      },
    };
    this.app = createTestApp(this.deps, this.database);
    // The sweep reads all payments, also those of the previous test.
    await this.database.withClient((client) => client.query("DELETE FROM payment"));
  }

  endCalls(user: WalletUser): Promise<void> {
    return this.database.withClient((client) => endCalls(client, user, this.now));
  }

  private cardTesting(limits: CardTestingLimits) {
    const { counters } = rateLimitStores(this.database);
    const lockouts = lockoutStore(this.database);
    return cardTesting({ counters, lockouts, clock: { now: () => this.now } }, limits);
  }

  async end(): Promise<void> {
    await this.app.close();
    await this.stripe.close();
  }

  /** Sets limits for the rest of the test. */
  async limit(changes: Partial<CardTestingLimits>): Promise<void> {
    const cardLimits = { ...this.deps.cardLimits, ...changes };
    this.deps = { ...this.deps, cardLimits, cardTesting: this.cardTesting(cardLimits) };
    await this.app.close();
    this.app = createTestApp(this.deps, this.database);
  }

  /** Switches to a new user with a wallet of their own. */
  becomeAnother(): void {
    this.userId = randomUUID();
    this.walletId = walletOf(this.userId);
  }

  /** Adds a user who shares this wallet, and switches to them. */
  shareWallet(): void {
    this.userId = randomUUID();
    wallets.set(this.userId, this.walletId);
  }

  /** Returns the key of this wallet's only payment. */
  async onlyPayment(): Promise<PaymentKey> {
    const [payment] = await this.rows("payment");
    return { walletId: this.walletId, id: payment.id };
  }

  pass(duration_ms: number): void {
    this.now = new Date(this.now.getTime() + duration_ms);
  }

  async call(method: "GET" | "POST", url: string, payload?: object | string, token = this.userId) {
    const response = await this.app.inject({
      method,
      url,
      remoteAddress: this.ip,
      headers: { "x-auth-token": token, "content-type": "application/json" },
      ...(payload !== undefined && { payload }),
    });
    return { status: response.statusCode, body: response.json() };
  }

  /** Starts a payment of `amount` USD and returns the intent that the browser would pay. */
  async startPayment(amount = 10) {
    const before = this.stripe.intents.size;
    const { status, body } = await this.call("POST", "/api/payments/create-payment-intent", { amount });
    const intent = [...this.stripe.intents.values()][before];
    if (!intent) throw new Error(`No intent was made: ${status} ${JSON.stringify(body)}`);
    return intent;
  }

  /** Delivers a notification from Stripe and returns the status of the answer. */
  async notify(type: string, object: object, secret = webhookSecret): Promise<number> {
    const { payload, signature } = this.stripe.notification(type, object, secret);
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    const response = await this.app.inject({ method: "POST", url: paymentWebhookPath, headers, payload });
    return response.statusCode;
  }

  async balance_mc(userId = this.userId): Promise<number> {
    return this.deps.transaction(async ({ ledger }) => (await ledger.balance(walletOf(userId))).posted_mc);
  }

  audit() {
    return this.deps.transaction(({ ledger }) => ledger.audit());
  }

  /** Adds this user's row, which receipts need for the buyer's name; payments do without it. */
  async addOwner({ firstName = "Ada", lastName = "Byron" } = {}): Promise<void> {
    await this.database.withClient((client) =>
      client.query(
        `INSERT INTO users (id, wallet_id, email, email_key, first_name, last_name, password_hash, created_at, verified_at)
         VALUES ($1, $2, $3, $3, $4, $5, 'hash', now(), now())`,
        [this.userId, this.walletId, person(this.userId).email, firstName, lastName],
      ),
    );
  }

  /** Reads this wallet's rows; transfers in their order, which PostgreSQL may change between two scans. */
  async rows(table: "payment" | "quote" | "transfer") {
    const order = table === "transfer" ? " ORDER BY seq" : "";
    const { rows } = await this.database.withClient((client) =>
      client.query(`SELECT * FROM ${table} WHERE wallet_id = $1${order}`, [this.walletId]),
    );
    return rows;
  }
}

function createTestApp(deps: PaymentDeps, database: Database): FastifyInstance {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  const mount = createMount(
    app,
    async (token) => (token === undefined ? unauthenticated : person(token)),
    ownLimits(),
  );
  creditsRoute(mount, async (token) => {
    if (token === undefined) return unauthenticated;
    const user = person(token);
    const { posted_mc } = await deps.transaction(({ ledger }) => ledger.balance(user.walletId));
    return { ...user, posted_mc };
  });
  paymentRoutes(mount, {
    ...deps,
    captcha: { verify: async (token) => (token === solvedCaptcha ? "solved" : "failed") },
    checkProvider: providerCheck(deps.provider, deps.clock),
    limits: rateLimits({ ...rateLimitStores(database), clock: deps.clock }, paymentLimits),
    connection: (work) =>
      database.withClient((client) =>
        work({ ...paymentStores(client, testCipher), transactions: transactionView(client) }),
      ),
  });
  receiptRoutes(mount, {
    connection: (work) => database.withClient((client) => work({ receipts: receiptStore(client) })),
    seller: deps.receipts.seller,
  });
  paymentWebhook(app, deps);
  return app;
}

const wallets = new Map<string, string>();

/** Returns the wallet of a user, whose id differs from the user's. */
function walletOf(userId: string): string {
  const walletId = wallets.get(userId) ?? randomUUID();
  wallets.set(userId, walletId);
  return walletId;
}

function person(id: string): SignedInUser {
  return {
    id,
    sessionId: id,
    walletId: walletOf(id),
    firstName: "Ada",
    lastName: "Byron",
    email: `${id}@example.org`,
    isVerified: true,
    createdAt: new Date("2026-03-01T12:00:00Z"),
  };
}
