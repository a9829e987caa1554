import { randomUUID } from "node:crypto";
import { callStores } from "#adapters/postgres/calls/call-store.ts";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { defaultCallLimits } from "#domain/calls/call-limits.ts";
import type { CallStores } from "#domain/calls/call-store.ts";
import { expectCleanLedger, onBenchDatabase, pgbenchOn } from "./database.ts";
import { compare, type Measured, type Subject } from "./figures.ts";
import { seedUsers } from "./seed.ts";

const duration_s = 3;
/** Callers at once, one for each connection. */
const concurrency = 16;
const limits = { ...defaultCallLimits.caller, callsPerHour: 1_000 };

/** The call of every measurement: holds four minutes and charges one. */
const number = e164Schema.parse("+442079460000");
const rate = { perMinute_mc: 1_000, connect_mc: 0, minimum_s: 60, increment_s: 60 };
const terms = { country: "GB", destination: "United Kingdom", limit_s: 240, rate };
const outcome = { status: "completed", answered_s: 60, childCallId: "CAchild" } as const;

interface Wallet {
  walletId: string;
  userId: string;
  version: number;
}

/** The work with one wallet. Returns the number of statements. */
type Work = (wallet: Wallet) => Promise<number>;

/**
 * Compares the ledger's statements through the product's stores, each a transaction of its own, with pgbench's simple
 * update on the same server.
 */
export function benchLedger(): Promise<void> {
  return onBenchDatabase(async (bench) => {
    const { database } = bench;
    const pgbench = await pgbenchOn(bench);
    await seedUsers(database, { users: 100_000, purchases: 2, purchase_mc: 500_000_000, calls: 1 });
    const { topUp, authorise, authoriseAndSettle, wholeCall } = worksOn(database);
    const subject = (name: string, work: Work, aim?: number): Subject => ({
      name,
      aim,
      baseline: () => pgbench(duration_s),
      measure: () => measure(database, work),
    });
    await compare([
      subject("top up", topUp),
      subject("authorise", authorise, 1),
      subject("authorise + settle", authoriseAndSettle, 1),
      subject("eligibility + authorise + settle", wholeCall),
    ]);
    await expectCleanLedger(database);
  });
}

function worksOn(
  database: Database,
): Record<"topUp" | "authorise" | "authoriseAndSettle" | "wholeCall", Work> {
  const stores = <T>(work: (stores: CallStores) => Promise<T>) =>
    database.withClient((client) => work(callStores(client)));

  const open = async (wallet: Wallet) => {
    const id = randomUUID();
    const now = new Date();
    const times = { createdAt: now, cutoffAt: now, checkAt: now };
    const call = {
      ...wallet,
      ...times,
      id,
      sessionId: wallet.userId,
      carrier: "twilio",
      providerCallId: `CA${id}`,
      number,
      shownNumber: null,
      newNumber: false,
      hold_mc: 4_000,
      terms,
      carrierLimit_s: null,
    };
    expectDone((await stores(({ calls }) => calls.authorise(call))) === "opened");
    return id;
  };
  const authoriseAndSettle = async (wallet: Wallet) => {
    const key = { walletId: wallet.walletId, id: await open(wallet) };
    const settlement = { outcome, cost_mc: 1_000, lost_mc: 0, at: new Date() };
    expectDone(await stores(({ calls }) => calls.settle(key, settlement)));
    return 2;
  };
  return {
    authoriseAndSettle,
    async topUp({ walletId }) {
      const subjectId = randomUUID();
      const ref = `payment:${subjectId}:1`;
      const posting = {
        walletId,
        contra: "payments",
        delta_mc: 1_000,
        ref,
        subjectId,
        mayOverdraw: false,
      } as const;
      expectDone((await stores(({ ledger }) => ledger.post(posting))) !== undefined);
      return 1;
    },
    async authorise(wallet) {
      await open(wallet);
      return 1;
    },
    async wholeCall(wallet) {
      const { country, rate } = terms;
      const carrierCall = { carrier: "twilio", providerCallId: `CA${randomUUID()}` };
      const caller = { ...wallet, sessionId: wallet.userId, carrierCall };
      const query = { ...caller, number, country, perMinute_mc: rate.perMinute_mc, at: new Date(), limits };
      const { refusal, inCall, version } = await stores(({ calls }) => calls.eligibility(query));
      expectDone(refusal === null && !inCall);
      return 1 + (await authoriseAndSettle({ ...wallet, version }));
    },
  };
}

/** Uses each wallet once, by all callers at once, and ends before the wallets do. Ends the calls that were left open. */
async function measure(database: Database, work: Work): Promise<Measured> {
  const wallets = await readWallets(database);
  const start_ms = performance.now();
  const elapsed_s = () => (performance.now() - start_ms) / 1_000;
  let done = 0;
  const caller = async () => {
    while (elapsed_s() < duration_s) {
      const wallet = wallets.pop();
      if (!wallet) throw new Error("There are too few wallets");
      const count = await work(wallet);
      done += count;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, caller));
  const perSecond = done / elapsed_s();
  await database.withClient((client) => client.query(release));
  return { perSecond };
}

const release = `
  WITH ended AS (
    UPDATE call SET open = false, status = 'canceled', cost_mc = 0, ended_at = now() WHERE open
    RETURNING wallet_id, held_mc
  )
  UPDATE wallet SET held_mc = wallet.held_mc - ended.held_mc FROM ended WHERE wallet.id = ended.wallet_id`;

async function readWallets(database: Database): Promise<Wallet[]> {
  const { rows } = await database.withClient((client) =>
    client.query<Wallet>(
      `SELECT wallet.id AS "walletId", user_id AS "userId", version
         FROM wallet JOIN wallet_member ON wallet_id = wallet.id ORDER BY wallet.id`,
    ),
  );
  return rows;
}

/** @throws Error when a statement did not do what the measurement expects. */
function expectDone(done: boolean): void {
  if (!done) throw new Error("The ledger refused what it should do");
}
