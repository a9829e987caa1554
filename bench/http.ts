import { once } from "node:events";
import { z } from "zod";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { countOpenCalls } from "./http-data.ts";
import { connections, load, type Measured } from "./http-load.ts";
import { type BenchRequest, callRequests, readPaths, tariffRequests, userRequests } from "./http-requests.ts";
import { median } from "./median.ts";
import { type HttpServer, startHttpServer } from "./start-http-server.ts";

const rounds = 5;
const duration_s = 2;
const memory = { requests: 100_000, step: 10_000 };
const usageSchema = z.object({ rss: z.number(), heapUsed: z.number() });

interface Subject {
  name: string;
  aim: number | undefined;
  baseline: () => Promise<number>;
  measure: () => Promise<Measured>;
}

/**
 * Requests a second of one server process on this machine's processors, with PostgreSQL beside it. Each measurement runs
 * between two of its baseline and is compared with their mean: reads with a bare Fastify route, the carrier's webhooks
 * with pgbench's simple update. Prints the server's memory over 100,000 requests at the end.
 */
export async function benchHttp(): Promise<void> {
  const server = await startHttpServer();
  try {
    console.log(`medians of ${rounds} rounds of ${duration_s} s, ${connections} connections`);
    for (const subject of subjectsOn(server)) await measureSubject(subject);
    await printMemory(server);
  } finally {
    await server.stop();
  }
}

async function measureSubject({ name, aim, baseline, measure }: Subject): Promise<void> {
  const measured: Measured[] = [];
  const ratios: number[] = [];
  // The first round warms up.
  for (let round = 0; round <= rounds; round++) {
    const before = await baseline();
    const one = await measure();
    const ratio = one.perSecond / ((before + (await baseline())) / 2);
    if (round === 0) continue;
    measured.push(one);
    ratios.push(ratio);
  }
  const rate = median(measured.map(({ perSecond }) => perSecond)).toFixed(0);
  const p99_ms = median(measured.map((one) => one.p99_ms)).toFixed(1);
  const range = `(${Math.min(...ratios).toFixed(2)} - ${Math.max(...ratios).toFixed(2)})`;
  console.log(
    [
      name.padEnd(20),
      `${rate.padStart(7)} a second`,
      `p99 ${p99_ms.padStart(6)} ms`,
      `${median(ratios).toFixed(2)} x ${range.padEnd(15)}`,
      aim === undefined ? "" : `aim >= ${aim}`,
    ].join("  "),
  );
}

function subjectsOn(server: HttpServer): Subject[] {
  const { url, bareUrl, users, database } = server;
  const bareRequests: BenchRequest[] = [{ method: "GET", path: "/", headers: {} }];
  const bare = async () => (await load(bareUrl, bareRequests, { duration_s })).perSecond;
  const update = () => server.pgbench.simpleUpdate(duration_s);
  const read = (name: string, aim: number | undefined, requests: BenchRequest[]): Subject => ({
    ...{ name, aim, baseline: bare },
    measure: () => load(url, requests, { duration_s }),
  });
  const amount = users.length;
  return [
    read("me", 0.2, userRequests(readPaths.me, users)),
    read("credits", 0.2, userRequests(readPaths.credits, users)),
    read("transactions", undefined, userRequests(readPaths.transactions, users)),
    read("tariff of a number", 0.15, tariffRequests(users.length)),
    {
      ...{ name: "authorise by webhook", aim: 0.5, baseline: update },
      async measure() {
        const { authorise, settle } = callRequests(url, users);
        const measured = await load(url, authorise, { amount });
        await expectOpen(database, amount);
        await load(url, settle, { amount });
        return measured;
      },
    },
    {
      ...{ name: "settle by webhook", aim: undefined, baseline: update },
      async measure() {
        const { authorise, settle } = callRequests(url, users);
        await load(url, authorise, { amount });
        const measured = await load(url, settle, { amount });
        await expectOpen(database, 0);
        return measured;
      },
    },
  ];
}

/** A refused call would be answered as quickly, and measure nothing. */
async function expectOpen(database: Database, expected: number): Promise<void> {
  const open = await countOpenCalls(database);
  if (open !== expected) throw new Error(`${open} calls are open, not ${expected}`);
}

async function printMemory(server: HttpServer): Promise<void> {
  const { url, users } = server;
  const requests = Object.values(readPaths).flatMap((path) => userRequests(path, users));
  console.log(`memory after each ${memory.step} requests, collected`);
  for (let sent = 0; sent <= memory.requests; sent += memory.step) {
    const answer = once(server.process, "message");
    server.process.send("measure");
    const { rss, heapUsed } = usageSchema.parse((await answer)[0]);
    const mebibytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MiB`.padStart(10);
    console.log(`${String(sent).padStart(8)}  RSS ${mebibytes(rss)}  heap ${mebibytes(heapUsed)}`);
    if (sent < memory.requests) await load(url, requests, { amount: memory.step });
  }
}
