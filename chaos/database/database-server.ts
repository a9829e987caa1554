import { chown, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { openDatabase } from "#adapters/postgres/connection/open-database.ts";
import type { Binaries } from "#adapters/postgres/embedded/binaries.ts";
import { initialiseCluster } from "#adapters/postgres/embedded/cluster.ts";
import { recordedPostmaster } from "#adapters/postgres/embedded/postmaster.ts";
import { fileOwner, type OsUser, run } from "#adapters/postgres/embedded/run.ts";
import { connectionTo, startServer, stopServer } from "#adapters/postgres/embedded/server.ts";
import type { Supervised } from "#adapters/postgres/embedded/supervisor.ts";

/** Location of PostgreSQL's programs, and the OS user that runs them. */
export interface Programs {
  binaries: Binaries;
  osUser: OsUser;
}

/** One PostgreSQL server in a folder of its own, on a Unix socket; a primary or a standby. */
export interface DatabaseServer {
  /** The folder of its data and of its socket. */
  cluster: string;
  initialise(): Promise<void>;
  /** Replaces the data by a copy of another server's, which this one then follows as its standby. */
  copyFrom(primary: DatabaseServer): Promise<void>;
  start(): Promise<void>;
  /** An immediate shutdown: no checkpoint, open transactions are lost, and the next start recovers. */
  crash(): Promise<void>;
  query(sql: string): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

const copyLimit_ms = 60_000;

export function databaseServer(
  folder: string,
  { binaries, osUser }: Programs,
  settings: Readonly<Record<string, string>>,
): DatabaseServer {
  const cluster = join(folder, "postgres");
  const logFile = join(folder, "postgres.log");
  let running: Supervised | undefined;

  return {
    cluster,
    async initialise() {
      await mkdir(folder, { recursive: true });
      await initialiseCluster(folder, cluster, binaries, osUser);
    },
    async copyFrom(primary) {
      await rm(cluster, { recursive: true, force: true });
      // The folder around it stays open to the OS user that PostgreSQL runs as.
      await mkdir(folder, { recursive: true });
      await mkdir(cluster, { mode: 0o700 });
      const owner = fileOwner(osUser);
      if (owner) await chown(cluster, owner.uid, owner.gid);
      const { host, port, user } = connectionTo(primary.cluster);
      const words = ["-h", host, "-p", String(port), "-U", user, "-D", cluster];
      const program = join(dirname(binaries.postgres), "pg_basebackup");
      const copied = await run(osUser, program, [...words, "--checkpoint=fast", "--no-sync"], copyLimit_ms);
      if (copied.code !== 0) throw new Error(`pg_basebackup failed: ${copied.output}`);
      // The socket's lock file, which stands among the data, is the primary's.
      await rm(join(cluster, `.s.PGSQL.${port}.lock`), { force: true });
      await writeFile(join(cluster, "standby.signal"), "");
    },
    async start() {
      running = await startServer({ cluster, logFile, binaries, osUser, settings, log: () => undefined });
    },
    async crash() {
      const pid = await recordedPostmaster(cluster);
      if (pid === undefined || !running) throw new Error(`No server runs in ${cluster}`);
      process.kill(pid, "SIGQUIT");
      await running.ended;
    },
    async query(sql) {
      const database = openDatabase({ connection: connectionTo(cluster), poolSize: 1 });
      try {
        return await database.withClient(async (client) => (await client.query(sql)).rows);
      } finally {
        await database.close();
      }
    },
    async stop() {
      if (running && !running.hasEnded()) await stopServer(running, cluster);
    },
  };
}
