import { randomUUID } from "node:crypto";
import type { StatsFs } from "node:fs";
import { mkdir, open, readFile, rename, rm, statfs, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { StorageError, type VoicemailStorage } from "#domain/voicemail/voicemail-deps.ts";

/** The database, or the log, may be on the same disk and needs the rest. */
const leastFree_bytes = 200 * 1024 * 1024;
const fileName = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Keeps each file in a folder of this machine, or of a network's disk that all nodes share. */
export function fileStorage(directory: string): VoicemailStorage {
  const pathOf = (id: string) => {
    if (!fileName.test(id)) throw new StorageError("The name of a file of voicemail is no UUID");
    return join(directory, id);
  };
  return {
    put: (id, bytes) =>
      orStorageError(async () => {
        const path = pathOf(id);
        await mkdir(directory, { recursive: true, mode: 0o700 });
        // A file that is there is whole, also after a full disk or a lost process.
        const draft = `${path}.${randomUUID()}`;
        try {
          // The carrier deletes its recording soon after, so the file must outlive a loss of power.
          await writeFile(draft, bytes, { mode: 0o600, flush: true });
          await rename(draft, path);
          await flush(directory);
        } catch (error) {
          await rm(draft, { force: true });
          throw error;
        }
      }),
    get: (id) =>
      orStorageError(() =>
        readFile(pathOf(id)).catch((error: NodeJS.ErrnoException) => {
          if (error.code === "ENOENT") return undefined;
          throw error;
        }),
      ),
    remove: (id) => orStorageError(() => rm(pathOf(id), { force: true })),
    hasRoom: () =>
      orStorageError(async () => {
        const { bavail, bsize } = await statfsAbove(directory);
        return bavail * bsize >= leastFree_bytes;
      }),
  };
}

async function flush(directory: string): Promise<void> {
  const folder = await open(directory);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** The disk of a folder, which is made with its first file. */
async function statfsAbove(directory: string): Promise<StatsFs> {
  try {
    return await statfs(directory);
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (!isMissing || dirname(directory) === directory) throw error;
    return statfsAbove(dirname(directory));
  }
}

async function orStorageError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof StorageError) throw cause;
    throw new StorageError("The folder of voicemail cannot be used", { cause });
  }
}
