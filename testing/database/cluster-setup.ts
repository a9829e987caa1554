import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase, type SocketConnection } from "#adapters/postgres/connection/open-database.ts";
import { startEmbeddedPostgres } from "#adapters/postgres/embedded/start-embedded-postgres.ts";
import { migrateAt } from "#adapters/postgres/migrate.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgres: SocketConnection;
    /** A migrated database without rows on PostgreSQL 15; undefined where the machine has none. */
    olderPostgres?: SocketConnection;
  }
}

/** The migrated database every test file's own one is copied from. */
export const templateDatabase = "template_farline";

interface ClusterOptions {
  binDirectory?: string | undefined;
  migrations?: string;
}

interface Cluster {
  connection: SocketConnection;
  tearDown(): Promise<void>;
}

/** Starts the cluster of one Vitest project, tells its tests where it is, and returns how to stop it. */
export async function setUpCluster(
  project: TestProject,
  options: ClusterOptions = {},
): Promise<() => Promise<void>> {
  const { connection, tearDown } = await startCluster(options);
  project.provide("postgres", connection);
  return tearDown;
}

/** Starts a cluster with the migrated template. Durability is off: these data are gone with the folder. */
export async function startCluster({ binDirectory, migrations }: ClusterOptions): Promise<Cluster> {
  const dataDirectory = await mkdtemp(join(tmpdir(), "farline-test-"));
  // PostgreSQL runs as another OS user when the tests run as root.
  await chmod(dataDirectory, 0o755);
  const server = await startEmbeddedPostgres({
    dataDirectory,
    ...(binDirectory === undefined ? {} : { binDirectory }),
    settings: { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "300" },
  });
  const tearDown = async () => {
    await server.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  };
  try {
    await makeTemplate(server.connection, migrations);
  } catch (error) {
    await tearDown();
    throw error;
  }
  return { connection: server.connection, tearDown };
}

async function makeTemplate(connection: SocketConnection, migrations?: string): Promise<void> {
  const server = openDatabase({ connection, poolSize: 1 });
  await server.withClient((client) => client.query(`CREATE DATABASE ${templateDatabase}`));
  await server.close();
  await migrateAt({ ...connection, database: templateDatabase }, migrations);
}
