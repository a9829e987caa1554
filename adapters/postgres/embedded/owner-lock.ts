import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { EmbeddedDatabaseError } from "./run.ts";

/**
 * Makes this process the only owner of a data directory until `release` or until the process dies.
 * The lock is the operating system's lock on an open file, taken through SQLite because Node has no call for it.
 * Even kill -9 releases it, so no start has to remove a stale lock file, and two starts cannot race to do so.
 * @throws EmbeddedDatabaseError when another living process owns the directory.
 */
export function lockDataDirectory(dataDirectory: string): { release(): void } {
  const file = join(dataDirectory, "owner.lock");
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file);
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock?.close();
    throw new EmbeddedDatabaseError(ownershipSentence(dataDirectory, error), { cause: error });
  }
  const held = lock;
  return { release: () => held.close() };
}

const sqliteBusy = 5;

function ownershipSentence(dataDirectory: string, error: unknown): string {
  if (error instanceof Error && "errcode" in error && error.errcode === sqliteBusy) {
    return (
      `Another running server is using the data directory ${dataDirectory}. ` +
      "Stop it first, or set DATA_DIR to another folder."
    );
  }
  const reason = error instanceof Error ? error.message : String(error);
  return `The data directory ${dataDirectory} is not writable (${reason}). Make it writable or set DATA_DIR to another folder.`;
}
