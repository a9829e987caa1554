import { createHash } from "node:crypto";
import { chmod, chown, lstat, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EmbeddedDatabaseError } from "./run.ts";

/** Part of the socket's name only: the server does not listen on the network. */
export const socketPort = 5432;

/** The kernel's limit for the path of a Unix socket, without the final zero byte. */
const longestPath_bytes = process.platform === "darwin" ? 103 : 107;

/**
 * Returns the folder of a cluster's socket: the cluster, which only its owner may enter, or a private temporary folder
 * named after the cluster when the path is too long for a socket.
 */
export function socketDirectory(cluster: string): string {
  const path = join(cluster, `.s.PGSQL.${socketPort}`);
  if (Buffer.byteLength(path) <= longestPath_bytes) return cluster;
  const name = createHash("sha256").update(cluster).digest("hex").slice(0, 16);
  return join(tmpdir(), `farline-${name}`);
}

/**
 * Creates the private folder. All users may write beside it, so a folder of another owner is refused.
 * @throws EmbeddedDatabaseError
 */
export async function makeSocketDirectory(
  directory: string,
  owner: { uid: number; gid: number } | undefined,
): Promise<void> {
  await mkdir(directory, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  const stats = await lstat(directory);
  const us = process.getuid?.();
  if (!stats.isDirectory() || (stats.uid !== us && stats.uid !== owner?.uid)) {
    throw new EmbeddedDatabaseError(
      `${directory} belongs to another user, but the database needs it for its socket. ` +
        "Remove it, or set DATA_DIR to a folder with a shorter path.",
    );
  }
  await chmod(directory, 0o700);
  if (owner !== undefined) await chown(directory, owner.uid, owner.gid);
}
