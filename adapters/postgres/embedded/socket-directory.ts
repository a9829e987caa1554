import { createHash } from "node:crypto";
import { chmod, chown, lstat, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EmbeddedDatabaseError } from "./embedded-database-error.ts";

/** The port is only part of the socket's name: nothing listens on the network. */
export const socketPort = 5432;

/** The kernel's limit for the path of a Unix socket, its closing zero excluded. */
const longestPath_bytes = process.platform === "darwin" ? 103 : 107;

/**
 * Where a cluster's socket stands: in the cluster, which only its owner may enter, or, where that path is too
 * long for a socket, in a private folder for temporary files named after the cluster.
 */
export function socketDirectory(cluster: string): string {
  const path = join(cluster, `.s.PGSQL.${socketPort}`);
  if (Buffer.byteLength(path) <= longestPath_bytes) return cluster;
  const name = createHash("sha256").update(cluster).digest("hex").slice(0, 16);
  return join(tmpdir(), `farline-${name}`);
}

/**
 * Makes the private folder. Everybody may write beside it, so one that somebody else made first is refused.
 * @throws EmbeddedDatabaseError
 */
export async function makeSocketDirectory(
  directory: string,
  owner: { uid: number; gid: number } | undefined,
): Promise<void> {
  await mkdir(directory, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  const found = await lstat(directory);
  const us = process.getuid?.();
  if (!found.isDirectory() || (found.uid !== us && found.uid !== owner?.uid)) {
    throw new EmbeddedDatabaseError(
      `${directory} belongs to somebody else, and the database's socket must stand there. ` +
        "Remove it, or set DATA_DIR to a folder with a shorter path.",
    );
  }
  await chmod(directory, 0o700);
  if (owner !== undefined) await chown(directory, owner.uid, owner.gid);
}
