import { randomUUID } from "node:crypto";
import { callStores } from "#adapters/postgres/calls/call-store.ts";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { defaultCallLimits } from "#domain/calls/call-limits.ts";
import type { CallStores } from "#domain/calls/call-store.ts";
import { at, call, settlement } from "./ledger-values.ts";

/** Concurrent callers, one for each connection. */
const concurrency = 16;
/** Calls of one wallet: more than people make in a day, and few enough for the limits. */
const betweenCalls_ms = 5 * 60_000;
const limits = { ...defaultCallLimits.caller, callsPerHour: 1_000 };

/** Successful statements a second through the product's stores. */
export interface LedgerNode {
  authorise(duration_s: number): Promise<number>;
  authoriseAndSettle(duration_s: number): Promise<number>;
  /** A whole call: eligibility, authorise and settle. */
  wholeCall(duration_s: number): Promise<number>;
  /** All callers are one user with one call at a time; refused calls do not count. */
  oneWallet(duration_s: number): Promise<number>;
}

/** A wallet with its one user. */
interface Wallet {
  id: string;
  userId: string;
  version: number;
}

export function ledgerNode(database: Database): LedgerNode {
  const connection = <T>(work: (stores: CallStores) => Promise<T>) =>
    database.withClient((client) => work(callStores(client)));
  let time_ms = at.getTime();
  const nextTime = () => {
    time_ms += betweenCalls_ms;
    return new Date(time_ms);
  };

  const eligibility = async ({ id: walletId, userId }: Wallet, createdAt: Date) => {
    const { number, terms } = call;
    const { country, rate } = terms;
    const caller = { walletId, userId, sessionId: userId };
    const { perMinute_mc } = rate;
    const carrierCall = { carrier: call.carrier, providerCallId: `CA${randomUUID()}` };
    const query = { ...caller, number, country, perMinute_mc, at: createdAt, limits, carrierCall };
    const found = await connection(({ calls }) => calls.eligibility(query));
    if (found.refusal) throw new Error(`The ledger was limited: ${found.refusal}`);
    return found;
  };
  const authorise = async (id: string, { id: walletId, userId, version }: Wallet, createdAt = at) => {
    const caller = { walletId, userId, sessionId: userId, providerCallId: `CA${id}`, version };
    const authorised = { ...call, ...caller, id, createdAt, cutoffAt: at, checkAt: at, carrierLimit_s: null };
    return (await connection(({ calls }) => calls.authorise(authorised))) === "opened";
  };
  const pair = async (wallet: Wallet, createdAt = at) => {
    const id = randomUUID();
    if (!(await authorise(id, wallet, createdAt))) return false;
    return connection(({ calls }) => calls.settle({ walletId: wallet.id, id }, settlement));
  };
  const whole = async (wallet: Wallet, createdAt = at) => {
    const { inCall, version } = await eligibility(wallet, createdAt);
    return !inCall && (await pair({ ...wallet, version }, createdAt)) ? 3 : 0;
  };
  /** Each wallet is used once; a measurement ends before it runs out of wallets. */
  const onWallets = async (duration_s: number, work: (wallet: Wallet) => Promise<number>) => {
    const left = await readWallets(database);
    return rate(duration_s, async () => {
      const wallet = left.pop();
      if (!wallet) throw new Error("There are too few wallets");
      return expectSome(await work(wallet));
    });
  };
  return {
    authorise: (duration_s) =>
      onWallets(duration_s, async (wallet) => ((await authorise(randomUUID(), wallet)) ? 1 : 0)),
    authoriseAndSettle: (duration_s) =>
      onWallets(duration_s, async (wallet) => ((await pair(wallet)) ? 2 : 0)),
    wholeCall: (duration_s) => onWallets(duration_s, (wallet) => whole(wallet)),
    async oneWallet(duration_s) {
      const [wallet] = await readWallets(database);
      if (!wallet) throw new Error("There is no wallet");
      return rate(duration_s, () => whole(wallet, nextTime()));
    },
  };
}

async function readWallets(database: Database): Promise<Wallet[]> {
  const { rows } = await database.withClient((client) =>
    client.query<Wallet>(
      `SELECT wallet.id, users.id AS "userId", version
         FROM wallet JOIN users ON wallet_id = wallet.id ORDER BY wallet.id`,
    ),
  );
  return rows;
}

/** Runs `work` for all callers at once. Returns the sum of its counts a second. */
async function rate(duration_s: number, work: () => Promise<number>): Promise<number> {
  const start_ms = performance.now();
  const elapsed_s = () => (performance.now() - start_ms) / 1_000;
  let done = 0;
  const caller = async () => {
    while (elapsed_s() < duration_s) {
      const count = await work();
      done += count;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, caller));
  return done / elapsed_s();
}

/** @throws Error when a statement did not do what the measurement expects. */
function expectSome(count: number): number {
  if (count === 0) throw new Error("The ledger refused what it should do");
  return count;
}
