import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Connection } from "#adapters/postgres/connection/open-database.ts";
import { startEmbeddedPostgres } from "#adapters/postgres/embedded/start-embedded-postgres.ts";

/** Runs work on an empty database of its own, on a server of this machine that is deleted afterwards. */
export async function onScratchDatabase<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
  const dataDirectory = await mkdtemp(join(tmpdir(), "farline-scratch-"));
  try {
    const server = await startEmbeddedPostgres({ dataDirectory });
    try {
      return await work(server.connection);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDirectory, { recursive: true, force: true });
  }
}
