import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { callRoutes } from "#contract/calls/calls.ts";
import { tariffRoutes } from "#contract/money/tariff.ts";
import { walletRoutes } from "#contract/money/wallet.ts";
import { sessionRoutes } from "#contract/users/session.ts";
import { type BenchDatabase, onEmptyDatabase } from "./database.ts";
import { spread } from "./figures.ts";
import { expectOpen } from "./http.ts";
import { processorTime_ms, residentMemory_MiB, timeSinceStart_ms } from "./processor-time.ts";
import { type BenchProduct, withProduct } from "./product.ts";
import { authorising, type BenchRequest, number, reads, settling, visits } from "./requests.ts";
import { type BenchUser, seedUsers } from "./seed.ts";

const rounds = 9;
/** So few that most statements read for one request alone, as on a server with time to spare. */
const connections = 2;
/** As many that PostgreSQL looks keys up, as in a larger table, and does not read all of a small one. */
const seed = { users: 5_000, purchases: 20, purchase_mc: 100_000, calls: 10 };
const requestsInRound = 400;
const tariffPath = `${tariffRoutes.ask.path}?number=${encodeURIComponent(number)}`;
const talked_s = 5;
/** Processor time of a second in which a server's jobs look for work and find none. */
const idle_ms = 120;
const longestStart_s = 60;

interface Side extends BenchDatabase, BenchProduct {
  /** Processor time of the server until its first answer. */
  start_ms: number;
  users: readonly BenchUser[];
}

/** Requests of all users. Sending them returns the processor time of one, by its kind. */
interface Round {
  name: string;
  run(): Promise<Record<string, number>>;
}

/**
 * Measures the processor time of a request, server and PostgreSQL together, and of the server's start, and its memory, on Linux. With the folder of another
 * checkout, whose page is built, measures both in turn and prints the ratio of this one to the other. Names behind it
 * choose what is measured.
 */
export function benchProcessor([other, ...names]: readonly string[]): Promise<void> {
  return onSide(undefined, (own) =>
    other === undefined ? compare(names, own) : onSide(other, (beside) => compare(names, own, beside)),
  );
}

/** The server makes the tables: those of its own checkout. */
function onSide(checkout: string | undefined, work: (side: Side) => Promise<void>): Promise<void> {
  return onEmptyDatabase((bench) => {
    const onProduct = async (product: BenchProduct) => {
      const start_ms = timeSinceStart_ms(product.pid);
      const users = (await seedUsers(bench.database, seed)).slice(0, requestsInRound);
      const side = { ...bench, ...product, start_ms, users };
      await untilIdle(side);
      await work(side);
    };
    return withProduct(bench, onProduct, checkout);
  });
}

/** A new server's jobs mark each user, which no request waits for and the first rounds would count. */
async function untilIdle(side: Side): Promise<void> {
  for (let waited_s = 0; waited_s < longestStart_s; waited_s += 1) {
    if ((await processorTime_ms(side, () => sleep(1_000))) < idle_ms) return;
  }
}

async function compare(names: readonly string[], own: Side, beside?: Side): Promise<void> {
  console.log(
    `ms of processor a request, medians of ${rounds} rounds of ${requestsInRound} (lowest to highest)`,
  );
  const besideRounds = beside && roundsOf(beside);
  printOf("start, of the server alone", ({ start_ms }) => start_ms, own, beside);
  printOf("MiB before the first request", ({ pid }) => residentMemory_MiB(pid), own, beside);
  for (const [index, { name, run }] of roundsOf(own).entries()) {
    if (names.length > 0 && !names.includes(name)) continue;
    const times = new Map<string, { own_ms: number[]; beside_ms: number[]; ratios: number[] }>();
    // The first round warms up.
    for (let turn = 0; turn <= rounds; turn += 1) {
      const [ours_ms, theirs_ms] = [await run(), await besideRounds?.[index]?.run()];
      for (const [request, time_ms] of Object.entries(turn === 0 ? {} : ours_ms)) {
        const { own_ms, beside_ms, ratios } = times.get(request) ?? { own_ms: [], beside_ms: [], ratios: [] };
        times.set(request, { own_ms, beside_ms, ratios });
        own_ms.push(time_ms);
        const their_ms = theirs_ms?.[request];
        if (their_ms === undefined) continue;
        beside_ms.push(their_ms);
        ratios.push(time_ms / their_ms);
      }
    }
    for (const [request, { own_ms, beside_ms, ratios }] of times) {
      const besides = ratios.length === 0 ? [] : [spread(beside_ms, 3), `${spread(ratios, 2)} x`];
      print([request, spread(own_ms, 3), ...besides]);
    }
  }
  printOf("MiB after the last one", ({ pid }) => residentMemory_MiB(pid), own, beside);
}

function printOf(name: string, figure: (side: Side) => number, own: Side, beside?: Side): void {
  const ours = figure(own);
  const theirs = beside && figure(beside);
  const besides = theirs === undefined ? [] : [theirs.toFixed(0), `${(ours / theirs).toFixed(2)} x`];
  print([name, ours.toFixed(0), ...besides]);
}

function print(columns: readonly string[]): void {
  console.log(columns.map((column) => column.padEnd(28)).join("  "));
}

function roundsOf(side: Side): Round[] {
  const { url, users, database } = side;
  const round = (name: string, requests: readonly BenchRequest[]): Round => ({
    name,
    run: async () => ({ [name]: await measure(side, requests) }),
  });
  const tokens = reads(callRoutes.token.path, users).map(
    (read): BenchRequest => ({ ...read, method: "POST" }),
  );
  return [
    round("transactions", reads(walletRoutes.transactions.path, users)),
    round("price", reads(tariffPath, users)),
    round("visitor", visits(tariffPath, users.length)),
    round("me", reads(sessionRoutes.me.path, users)),
    round("credits", reads(walletRoutes.credits.path, users)),
    round("token", tokens),
    {
      name: "calls",
      async run() {
        const calls = users.map((user) => ({ user, sid: `CA${randomUUID().replaceAll("-", "")}` }));
        const starts = calls.map(({ user, sid }, index) => authorising(url, user, sid, index));
        const ends = calls.map(({ user, sid }, index) => settling(url, user.walletId, sid, talked_s, index));
        const authorise = await measure(side, starts);
        await expectOpen(database, users.length);
        const settle = await measure(side, ends);
        await expectOpen(database, 0);
        return { authorise, settle };
      },
    },
  ];
}

async function measure(side: Side, requests: readonly BenchRequest[]): Promise<number> {
  const left = [...requests];
  const send = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const reply = await fetch(side.url + next.path, { ...next, body: next.body ?? null });
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${next.path} was answered with ${reply.status}`);
    }
  };
  const sendAll = async () => {
    await Promise.all(Array.from({ length: connections }, send));
  };
  return (await processorTime_ms(side, sendAll)) / requests.length;
}
