import { open, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import pTimeout from "p-timeout";
import pg from "pg";
import type { SocketConnection } from "#adapters/postgres/connection/open-database.ts";
import type { Binaries } from "./binaries.ts";
import { reasonIn, superuser } from "./cluster.ts";
import { recordedPostmaster, servesCluster, stopPostmaster } from "./postmaster.ts";
import { EmbeddedDatabaseError, type OsUser } from "./run.ts";
import { socketDirectory, socketPort } from "./socket-directory.ts";
import { type Supervised, supervise } from "./supervisor.ts";

export interface ServerOptions {
  cluster: string;
  logFile: string;
  binaries: Binaries;
  osUser: OsUser;
  settings: Readonly<Record<string, string>>;
  log(sentence: string): void;
}

/** Long enough for recovery after a power loss, which replays the log since the last checkpoint. */
const startLimit_ms = 120_000;

export function connectionTo(cluster: string): SocketConnection {
  return { host: socketDirectory(cluster), port: socketPort, user: superuser, database: "postgres" };
}

/**
 * Starts the server of a cluster and waits until it answers. First stops a server that a killed owner left running.
 * @throws EmbeddedDatabaseError with PostgreSQL's own reason when it does not come up.
 */
export async function startServer(options: ServerOptions): Promise<Supervised> {
  const deadline = performance.now() + startLimit_ms;
  while (true) {
    const stalePid = await finishPreviousServer(options);
    const server = await launch(options, stalePid);
    if (await answers(server, connectionTo(options.cluster), deadline)) return server;
    const output = await readFile(options.logFile, "utf8");
    if (!stillInUse(output) || performance.now() > deadline)
      throw await startFailure(server, output, options);
    // The killed owner's server was still starting or ending and held the lock file.
    await sleep(100);
  }
}

/** Stops a server of an earlier run. Returns the process id that the cluster's pid file still names. */
async function finishPreviousServer({ cluster, log }: ServerOptions): Promise<number | undefined> {
  const pid = await recordedPostmaster(cluster);
  if (pid === undefined || !(await servesCluster(pid, cluster))) return pid;
  log("Waiting for the database server of an earlier run to finish.");
  await stopPostmaster(pid, cluster);
  return recordedPostmaster(cluster);
}

async function launch(options: ServerOptions, stalePid: number | undefined): Promise<Supervised> {
  const { osUser, binaries, cluster, logFile } = options;
  // Another process may have the stale id by now, and PostgreSQL would take it for a running server. PostgreSQL ignores
  // the id of its grandparent.
  const environment = stalePid === undefined ? {} : { PG_GRANDPARENT_PID: String(stalePid) };
  const output = await open(logFile, "w", 0o600);
  try {
    return supervise(
      osUser,
      [binaries.postgres, "-D", cluster, ...settingArguments(options)],
      output.fd,
      environment,
    );
  } finally {
    await output.close();
  }
}

function settingArguments({ cluster, settings }: ServerOptions): string[] {
  const all = {
    listen_addresses: "",
    unix_socket_directories: socketDirectory(cluster),
    unix_socket_permissions: "0700",
    port: String(socketPort),
    max_connections: "60",
    fsync: "on",
    full_page_writes: "on",
    synchronous_commit: "on",
    timezone: "UTC",
    log_timezone: "UTC",
    // The log names no refused statement: its text may hold secrets, and the application reports the failure.
    log_min_messages: "log",
    log_min_error_statement: "panic",
    log_checkpoints: "off",
    ...settings,
  };
  return Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

async function answers(server: Supervised, connection: SocketConnection, deadline: number): Promise<boolean> {
  while (!server.hasEnded() && performance.now() < deadline) {
    if (await connects(connection)) return true;
    await sleep(10);
  }
  return false;
}

async function connects(connection: SocketConnection): Promise<boolean> {
  const client = new pg.Client({ ...connection, ssl: false, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function stillInUse(output: string): boolean {
  return (
    /lock file "[^"]*" already exists/.test(output) || output.includes("pre-existing shared memory block")
  );
}

async function startFailure(
  server: Supervised,
  output: string,
  { cluster }: ServerOptions,
): Promise<EmbeddedDatabaseError> {
  await stopServer(server, cluster);
  const reason = reasonIn(output) ?? "it does not answer";
  return new EmbeddedDatabaseError(`The embedded database in ${cluster} does not start: ${reason}`);
}

const stopLimit_ms = 35_000;

/**
 * Stops the server: fast shutdown first, by force after a time limit.
 * @throws EmbeddedDatabaseError when it outlives both.
 */
export async function stopServer(server: Supervised, cluster: string): Promise<void> {
  server.requestStop();
  const ended = server.ended.then(() => true);
  if (await pTimeout(ended, { milliseconds: stopLimit_ms, fallback: () => false })) return;
  const pid = await recordedPostmaster(cluster);
  if (pid !== undefined) await stopPostmaster(pid, cluster);
}
