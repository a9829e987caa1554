import { randomUUID } from "node:crypto";
import autocannon from "autocannon";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { tariffRoutes } from "#contract/money/tariff.ts";
import { walletRoutes } from "#contract/money/wallet.ts";
import { sessionRoutes } from "#contract/users/session.ts";
import { onBenchDatabase, pgbenchOn } from "./database.ts";
import { compare, type Measured, type Subject } from "./figures.ts";
import { type BenchProduct, withProduct } from "./product.ts";
import { authorising, type BenchRequest, number, reads, settling } from "./requests.ts";
import { type BenchUser, seedUsers } from "./seed.ts";

const duration_s = 2;
const connections = 32;
/** A page of the history. */
const transactions = 20;
const tariffPath = `${tariffRoutes.ask.path}?number=${encodeURIComponent(number)}`;

/**
 * Measures requests a second of one server process on this machine's processors, with PostgreSQL beside it. Reads are
 * compared with a bare Fastify route, the carrier's webhooks with pgbench's simple update.
 */
export function benchHttp(): Promise<void> {
  return onBenchDatabase(async (bench) => {
    const users = await seedUsers(bench.database, {
      users: 2_000,
      purchases: transactions,
      purchase_mc: 1_000,
      calls: 10,
    });
    const pgbench = await pgbenchOn(bench);
    await withProduct(bench, (product) =>
      compare([...readsOf(product, users), ...webhooksOf(product, users, bench.database, pgbench)]),
    );
  });
}

function readsOf({ url, bareUrl }: BenchProduct, users: readonly BenchUser[]): Subject[] {
  const bare: BenchRequest[] = [{ method: "GET", path: "/", headers: {} }];
  const read = (name: string, path: string, aim?: number): Subject => ({
    name,
    aim,
    baseline: async () => (await load(bareUrl, bare, { duration: duration_s })).perSecond,
    measure: () => load(url, reads(path, users), { duration: duration_s }),
  });
  return [
    read("me", sessionRoutes.me.path, 0.2),
    read("credits", walletRoutes.credits.path, 0.2),
    read("transactions", walletRoutes.transactions.path),
    read("tariff of a number", tariffPath, 0.15),
  ];
}

function webhooksOf(
  { url }: BenchProduct,
  users: readonly BenchUser[],
  database: Database,
  pgbench: (duration_s: number) => Promise<number>,
): Subject[] {
  const amount = users.length;
  const measureCalls = async () => {
    const calls = users.map((user) => ({ user, sid: `CA${randomUUID().replaceAll("-", "")}` }));
    const starts = calls.map(({ user, sid }, index) => authorising(url, user, sid, index));
    const ends = calls.map(({ user, sid }, index) => settling(url, user.walletId, sid, 60, index));
    const authorise = await load(url, starts, { amount });
    await expectOpen(database, amount);
    const settle = await load(url, ends, { amount });
    await expectOpen(database, 0);
    return { authorise, settle };
  };
  const baseline = () => pgbench(duration_s);
  return [
    {
      name: "authorise by webhook",
      aim: 0.5,
      baseline,
      measure: async () => (await measureCalls()).authorise,
    },
    { name: "settle by webhook", baseline, measure: async () => (await measureCalls()).settle },
  ];
}

/** A refused call would be answered as quickly, and measure nothing. */
export async function expectOpen(database: Database, expected: number): Promise<void> {
  const { rows } = await database.withClient((client) =>
    client.query<{ open: number }>("SELECT count(*)::int AS open FROM call WHERE open"),
  );
  if (rows[0]?.open !== expected) throw new Error(`${rows[0]?.open} calls are open, not ${expected}`);
}

/** Sends the requests in turn, from the first again after the last. */
async function load(
  url: string,
  requests: readonly BenchRequest[],
  limit: { duration: number } | { amount: number },
): Promise<Measured> {
  let next = 0;
  const begun_ms = performance.now();
  // autocannon looks once a second whether an amount is reached, so its own end may be a second late.
  let ended_ms = begun_ms;
  const onResponse = () => {
    ended_ms = performance.now();
  };
  const result = await autocannon({
    url,
    connections,
    ...limit,
    requests: [
      { onResponse, setupRequest: (request) => ({ ...request, ...requests[next++ % requests.length] }) },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} answers were no success, and ${result.errors} requests failed`);
  }
  const elapsed_s = (ended_ms - begun_ms) / 1_000;
  return { perSecond: result.requests.total / elapsed_s, p99_ms: result.latency.p99 };
}
