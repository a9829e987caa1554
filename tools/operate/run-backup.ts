import { randomUUID } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { access, constants, open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { dumpDatabase } from "#adapters/postgres/backup/dump.ts";
import { BackupError } from "#adapters/postgres/backup/format.ts";
import { type Loaded, loadDump } from "#adapters/postgres/backup/load.ts";
import { countServers } from "#adapters/postgres/backup/servers.ts";
import type { Database } from "#adapters/postgres/connection/database.ts";
import type { Connection } from "#adapters/postgres/connection/open-database.ts";

import { proofStore } from "#adapters/postgres/operators/proof-store.ts";
import type { ProofStore } from "#domain/proofs.ts";
import type { onScratchDatabase } from "./scratch-database.ts";

export type BackupCommand = { name: "backup" | "restore"; file: string } | { name: "move"; url: string };

/**
 * Runs a command about the whole database at `connection`; resolves with what was done, in a sentence.
 * @throws BackupError, and the file system's errors, whose messages name the file
 */
export async function runBackup(command: BackupCommand, connection: Connection, now: Date): Promise<string> {
  switch (command.name) {
    case "backup":
      await writeBackup(command.file, dumpDatabase(connection, now));
      return `${command.file} holds the whole database as it was at ${now.toISOString()}. It opens no stored secret without DATA_KEY: keep that key elsewhere.`;
    case "restore": {
      const loaded = await readBackup(command.file, (source) => loadDump(connection, source));
      return `Restored ${inWords(loaded)}, as they were at ${loaded.takenAt}. The ledger is correct.`;
    }
    case "move": {
      const servers = await countServers(connection);
      if (servers > 0) {
        throw new BackupError(
          "A server still works with this database, and what it writes from now on would not move. Nothing was changed. Stop it first.",
        );
      }
      const loaded = await loadDump({ url: command.url }, dumpDatabase(connection, now));
      return `Moved ${inWords(loaded)}. The ledger is correct. Set DATABASE_URL to the new address before the next start; the old database is as it was.`;
    }
  }
}

/**
 * Fills an empty database from the file and keeps in the product's that it did, so that the desk can say so. `onEmpty` lends
 * the empty one.
 * @throws what `runBackup` throws
 */
export async function proveBackup(
  file: string,
  database: Database,
  { now, onEmpty }: { now: () => Date; onEmpty: typeof onScratchDatabase },
): Promise<string> {
  // A mistyped name is no trial.
  await access(file, constants.R_OK);
  const trial = randomUUID();
  const withProofs = <T>(work: (proofs: ProofStore) => Promise<T>) =>
    database.withClient((client) => work(proofStore(client)));
  await withProofs((proofs) => proofs.begin("backup", trial, "", now()));
  const loaded = await onEmpty((target) => readBackup(file, (source) => loadDump(target, source)));
  await withProofs((proofs) => proofs.prove("backup", trial, now(), new Date(loaded.takenAt)));
  return `${file} filled an empty database with ${inWords(loaded)}, as they were at ${loaded.takenAt}. The ledger is correct. That database is gone again, and /admin/setup says that the backup is proven.`;
}

function inWords({ tables, rows }: Loaded): string {
  return `${rows} rows in ${tables} tables`;
}

/** Under its name there is only ever a complete backup, readable by its owner alone. An existing file stays as it is. */
async function writeBackup(file: string, dump: AsyncIterable<Buffer>): Promise<void> {
  if (existsSync(file))
    throw new BackupError(`${file} exists already. Nothing was written: choose another name.`);
  const partial = `${file}.partial`;
  try {
    const handle = await open(partial, "w", 0o600);
    await pipeline(Readable.from(dump), createGzip(), handle.createWriteStream({ flush: true }));
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    if (!(error instanceof Error && "syscall" in error)) throw error;
    throw new BackupError(`${file} cannot be written: ${error.message}. Nothing was kept.`, { cause: error });
  }
}

async function readBackup(
  file: string,
  load: (source: AsyncIterable<Buffer>) => Promise<Loaded>,
): Promise<Loaded> {
  try {
    return await pipeline(createReadStream(file), createGunzip(), load);
  } catch (error) {
    if (!isDamage(error)) throw error;
    throw new BackupError(`${file} is no backup, or it is damaged or incomplete.`);
  }
}

function isDamage(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "Z_DATA_ERROR" || code === "Z_BUF_ERROR";
}
