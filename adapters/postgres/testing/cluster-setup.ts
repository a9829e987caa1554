import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "#adapters/postgres/embedded/start-embedded-postgres.ts";
import { migrate } from "#adapters/postgres/migrate.ts";
import { openDatabase, type SocketConnection } from "#adapters/postgres/open-database.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgres: SocketConnection;
  }
}

/** The migrated database every test file's own one is copied from. */
export const templateDatabase = "template_farline";

/**
 * Starts the cluster of one Vitest project, tells its tests where it is, and returns how to stop it.
 * Durability is off: these data are gone with the folder.
 */
export async function setUpCluster(
  project: TestProject,
  { binDirectory, migrations }: { binDirectory?: string | undefined; migrations?: string } = {},
): Promise<() => Promise<void>> {
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
  project.provide("postgres", server.connection);
  return tearDown;
}

async function makeTemplate(connection: SocketConnection, migrations?: string): Promise<void> {
  const server = openDatabase({ connection, poolSize: 1 });
  await server.withClient((client) => client.query(`CREATE DATABASE ${templateDatabase}`));
  await server.close();
  const template = openDatabase({ connection: { ...connection, database: templateDatabase }, poolSize: 1 });
  try {
    await migrate(template, migrations);
  } finally {
    await template.close();
  }
}
