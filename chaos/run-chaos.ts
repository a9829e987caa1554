import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findBinaries } from "#adapters/postgres/embedded/binaries.ts";
import { chooseOsUser } from "#adapters/postgres/embedded/choose-os-user.ts";
import { freePorts } from "#e2e/support/product/stack.ts";
import { systemPostgres } from "#testing/database/system-postgres.ts";
import type { ChaosArguments } from "./arguments.ts";
import type { Finding } from "./comparison/finding.ts";
import { settleAndCompare } from "./comparison/settle.ts";
import { type ReplicatedDatabase, startReplicatedDatabase } from "./database/replicated-database.ts";
import { drawFault, type Fault, type System } from "./faults.ts";
import { type Load, startLoad } from "./load/run-load.ts";
import { startTwoNodes } from "./product/two-nodes.ts";
import { seededRandom } from "./seeded-random.ts";

export type ChaosReport = Awaited<ReturnType<typeof runChaos>>;

const calm_ms = { from: 500, to: 2_500 };
/** A part that is not back by then stays away, also on a machine with much else to do. */
const faultLimit_ms = 300_000;

/** Starts the product, breaks it for some rounds under load, and compares in the end. Leaves nothing behind. */
export async function runChaos(
  { rounds, minutes, seed, faults, isSynchronous }: ChaosArguments,
  say: (sentence: string) => void,
  signal: AbortSignal,
) {
  const folder = await mkdtemp(join(tmpdir(), "farline-chaos-"));
  // PostgreSQL runs as another OS user when we are root.
  await chmod(folder, 0o755);
  const stops = [() => rm(folder, { recursive: true, force: true, maxRetries: 5 })];
  try {
    const [nodesPort = 0, standbyPort = 0, balancer = 0, one = 0, other = 0, sandbox = 0, smtp = 0] =
      await freePorts(7);
    const database = await startDatabase(folder, { nodes: nodesPort, standby: standbyPort }, isSynchronous);
    stops.push(() => database.stop());
    const ports = { balancer, nodes: [one, other] as const, sandbox, smtp };
    const nodes = await startTwoNodes(database.url, folder, ports);
    stops.push(() => nodes.stop());
    const load = await startLoad(nodes);
    stops.push(async () => {
      await load.end();
      await load.inbox.stop();
    });
    const from_ms = Date.now();
    const random = seededRandom(seed);
    const broken: Finding[] = [];
    let round = 0;
    const isOver = () => round >= rounds || Date.now() > from_ms + minutes * 60_000;
    while (!isOver() && !broken.some(({ kind }) => kind === "stuck")) {
      round += 1;
      await sleep(random.between(calm_ms.from, calm_ms.to), undefined, { signal });
      const fault = drawFault(random, faults);
      const number = `${round} of ${rounds}`;
      const sayOfRound = (text: string) => say(`${number}: ${text}`);
      broken.push(...(await happens(fault, { database, nodes }, load, sayOfRound, signal)));
    }
    await sleep(calm_ms.to);
    const to_ms = Date.now();
    await load.end();
    say("The load has ended; waiting for the jobs, and comparing.");
    const { primaryFolder } = database;
    const { url, sandboxUrl } = nodes;
    const findings = await settleAndCompare({ url, sandboxUrl, primaryFolder }, load);
    return {
      reported: load.reported,
      disputes: load.disputes,
      rounds: round,
      log: nodes.output(),
      findings: [...broken, ...findings],
      from_ms,
      to_ms,
    };
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

async function startDatabase(
  folder: string,
  ports: { nodes: number; standby: number },
  isSynchronous: boolean,
): Promise<ReplicatedDatabase> {
  const programs = systemPostgres();
  if (programs === undefined)
    throw new Error("The machine has no PostgreSQL 15 (Debian: apt-get install postgresql-15).");
  const binaries = await findBinaries(programs);
  const osUser = await chooseOsUser([binaries.postgres, folder]);
  return startReplicatedDatabase({ binaries, osUser, folder, ports, isSynchronous });
}

/**
 * Lets a fault happen. What does not come back is a finding. An update of healthy nodes must break no request; any other
 * fault may.
 */
async function happens(
  fault: Fault,
  system: System,
  load: Load,
  say: (sentence: string) => void,
  signal: AbortSignal,
): Promise<Finding[]> {
  const start_ms = Date.now();
  const before = load.broken().length;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(faultLimit_ms)]);
  const late = Promise.withResolvers<never>();
  limit.addEventListener("abort", () => late.reject(limit.reason));
  try {
    await Promise.race([fault.happen(system), late.promise]);
  } catch (error) {
    signal.throwIfAborted();
    return [{ kind: "stuck", sentence: `${fault.sentence}: not all came back: ${error}` }];
  }
  say(`${fault.sentence}; all up again after ${((Date.now() - start_ms) / 1_000).toFixed(1)} s`);
  if (fault.name !== "update") return [];
  return load
    .broken()
    .slice(before)
    .map((request) => ({ kind: "lost", sentence: `An update of the nodes broke ${request}.` }));
}
