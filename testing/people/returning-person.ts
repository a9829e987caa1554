import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { callerFinder } from "#adapters/postgres/calls/caller-finder.ts";
import { removeOldMarks } from "#adapters/postgres/marks/mark-retention.ts";
import { operatorAccess } from "#adapters/postgres/operators/operator-access.ts";
import { authoriseCall } from "#domain/calls/authorise-call.ts";
import { defaultCallLimits } from "#domain/calls/call-limits.ts";
import { settleCall } from "#domain/calls/ending/settle-call.ts";
import { readDialled } from "#domain/calls/judge-call.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { markRetention } from "#domain/mark-retention.ts";
import { freezeUser } from "#domain/operators/product/control-calling.ts";
import { createPayment } from "#domain/payments/create-payment.ts";
import { defaultCardTestingLimits } from "#domain/payments/limits/payment-limits.ts";
import { reconcilePayment } from "#domain/payments/reconcile/reconcile-payment.ts";
import { removeOld } from "#domain/retention.ts";
import { verifyEmail } from "#domain/users/registration/verify-email.ts";
import { deleteUser } from "#domain/users/settings/delete-user.ts";
import { type CallHarness, callRequest, createCallHarness } from "#testing/calls/call-harness.ts";
import { london, newProviderCallId } from "#testing/calls/one-caller.ts";
import { openTestSession } from "#testing/database/add-user.ts";
import { operatorOnDatabase } from "#testing/database/operator-on-database.ts";
import { testCipher } from "#testing/database/test-database.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";
import { agreed, type UserHarness, userHarness } from "./user-harness.ts";

export interface Person extends WalletUser {
  email: string;
  password: string;
}

const system = { actor: { kind: "system", name: "ada" }, reason: "ticket 1042" } as const;

/** Persons who sign up, buy, call, delete and come back, on one database. Call it at the top of a database test file. */
export function returningPersons() {
  const payments = paymentHarness();
  const { database } = payments;
  let users: UserHarness;
  let calls: CallHarness;
  beforeAll(async () => {
    users = await userHarness(database);
    calls = await createCallHarness(database);
    calls.deps = {
      ...calls.deps,
      findCaller: callerFinder(database),
      clock: { now: () => payments.now },
      limits: defaultCallLimits,
    };
  });
  afterAll(() => calls.close());
  afterEach(async () => {
    expect(await payments.audit()).toEqual([]);
  });

  async function userOf(email: string): Promise<Person> {
    const [row] = await users.rows<{ id: string; wallet_id: string }>(
      "SELECT id, wallet_id FROM users JOIN wallet_member ON user_id = id WHERE email = $1",
      [email],
    );
    if (!row) throw new Error(`No user has the address ${email}`);
    return { id: row.id, walletId: row.wallet_id, email, password: "correct horse" };
  }

  async function signUp(email = `${randomUUID()}@example.com`): Promise<Person> {
    await users.unverified("correct horse", email);
    agreed(await verifyEmail(users.deps, await users.tokenMailedTo(email)));
    const user = await userOf(email);
    await openTestSession(database, user.id, payments.now);
    return user;
  }

  const startPayment = (buyer: Person, amount: number) =>
    createPayment(
      payments.deps,
      { ...buyer, createdAt: payments.now, ip: payments.ip, userAgent: undefined },
      { amount, currency: "USD", initiator: "person" },
    );

  /** Starts a purchase, whose intent a card may pay. */
  async function start(buyer: Person, amount = 10) {
    const started = agreed(await startPayment(buyer, amount));
    const intent = payments.stripe.intents.find(
      ({ client_secret }) => client_secret === started.clientSecret,
    );
    if (!intent) throw new Error("The purchase has no intent");
    return intent;
  }

  async function reconcile({ metadata }: Awaited<ReturnType<typeof start>>): Promise<void> {
    const { payment_id: id = "", wallet_id: walletId = "" } = metadata;
    agreed(await reconcilePayment(payments.deps, { walletId, id }));
  }

  async function buy(buyer: Person, amount = 10, card: string = randomUUID(), { confirmed = false } = {}) {
    const intent = await start(buyer, amount);
    payments.stripe.pay(intent, card);
    if (confirmed) payments.stripe.authenticate(intent);
    await reconcile(intent);
    return intent;
  }

  async function dispute(intent: Awaited<ReturnType<typeof start>>, status = "lost"): Promise<void> {
    payments.stripe.dispute(intent, status);
    await reconcile(intent);
  }

  /** The refusal of a call, or "dial". An open call is ended at its cost unless it goes on. */
  async function call(caller: WalletUser, { cost_mc = 0, goesOn = false, number = london as string } = {}) {
    const providerCallId = newProviderCallId();
    const answer = await authoriseCall(
      calls.deps,
      callRequest(caller.id, providerCallId, readDialled(number)),
    );
    if (answer.kind !== "dial") return answer.kind === "reject" ? answer.refusal.refused : answer.kind;
    if (!goesOn) await end(caller, cost_mc);
    return answer.kind;
  }

  async function end(caller: WalletUser, cost_mc = 0): Promise<void> {
    const [open] = await calls.deps.connection((stores) => stores.calls.listOpen(caller.walletId));
    if (!open) throw new Error("No call is open");
    const answered_s = cost_mc === 0 ? null : Math.max(60, Math.round((cost_mc * 60) / 1_000));
    const status = cost_mc === 0 ? "canceled" : "completed";
    payments.now = new Date(payments.now.getTime() + (answered_s ?? 0) * 1_000);
    await settleCall(calls.deps, open, { status, answered_s, childCallId: null });
  }

  /** Erases a user, who gives up what credits there are. */
  async function remove(person: Person): Promise<void> {
    const session = await users.session(person);
    const deps = { ...users.deps, endPayments: async () => undefined };
    const forfeitCredits = (await balance_mc(person)) / 1_000;
    agreed(await deleteUser(deps, session, { password: person.password, forfeitCredits }));
  }

  const balance_mc = async ({ walletId }: WalletUser) =>
    (await payments.deps.transaction(({ ledger }) => ledger.balance(walletId))).posted_mc;

  async function found({ id }: WalletUser) {
    const user = await users.deps.connection((stores) => stores.users.find(id));
    if (!user) throw new Error("The user does not exist");
    return user;
  }

  function operators() {
    const { clock, ids, publish } = payments.deps;
    const access = operatorAccess(database, { cipher: testCipher, clock, publish });
    return { clock, ids, grantLimit_mc: 0, ...access };
  }

  return {
    found,
    payments,
    database,
    signUp,
    userOf,
    startPayment,
    start,
    reconcile,
    buy,
    dispute,
    call,
    end,
    remove,
    get users() {
      return users;
    },
    get calls() {
      return calls;
    },
    operator: operatorOnDatabase(database),
    operators,
    freeze: async ({ email }: Person) => agreed(await freezeUser(operators(), system, email, true)),
    balance_mc,
    /** The caps of new wallets, which the harness of payments widens. */
    limitPurchases: () => payments.limit({ newWallet: defaultCardTestingLimits.newWallet }),
    marksOf: ({ id }: WalletUser) =>
      users.rows<{ kind: string; digest: string; is_current: boolean }>(
        "SELECT * FROM mark WHERE user_id = $1 ORDER BY kind",
        [id],
      ),
    /** Removes the marks that nothing needs any more. */
    sweep: () => removeOld(markRetention(removeOldMarks(database)), payments.deps.clock),
  };
}
