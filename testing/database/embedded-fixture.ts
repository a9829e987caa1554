import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import type { SocketConnection } from "#adapters/postgres/connection/open-database.ts";
import { recordedPostmaster } from "#adapters/postgres/embedded/postmaster.ts";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "#adapters/postgres/embedded/start-embedded-postgres.ts";
import { type OwnerProcess, startOwner } from "./owner-process.ts";

const copy = promisify(execFile);

/**
 * A data directory of its own for every test of a file, with a new cluster; a server started on it ends with the test.
 * The cluster is a copy, because to create one takes most of a first start. A test of a first start removes it first.
 */
export function embeddedFixture() {
  let original = "";
  let dataDirectory = "";
  const servers: EmbeddedPostgres[] = [];
  const owners: OwnerProcess[] = [];

  beforeAll(async () => {
    original = await newDirectory();
    await (await startEmbeddedPostgres({ dataDirectory: original })).stop();
  });
  afterAll(() => rm(original, { recursive: true, force: true }));
  beforeEach(async () => {
    dataDirectory = await newDirectory();
    await copyTo(dataDirectory);
  });
  afterEach(async () => {
    const pid = await recordedPostmaster(join(dataDirectory, "postgres"));
    await Promise.all(owners.splice(0).map((owner) => owner.kill()));
    await Promise.all(servers.splice(0).map((server) => server.stop()));
    if (pid !== undefined) await untilGone(pid);
    await rm(dataDirectory, { recursive: true, force: true, maxRetries: 20 });
  });

  const copyTo = (directory: string) => copy("cp", ["-a", join(original, "postgres"), directory]);
  const cluster = () => join(dataDirectory, "postgres");
  return {
    directory: () => dataDirectory,
    cluster,
    /** Gives another data directory the cluster too. */
    copyTo,
    /** Leaves the data directory empty, as a newcomer's is. */
    removeCluster: () => rm(cluster(), { recursive: true }),

    async start(directory = dataDirectory): Promise<EmbeddedPostgres> {
      const server = await startEmbeddedPostgres({ dataDirectory: directory });
      servers.push(server);
      return server;
    },

    /** Starts in another process, as `uid` when given. */
    async startElsewhere(uid?: number): Promise<OwnerProcess & { connection: SocketConnection }> {
      const owner = await startOwner(dataDirectory, uid);
      owners.push(owner);
      if (owner.connection === undefined) throw new Error(owner.error?.message);
      return { ...owner, connection: owner.connection };
    },

    async postmaster(): Promise<number> {
      const pid = await recordedPostmaster(cluster());
      if (pid === undefined) throw new Error("No server has written its process id");
      return pid;
    },
  };
}

async function newDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "farline-embedded-"));
  await chmod(directory, 0o755);
  return directory;
}

export async function query(connection: SocketConnection, text: string): Promise<unknown[]> {
  const client = new pg.Client({ ...connection, ssl: false });
  // A server that is stopped under a statement says so twice: to the statement and as an event.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

export async function writeNote(connection: SocketConnection): Promise<void> {
  await query(connection, "CREATE TABLE note AS SELECT 'committed' AS text");
}

export async function expectNote(connection: SocketConnection): Promise<void> {
  expect(await query(connection, "SELECT text FROM note")).toEqual([{ text: "committed" }]);
}

/** Tells if a process runs. One that has ended but was not yet collected by its parent does not. */
export function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== "linux" || !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
  } catch {
    return false;
  }
}

export async function untilGone(pid: number): Promise<void> {
  await expect.poll(() => lives(pid)).toBe(false);
}

/** Parent and session of a process, as Linux tells them. */
export async function relatives(pid: number): Promise<{ parent: number; session: number }> {
  const fields = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ")[1]?.split(" ") ?? [];
  return { parent: Number(fields[1]), session: Number(fields[3]) };
}
