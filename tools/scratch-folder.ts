import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

/** Many times what a run's temporary files have taken at once: 0.5 GB, most of it databases. */
const needed_bytes = 4e9;
const prefix = "farline-tests-";

/** Linux's file system in memory; containers often have 64 MB of it. */
const linuxMemory = "/dev/shm";

/**
 * Makes the folder for the temporary files of a test run, which ends with it: in memory where there is plenty, otherwise
 * among the system's temporary files. On a disk most of PostgreSQL's work in a run is making files for databases, and the
 * unit tests take a third longer.
 */
export function makeScratchFolder(memory = linuxMemory): string {
  const parent = hasRoom(memory) ? memory : tmpdir();
  removeLeftFolders(parent);
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  // PostgreSQL runs as another user when the tests run as root, and has to pass through.
  chmodSync(folder, 0o755);
  return folder;
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, freemem()) >= needed_bytes;
  } catch {
    return false;
  }
}

/** Removes what killed runs have left, which would keep the memory. */
export function removeLeftFolders(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    if (pid > 0 && !isRunning(pid)) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
