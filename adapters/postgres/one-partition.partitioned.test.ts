import { randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { defaultCallLimits } from "#domain/calls/call-limits.ts";
import { type Viewer, visibleTo, wholeWallet } from "#domain/ledger/viewer.ts";
import type { Payment } from "#domain/payments/payment-store.ts";
import { partitions, walletTables } from "#testing/database/hash-partitions.ts";
import { testCipher, testDatabase } from "#testing/database/test-database.ts";
import { at, newCall } from "#testing/ledger/call-store-harness.ts";
import { callHistory } from "./calls/call-history-store.ts";
import { callStores } from "./calls/call-store.ts";
import { callSummaries } from "./calls/call-summary-store.ts";
import type { Client } from "./connection/database.ts";
import { auditNewRows } from "./ledger/ledger-audit.ts";
import { transactionView } from "./ledger/transaction-view.ts";
import { paymentStores } from "./payments/payment-stores.ts";
import type { Statement } from "./sql.ts";
import { personalData } from "./users/personal-data.ts";

const database = testDatabase();

/** Reads over all wallets, which no user waits for: what is due, and the audit. */
const overAllWallets = [
  "call.nextDue",
  "call.due",
  "call.stale",
  "payment.due",
  "ledger.audit",
  "ledger.auditNewRows",
  "refund.claimDue",
];
/** The files whose statements belong to one wallet. */
const walletFiles =
  /^(call-|ledger-|payment-store|refund-store|credit-lots|quote-|receipt-|transaction-|personal-data).*(?<!test)\.ts$/;

const user: Viewer = { id: randomUUID(), walletId: randomUUID(), memberRole: "owner" };
const recorded = new Map<string, Statement>();
const names = namesInSource();

beforeAll(async () => {
  await database.withClient((client) => useEverything(recording(client)));
});

/** Passes statements on to the database and keeps one of each name. */
function recording(client: Client): Client {
  return {
    query(statement: Statement) {
      recorded.set(statement.name, statement);
      return client.query(statement);
    },
  } as unknown as Client;
}

function namesInSource(): string[] {
  const files = globSync("{calls,ledger,payments,users}/*.ts", { cwd: import.meta.dirname }).filter((path) =>
    walletFiles.test(basename(path)),
  );
  const statements = files.flatMap((name) => [
    ...readFileSync(join(import.meta.dirname, name), "utf8").matchAll(/(?:sql\(|\(client,)\s*"([\w.]+)"/g),
  ]);
  return [...new Set(statements.map(([, name = ""]) => name))].sort();
}

/** Calls each method of the stores that keep what belongs to a wallet. */
async function useEverything(client: Client): Promise<void> {
  const { calls, ledger } = callStores(client);
  await ledger.openWallet(user.walletId);
  const posting = { walletId: user.walletId, contra: "payments", subjectId: randomUUID() } as const;
  await ledger.post({ ...posting, delta_mc: 50_000, ref: "payment:1", mayOverdraw: false });
  await ledger.hold(user.walletId, 0);
  await ledger.balance(user.walletId);
  await ledger.postedFor(user.walletId, posting.subjectId, "payments");
  await ledger.audit();
  await auditNewRows(client, new Date(0));
  await ledger.auditWallet(user.walletId);
  await useCalls(client, calls);
  await usePayments(client);
  const data = personalData(client);
  await data.lockBalance(user);
  await data.outlives(user);
  await data.erase(user, "ada@example.org");
  await data.read(user);
}

async function useCalls(client: Client, calls: ReturnType<typeof callStores>["calls"]): Promise<void> {
  const { walletId, id: userId } = user;
  const number = e164Schema.parse("+442079460000");
  const query = {
    walletId,
    userId,
    sessionId: userId,
    number,
    country: "GB",
    perMinute_mc: 1_000,
    at: at(0),
    limits: defaultCallLimits.caller,
    carrierCall: { carrier: "twilio", providerCallId: "CAparent" },
  };
  const { version } = await calls.eligibility(query);
  await calls.eligibility({ ...query, walletId: randomUUID() });
  const authorised = newCall(user, { version });
  expect(await calls.authorise(authorised)).toBe("opened");
  const call = await calls.lockOpen(authorised);
  if (!call) throw new Error("The call is not open");
  await calls.mayContinue(call);
  await calls.find(call);
  await calls.findByProviderCallId(walletId, call.providerCallId);
  await calls.listOpen(walletId);
  await calls.newest(user, number);
  await calls.findByAttempt(user, randomUUID(), at(0));
  const report = () => ({ id: randomUUID(), receivedAt: at(1), kind: "progress", detail: {} }) as const;
  await calls.advance(call, { status: "answered", childCallId: "CAchild", at: at(5) });
  await calls.advance(call, { status: "answered", childCallId: "CAchild", at: at(5) }, report());
  await calls.prolong(call, { more_mc: 0, limit_s: 300, cutoffAt: at(400), at: at(6) });
  // The hold was raised since the call was read, so nothing changes.
  expect(await calls.leave(call, { limit_s: 60, held_mc: 1_000, at: at(7) })).toBe(false);
  expect(await calls.cutOff(call, { at: at(7), meterAt: at(17) })).toBe(true);
  await calls.addEvent(call, { ...report(), changed: true });
  await calls.setCarrierLimit(call, 300);
  await calls.nextDue();
  const [due] = await calls.due(at(500), 10);
  if (!due) throw new Error("The call is not due");
  await calls.claimDue(due, { now: at(500), nextAt: at(600), hungUpAt: null });
  await calls.stale(at(500), 10);
  await calls.claimStale(call, { now: at(500), nextAt: at(600) });
  await calls.checkBy(call, at(550));
  await calls.needRecharge(walletId, at(500));
  const ending = { lost_mc: 0, at: at(100) };
  const outcome = { status: "completed", answered_s: 60, childCallId: "CAchild" } as const;
  expect(await calls.settle(call, { ...ending, outcome, cost_mc: 1_000 }, report())).toBe(true);
  await calls.settle(call, { ...ending, outcome, cost_mc: 1_000 });
  await calls.settle(call, { ...ending, outcome, cost_mc: 0 });
  await calls.settle(call, { ...ending, outcome, cost_mc: 0 }, report());
  const { id, createdAt } = newCall(user);
  const providerCallId = `CA${id}`;
  await calls.addRefused({
    walletId,
    id,
    userId,
    sessionId: userId,
    carrier: "twilio",
    providerCallId,
    createdAt,
    dialled: "x",
    terms: null,
    refusal: "number_not_valid",
  });
  // The carrier's call has a row already, which the store looks up.
  const again = newCall(user, { providerCallId, version: await eligibilityVersion(calls) });
  expect(await calls.authorise(again)).toBe("known");

  await callSummaries(client).sum(user, [at(0)]);
  await callSummaries(client).days(visibleTo(user), [at(0)]);
  const history = callHistory(client);
  await history.list(user, { limit: 10 });
  await history.find(user, call.id);
  await history.find(user, call.providerCallId);
  await history.addQuality(
    call,
    {
      duration_s: 60,
      mosAverage: 4,
      mosLowest: 3,
      jitterAverage_ms: 1,
      jitterHighest_ms: 2,
      roundTripAverage_ms: 30,
      roundTripHighest_ms: 40,
      packetsLostPercent: 0,
      hints: [],
    },
    at(100),
  );
}

async function eligibilityVersion(calls: ReturnType<typeof callStores>["calls"]): Promise<number> {
  const { walletId, userId, sessionId, number } = newCall(user);
  const limits = defaultCallLimits.caller;
  const caller = { walletId, userId, sessionId };
  const query = { ...caller, number, country: "GB", perMinute_mc: 1, at: at(0), limits };
  return (await calls.eligibility(query)).version;
}

async function usePayments(client: Client): Promise<void> {
  const { payments, quotes, receipts, refunds } = paymentStores(client, testCipher);
  const { walletId, id: userId } = user;
  const price = { currency: "GBP", charge_minor: 790, credits_mc: 100_000, perUsd_e6: 790_000 } as const;
  const quote = { walletId, id: randomUUID(), ...price, value_cents: 1_000, expiresAt: at(900) };
  await quotes.add(quote);
  await quotes.find(walletId, quote.id);
  const payment: Payment = {
    walletId,
    id: randomUUID(),
    userId,
    initiator: "person",
    ...price,
    provider: "stripe",
    providerRef: null,
    status: "pending",
    refunded_minor: 0,
    refunds: {},
    postings: 0,
    declines: 0,
    createdAt: at(0),
    customerRef: null,
    consent: null,
    cardRef: null,
    mandateRef: null,
    ruleMonth: null,
    buyer: null,
    endedBecause: null,
    disputedAt: null,
  };
  await payments.add(payment, at(10));
  await payments.restore(payment, at(10));
  await payments.exists(payment);
  await payments.fail(payment);
  await payments.setProviderRef(payment, "pi_1", at(10));
  await payments.consent({ walletId, id: randomUUID() }, { version: 1, language: "en" });
  await payments.lock(payment);
  await payments.uncredited(walletId, at(-10), 5);
  const ages = { undecidedAfter: at(-10), completedAfter: at(-10) };
  await payments.due({ now: at(20), ...ages }, 10);
  await payments.claimDue({ ...payment, checks: 0 }, { now: at(20), nextAt: at(40) });
  await payments.settle({ ...payment, status: "completed", postings: 1 }, at(50), {
    cardCountry: "GB",
    decline: undefined,
  });
  const refund = {
    walletId,
    id: randomUUID(),
    paymentId: payment.id,
    amount_minor: 1,
    requestedAt: at(60),
    askedBy: "user" as const,
    held_mc: 0,
  };
  await refunds.add(refund, at(60));
  await refunds.isOpen(payment);
  await refunds.claimDue(at(61), at(90), 5);
  await refunds.finish(refund, "done");
  await refunds.fail(payment, []);
  const made = { ref: "re_1", id: null, state: "done", amount_minor: 1, madeAt: at(0) } as const;
  await refunds.noteMade(payment, [made]);
  await refunds.takenBack(user.walletId, at(0));
  await refunds.ofPayment(payment);
  await payments.lots(walletId);
  await receipts.issue(payment, { card: undefined, sellerName: "Acme" });
  await receipts.find(wholeWallet(payment.walletId), payment.id);
  await payments.unpaid(user, 5);
  await payments.replaced(walletId, { userId, initiator: "person" }, 5);
  await payments.lockPurchases(walletId);
  await payments.purchasesSince(walletId, { since: at(-10), at: at(0) });
  await transactionView(client).list(wholeWallet(walletId), { limit: 10 });
  await transactionView(client).list(visibleTo({ ...user, memberRole: "member" }), { limit: 10 });
}

interface Plan {
  "Relation Name"?: string;
  "Node Type": string;
  Plans?: Plan[];
}

/** The partitions that a statement's plan reads or writes, each named by its number. */
async function partitionsOf({ text, values }: Statement): Promise<Set<string>> {
  const rows = await database.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(
    `EXPLAIN (FORMAT JSON) ${text}`,
    values,
  );
  const touched = new Set<string>();
  const visit = (plan: Plan) => {
    const partition = /^(.*)_(\d)$/.exec(plan["Relation Name"] ?? "");
    if (partition?.[1] !== undefined && partition[1] in walletTables) touched.add(partition[2] ?? "");
    plan.Plans?.forEach(visit);
  };
  for (const row of rows) visit(row["QUERY PLAN"][0].Plan);
  return touched;
}

test("each statement of a wallet is tried here", () => {
  expect([...recorded.keys()].filter((name) => names.includes(name)).sort()).toEqual(names);
});

describe("one partition answers", () => {
  test.each(names.filter((name) => !overAllWallets.includes(name)))("%s", async (name) => {
    const statement = recorded.get(name);
    if (!statement) throw new Error(`No statement ${name} was recorded`);
    expect((await partitionsOf(statement)).size).toBeLessThanOrEqual(1);
  });
});

test("a statement that does not name the wallet would touch all of them", async () => {
  const text = "UPDATE call SET held_mc = held_mc WHERE id = $1";
  expect((await partitionsOf({ name: "x", text, values: [randomUUID()] })).size).toBe(partitions);
});
