import { randomUUID } from "node:crypto";
import Fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { paymentWebhookPath } from "#contract/money/payments.ts";
import type { CardConsent } from "#contract/money/saved-cards.ts";
import { refuse } from "#contract/refusals.ts";
import type { Captcha } from "#domain/captcha.ts";
import { silentObserver } from "#domain/observer.ts";
import { type CardTestingLimits, defaultCardTestingLimits } from "#domain/payments/limits/payment-limits.ts";
import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import type { PaymentKey } from "#domain/payments/payment-store.ts";
import { compileDeck } from "#domain/tariff/decks/deck.ts";
import type { Audience, UserEvent } from "#domain/user-events.ts";
import type { SignedInUser } from "#domain/users/sign-in/authenticate.ts";
import { CardsTwin } from "#sandbox/cards/testing/cards-twin.ts";
import { paymentDeps, servePayments } from "#server/compose/payments.ts";
import { readConfig } from "#server/config.ts";
import { handleErrors } from "#server/http/errors.ts";
import { createMount, unauthenticated } from "#server/http/mount.ts";
import { creditsRoute } from "#server/http/routes/payments/wallet-routes.ts";
import { addUser } from "#testing/database/add-user.ts";
import { type TestDatabase, testCipher, testDatabase } from "#testing/database/test-database.ts";
import { ownLimits } from "#testing/http/quiet-app.ts";
import { notification } from "./notification.ts";

let networks = 0;
const noPrices = { current: () => ({ deck: compileDeck([]), destinations: () => [] }) };
export const solvedCaptcha = "solved";
/** The password that proves each user's presence. */
export const ownPassword = "the user's own password";

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
  newWallet: { age_s: 60, purchasesPerDay: plenty, usdPerDay: plenty, usdPerWeek: plenty },
};

/** The same for a user and for a network. */
export function both<T>(value: T): { user: T; network: T } {
  return { user: value, network: value };
}

/**
 * Runs payments as the server does, on real PostgreSQL; Stripe is its twin.
 * Every test gets a user of its own and a Stripe without intents.
 */
export function paymentHarness(): PaymentHarness {
  const harness = new PaymentHarness(testDatabase());
  beforeAll(() => harness.stripe.listen());
  beforeEach(() => harness.begin());
  afterAll(async () => {
    await harness.end();
    await harness.stripe.close();
  });
  return harness;
}

export class PaymentHarness {
  readonly database: TestDatabase;
  readonly stripe = new CardsTwin();
  /** Of the usual limits, for all tests of the file, until a test has limits of its own. */
  app!: FastifyInstance;
  deps!: PaymentDeps;
  private usual: { app: FastifyInstance; deps: PaymentDeps } | undefined;
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
    this.stripe.reset();
    this.becomeAnother();
    this.now = new Date();
    this.reported = [];
    this.reportedPayments = [];
    this.published = [];
    this.credited = [];
    networks += 1;
    this.ip = `2001:db8:${networks.toString(16)}:1::1`;
    await this.serveAsUsual();
    // The sweep reads all payments, also those of the previous test.
    await this.database.withClient((client) => client.query("DELETE FROM payment"));
  }

  /** Gives the app, which takes longer to make than most tests, what a test before has changed. */
  private async serveAsUsual(): Promise<void> {
    const deps: PaymentDeps = {
      ...this.depsWith(generousLimits),
      report: (paymentId, failure) => {
        this.reportedPayments.push(paymentId);
        this.reported.push(failure);
      },
    };
    await this.closeOwnApp();
    if (this.usual === undefined) {
      this.deps = deps;
      this.app = this.serve();
      this.usual = { app: this.app, deps };
      return;
    }
    this.app = this.usual.app;
    this.deps = this.usual.deps;
    for (const name of Object.keys(this.deps)) Reflect.deleteProperty(this.deps, name);
    Object.assign(this.deps, deps);
  }

  private async closeOwnApp(): Promise<void> {
    if (this.app !== this.usual?.app) await this.app?.close();
  }

  async end(): Promise<void> {
    await this.closeOwnApp();
    await this.usual?.app.close();
  }

  private platform(cardTestingLimits = this.deps.cardLimits) {
    const config = readConfig({
      PUBLIC_URL: "https://farline.test",
      SELLER_NAME: "Farline Ltd",
      SANDBOX_PORT: new URL(this.stripe.url).port,
    });
    return {
      config: { ...config, cardTestingLimits },
      clock: { now: () => this.now },
      ids: { uuid: randomUUID, secret: randomUUID },
      observer: silentObserver,
      database: this.database,
      cipher: testCipher,
      publish: (audience: Audience, event: UserEvent) => this.published.push({ audience, event }),
    };
  }

  private depsWith(limits: CardTestingLimits): PaymentDeps {
    const log = { warn: () => {}, error: () => {} };
    return paymentDeps({ ...this.platform(limits), log }, async (walletId) => {
      this.credited.push(walletId);
    });
  }

  async limit(changes: Partial<CardTestingLimits>): Promise<void> {
    const { cardLimits, cardTesting } = this.depsWith({ ...this.deps.cardLimits, ...changes });
    this.deps = { ...this.deps, cardLimits, cardTesting };
    await this.closeOwnApp();
    this.app = this.serve();
  }

  private serve(): FastifyInstance {
    const app = Fastify();
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    handleErrors(app);
    const userOf = async (token: string | undefined) =>
      token === undefined ? unauthenticated : person(token);
    const mount = createMount(app, userOf, ownLimits());
    creditsRoute(mount, async (token) => {
      if (token === undefined) return unauthenticated;
      return { ...person(token), posted_mc: await this.balance_mc(token) };
    });
    const captcha: Captcha = {
      verify: async (token) => (token === solvedCaptcha ? "solved" : "failed"),
    };
    const host = { app, mount, jobs: [] };
    servePayments({ ...this.platform(), log: app.log }, host, this.deps, {
      captcha,
      tariff: noPrices,
      authenticate: userOf,
      proveOwner: async (_call, _userId, password) => {
        if (password === undefined) return refuse("sign_in_again");
        return password === ownPassword ? { passwordHash: "none" } : refuse("wrong_password");
      },
    });
    return app;
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

  async onlyPayment(): Promise<PaymentKey> {
    const [payment] = await this.rows("payment");
    return { walletId: this.walletId, id: payment.id };
  }

  pass(duration_ms: number): void {
    this.now = new Date(this.now.getTime() + duration_ms);
  }

  async call(
    method: "GET" | "POST" | "PUT" | "DELETE",
    url: string,
    payload?: object | string,
    token = this.userId,
  ) {
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
  async startPayment(amount = 10, options: { saveCard?: CardConsent; cardId?: string } = {}) {
    const before = this.stripe.intents.length;
    const request = { amount, ...options };
    const { status, body } = await this.call("POST", "/api/payments/create-payment-intent", request);
    const intent = this.stripe.intents[before];
    if (!intent) throw new Error(`No intent was made: ${status} ${JSON.stringify(body)}`);
    return intent;
  }

  /** Delivers a notification from Stripe and returns the status of the answer. */
  async notify(type: string, object: object, secret?: string): Promise<number> {
    const { payload, signature } = notification(type, object, { secret });
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
    const { userId: id, walletId } = this;
    await addUser(this.database, { id, walletId, firstName, lastName });
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
    memberRole: "owner",
    firstName: "Ada",
    lastName: "Byron",
    email: `${id}@example.org`,
    isVerified: true,
    createdAt: new Date("2026-03-01T12:00:00Z"),
    currency: null,
  };
}
