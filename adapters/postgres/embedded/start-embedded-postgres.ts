import { access, constants, mkdir, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SocketConnection } from "#adapters/postgres/connection/open-database.ts";
import { findBinaries } from "./binaries.ts";
import { chooseOsUser } from "./choose-os-user.ts";
import {
  clusterExists,
  expectMajorVersion,
  giveCluster,
  initialiseCluster,
  removeUnfinished,
} from "./cluster.ts";
import { lockDataDirectory } from "./owner-lock.ts";
import { EmbeddedDatabaseError, fileOwner } from "./run.ts";
import { connectionTo, startServer, stopServer } from "./server.ts";
import { makeSocketDirectory, socketDirectory } from "./socket-directory.ts";

export interface EmbeddedPostgresOptions {
  /** Holds the cluster in its folder `postgres`. Created when missing. */
  dataDirectory: string;
  /** The folder of PostgreSQL's programs; by default the programs from npm. */
  binDirectory?: string;
  /** Server settings besides the launcher's own. */
  settings?: Readonly<Record<string, string>>;
  /** Receives a sentence about each step that takes time. */
  log?: (sentence: string) => void;
}

export interface EmbeddedPostgres {
  connection: SocketConnection;
  /** Stops the server and releases the data directory. Safe to call again. */
  stop(): Promise<void>;
}

/**
 * Starts a real PostgreSQL as a child of this process, reachable through a Unix socket only. It stops with `stop`, or
 * when this process ends or is killed.
 * @throws EmbeddedDatabaseError with a sentence for the person who started us.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries(options.binDirectory);
  const dataDirectory = await writableDirectory(options.dataDirectory);
  const ownership = lockDataDirectory(dataDirectory);
  try {
    return await startOwned(dataDirectory, binaries, options, ownership);
  } catch (error) {
    ownership.release();
    throw error;
  }
}

async function startOwned(
  dataDirectory: string,
  binaries: Awaited<ReturnType<typeof findBinaries>>,
  { settings = {}, log = () => undefined }: EmbeddedPostgresOptions,
  ownership: { release(): void },
): Promise<EmbeddedPostgres> {
  const cluster = join(dataDirectory, "postgres");
  const sockets = socketDirectory(cluster);
  const mustReach = [binaries.postgres, dataDirectory, ...(sockets === cluster ? [] : [tmpdir()])];
  const osUser = await chooseOsUser(mustReach);

  await removeUnfinished(dataDirectory);
  if (await clusterExists(cluster)) {
    await expectMajorVersion(cluster, binaries);
    await giveCluster(cluster, osUser);
  } else {
    log(`Creating the database in ${cluster}.`);
    await initialiseCluster(dataDirectory, cluster, binaries, osUser);
  }
  if (sockets !== cluster) await makeSocketDirectory(sockets, fileOwner(osUser));

  const logFile = join(dataDirectory, "postgres.log");
  const server = await startServer({ cluster, logFile, binaries, osUser, settings, log });
  let stopping: Promise<void> | undefined;
  void server.ended.then((code) => {
    if (stopping === undefined)
      log(`The database server has ended by itself (code ${code}); see ${logFile}.`);
  });
  const stop = async () => {
    try {
      await stopServer(server, cluster);
      if (sockets !== cluster) await rm(sockets, { recursive: true, force: true });
    } finally {
      ownership.release();
    }
  };
  return {
    connection: connectionTo(cluster),
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

async function writableDirectory(path: string): Promise<string> {
  try {
    await mkdir(path, { recursive: true });
    await access(path, constants.W_OK | constants.X_OK);
    // Two spellings of one path must share one lock and one socket.
    return await realpath(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EmbeddedDatabaseError(
      `The data directory ${path} is not writable (${reason}). Make it writable or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}
