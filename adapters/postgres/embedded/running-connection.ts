import { realpath } from "node:fs/promises";
import { join } from "node:path";
import type { SocketConnection } from "#adapters/postgres/connection/open-database.ts";
import { recordedPostmaster, servesCluster } from "./postmaster.ts";
import { connectionTo } from "./server.ts";

/** Returns the connection to another process's embedded server of a data directory; undefined when none runs. */
export async function runningConnection(dataDirectory: string): Promise<SocketConnection | undefined> {
  const directory = await realpath(dataDirectory).catch(() => undefined);
  if (directory === undefined) return undefined;
  const cluster = join(directory, "postgres");
  const pid = await recordedPostmaster(cluster);
  if (pid === undefined || !(await servesCluster(pid, cluster))) return undefined;
  return connectionTo(cluster);
}
