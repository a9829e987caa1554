import { chown, lchown, mkdtemp, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Binaries } from "./binaries.ts";
import { EmbeddedDatabaseError, fileOwner, lastLine, type OsUser } from "./run.ts";
import { supervise } from "./supervisor.ts";

export const superuser = "farline";

const unfinished = "postgres.unfinished-";
/** Retries, because a killed start's initdb may still write to the folder until it ends. */
const withRetries = { recursive: true, force: true, maxRetries: 20, retryDelay: 20 } as const;

const initialiseLimit_ms = 120_000;

/** Tells if the cluster exists. It is complete then, because it is renamed into place when it is complete. */
export async function clusterExists(cluster: string): Promise<boolean> {
  return stat(join(cluster, "PG_VERSION")).then(
    () => true,
    () => false,
  );
}

/** @throws EmbeddedDatabaseError when another major version of PostgreSQL wrote the cluster. */
export async function expectMajorVersion(cluster: string, binaries: Binaries): Promise<void> {
  const version = (await readFile(join(cluster, "PG_VERSION"), "utf8")).trim();
  if (version === String(binaries.major)) return;
  throw new EmbeddedDatabaseError(
    `The data in ${cluster} was written by PostgreSQL ${version}, and this is PostgreSQL ${binaries.major}. ` +
      `Move it with pg_dump and pg_restore, set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL ${version} server.`,
  );
}

/**
 * Creates an empty cluster in a folder beside its place, and renames it when it is complete and on the disk.
 * @throws EmbeddedDatabaseError with PostgreSQL's own reason, such as a full disk.
 */
export async function initialiseCluster(
  dataDirectory: string,
  cluster: string,
  binaries: Binaries,
  osUser: OsUser,
): Promise<void> {
  // A unique name, because the initdb of a killed start may still be removing its own folder.
  const draft = await mkdtemp(join(dataDirectory, unfinished));
  const owner = fileOwner(osUser);
  if (owner !== undefined) await chown(draft, owner.uid, owner.gid);
  const failure = await runInitdb(draft, dataDirectory, binaries, osUser);
  if (failure !== undefined) {
    await rm(draft, withRetries);
    throw new EmbeddedDatabaseError(
      `The embedded database cannot be created in ${dataDirectory}: ${failure}`,
    );
  }
  await rename(draft, cluster);
  await syncDirectory(dataDirectory);
}

/** Removes the incomplete clusters of starts that were killed. */
export async function removeUnfinished(dataDirectory: string): Promise<void> {
  const names = (await readdir(dataDirectory)).filter((name) => name.startsWith(unfinished));
  for (const name of names) await rm(join(dataDirectory, name), withRetries);
}

/** Changes the owner of a cluster to the OS user that will serve it, after a start under another one. */
export async function giveCluster(cluster: string, osUser: OsUser): Promise<void> {
  const owner = fileOwner(osUser);
  if (owner === undefined || (await stat(cluster)).uid === owner.uid) return;
  const entries = await readdir(cluster, { recursive: true });
  // The folder itself comes last: if this start dies half way, the next one sees the old owner and repeats it.
  for (const entry of entries) await lchown(join(cluster, entry), owner.uid, owner.gid);
  await chown(cluster, owner.uid, owner.gid);
}

async function runInitdb(
  draft: string,
  dataDirectory: string,
  binaries: Binaries,
  osUser: OsUser,
): Promise<string | undefined> {
  const logFile = join(dataDirectory, "initialise.log");
  const log = await open(logFile, "w", 0o600);
  try {
    const initdb = supervise(osUser, [binaries.initdb, ...initdbArguments(draft, binaries.major)], log.fd);
    const timer = setTimeout(initdb.requestStop, initialiseLimit_ms);
    const code = await initdb.ended;
    clearTimeout(timer);
    if (code === 0) return undefined;
    const output = await readFile(logFile, "utf8");
    return reasonIn(output) ?? `initdb ended with code ${code}`;
  } finally {
    await log.close();
    await rm(logFile, { force: true });
  }
}

function initdbArguments(directory: string, major: number): string[] {
  // PostgreSQL 17 and newer have C.UTF-8 built in, so sorting never changes with the system's C library.
  const locale =
    major >= 17
      ? ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
      : [`--locale=${process.platform === "darwin" ? "C" : "C.UTF-8"}`];
  return ["-D", directory, "-U", superuser, "-A", "trust", "-E", "UTF8", "--no-instructions", ...locale];
}

/** Finds PostgreSQL's own reason for its end in its output. */
export function reasonIn(output: string): string | undefined {
  const fatal = output.split("\n").findLast((line) => /\b(FATAL|PANIC|error):/.test(line));
  const reason = (fatal ?? lastLine(output)).replace(/^.*?\b(FATAL|PANIC|error):\s*/, "");
  return reason === "" ? undefined : reason;
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
