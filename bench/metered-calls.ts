import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { openDatabase } from "#adapters/postgres/connection/open-database.ts";
import { startEmbeddedPostgres } from "#adapters/postgres/embedded/start-embedded-postgres.ts";
import { migrate } from "#adapters/postgres/migrate.ts";
import { twilioCarrier } from "#adapters/twilio/twilio-voice.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import type { CallDeps } from "#domain/calls/call-deps.ts";
import { defaultCallLimits } from "#domain/calls/call-limits.ts";
import { recordCallEvent } from "#domain/calls/record-call-event.ts";
import type { Carrier } from "#domain/calls/voice-carrier.ts";
import { silentObserver } from "#domain/observer.ts";
import { walletChanges } from "#domain/wallet-changes.ts";
import { callStoresIn } from "#server/compose/calls.ts";
import { callJobs } from "#server/jobs/call-jobs.ts";
import { startSchedule } from "#server/jobs/schedule.ts";
import { expectCleanLedger } from "./ledger-data.ts";
import {
  ends_s,
  type MeteredCall,
  meteredCalls,
  readMeteredCalls,
  seedMeteredCalls,
} from "./metered-data.ts";

const addressSchema = z.object({ port: z.int() });
/** The end of each call in ms, by the carrier's id. */
const endedSchema = z.array(z.tuple([z.string(), z.number()]));

/** The time from the last call's end until the figures are read. */
const remainder_s = 10;

/**
 * Runs one node's meter over 10,000 calls against a carrier that answers after 40 ms. Measures how late after its paid
 * time each call is hung up, and the cost of the delay. Each end is followed by its settlement, as in the product.
 */
export async function benchMeter(): Promise<void> {
  const carrier = await startCarrier();
  const directory = await mkdtemp(join(tmpdir(), "farline-bench-"));
  await chmod(directory, 0o755);
  const server = await startEmbeddedPostgres({ dataDirectory: directory });
  const database = openDatabase({ connection: server.connection });
  const meterDatabase = openDatabase({ connection: server.connection, poolSize: 4 });
  try {
    await migrate(database);
    await seedMeteredCalls(database);
    await measure(database, meterDatabase, carrier.url);
    await expectCleanLedger(database);
  } finally {
    await Promise.all([database.close(), meterDatabase.close()]);
    await server.stop();
    await rm(directory, { recursive: true, force: true });
    carrier.process.disconnect();
  }
}

async function measure(database: Database, meterDatabase: Database, carrierUrl: string): Promise<void> {
  const metered = await readMeteredCalls(database);
  let warnings = 0;
  const deps = meterDeps(database, carrierUrl, metered, () => warnings++);
  const meter = { ...deps, ...callStoresIn(meterDatabase) };
  const schedule = startSchedule(
    callJobs(deps, meter, () => undefined, 0),
    (job, error) => console.error(job, error),
  );
  const cpu = process.cpuUsage();
  const start_ms = performance.now();
  await sleep((ends_s.last + remainder_s) * 1_000);
  const used = process.cpuUsage(cpu);
  const elapsed_s = (performance.now() - start_ms) / 1_000;
  await schedule.stop();

  const ended = endedSchema.parse(await (await fetch(`${carrierUrl}/ended`)).json());
  const late_ms = ended
    .map(([sid, at_ms]) => at_ms - (metered.get(sid)?.cutoffAt.getTime() ?? Number.NaN))
    .toSorted((a, b) => a - b);
  const at = (share: number) => late_ms[Math.ceil(share * late_ms.length) - 1];
  console.log(`${ended.length} of ${meteredCalls} metered calls hung up, ${warnings} warnings; one node`);
  console.log(
    `  late by, p50 / p99 / most     ${at(0.5)} / ${at(0.99)} / ${at(1)} ms    aim: p99 under 400 + the carrier's 40`,
  );
  const cores = (used.user + used.system) / 1e6 / elapsed_s;
  console.log(
    `  CPU of the node               ${(100 * cores).toFixed(0)} % of one core, PostgreSQL not counted`,
  );
}

function meterDeps(
  database: Database,
  apiUrl: string,
  metered: ReadonlyMap<string, MeteredCall>,
  onWarning: () => void,
): CallDeps {
  const options = { ...sandboxAccounts.voice, publicUrl: "https://farline.example", apiUrl };
  const voice = twilioCarrier(options);
  const deps: CallDeps = {
    deck: { rows: [], rowFor: () => undefined },
    carriers: {},
    defaultCarrier: "twilio",
    ...callStoresIn(database),
    findCaller: async () => undefined,
    isLoggedIn: async () => false,
    takeTestCall: async () => false,
    takeRefusedCall: async () => false,
    clock: { now: () => new Date() },
    ids: { uuid: randomUUID, secret: randomUUID },
    sleep: (duration_ms) => sleep(duration_ms),
    limits: defaultCallLimits,
    publish: (_audience, event) => {
      if (event.type === "call_warning") onWarning();
    },
    changes: walletChanges(),
    observer: silentObserver,
    report: (callId, problem, cause) => console.error(callId, problem, cause),
  };
  deps.carriers = { twilio: settling(deps, voice, metered) };
  return deps;
}

/** Reports each end as the carrier's webhook does, with the wallet in its query. The meter does not wait for it. */
function settling(deps: CallDeps, voice: Carrier, metered: ReadonlyMap<string, MeteredCall>): Carrier {
  return {
    ...voice,
    async hangUp(providerCallId) {
      await voice.hangUp(providerCallId);
      const outcome = { status: "completed", answered_s: 240, childCallId: null } as const;
      const walletId = metered.get(providerCallId)?.walletId ?? "";
      const event = { kind: "ended", providerCallId, outcome } as const;
      recordCallEvent(deps, "twilio", { event, of: { walletId } }).catch(console.error);
    },
  };
}

async function startCarrier(): Promise<{ process: ChildProcess; url: string }> {
  const child = fork(join(import.meta.dirname, "metered-carrier.ts"));
  const [address] = await once(child, "message");
  return { process: child, url: `http://127.0.0.1:${addressSchema.parse(address).port}` };
}
