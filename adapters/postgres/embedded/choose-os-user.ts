import { stat } from "node:fs/promises";
import { userInfo } from "node:os";
import { dirname } from "node:path";
import { EmbeddedDatabaseError } from "./embedded-database-error.ts";
import { type OsUser, ourselves } from "./os-user.ts";
import { run } from "./run.ts";

const nobodyId = 65_534;

/**
 * Ourselves, while PostgreSQL takes us for somebody else. To the file system root stays root without privileges,
 * and so passes folders closed to everybody but root, where a real other OS user cannot go.
 */
const ourselvesInDisguise: OsUser = {
  prefix: ["unshare", "--user", `--map-user=${nobodyId}`, `--map-group=${nobodyId}`, "--"],
  ids: {},
};

/**
 * Chooses the OS user PostgreSQL runs as: ourselves, or when we are root the first unprivileged one that
 * can reach every path given.
 * @throws EmbeddedDatabaseError naming the closed folder when there is none.
 */
export async function chooseOsUser(paths: readonly string[]): Promise<OsUser> {
  if (process.getuid?.() !== 0) return plainOsUser(paths);
  for (const osUser of await unprivilegedOsUsers(paths)) {
    if (await canReach(osUser, paths)) return osUser;
  }
  const closed = await firstClosedFolder(paths);
  throw new EmbeddedDatabaseError(
    `PostgreSQL does not run as root, and other accounts cannot enter ${closed ?? paths.join(" or ")}. ` +
      `Open it (chmod o+x), set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL server.`,
  );
}

/** PostgreSQL asks for the name of who it runs as; containers often run as a number without one. */
async function plainOsUser(paths: readonly string[]): Promise<OsUser> {
  if (hasName() || (await canReach(ourselvesInDisguise, paths)) === false) return ourselves;
  return ourselvesInDisguise;
}

function hasName(): boolean {
  try {
    return userInfo().username !== "";
  } catch {
    return false;
  }
}

async function unprivilegedOsUsers(paths: readonly string[]): Promise<OsUser[]> {
  const osUsers: OsUser[] = [{ prefix: [], ids: { uid: nobodyId, gid: nobodyId } }, ourselvesInDisguise];
  const closed = await firstClosedFolder(paths);
  if (closed === undefined) return osUsers;
  const { uid, gid } = await stat(closed);
  return uid === 0 ? osUsers : [...osUsers, { prefix: [], ids: { uid, gid } }];
}

async function canReach(osUser: OsUser, paths: readonly string[]): Promise<boolean> {
  const result = await run(osUser, "sh", [
    "-c",
    'for path do test -x "$path" || exit 1; done',
    "sh",
    ...paths,
  ]);
  return result.code === 0;
}

/** The topmost folder on the way to a path that others may not enter. */
async function firstClosedFolder(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    for (const folder of foldersDownTo(path)) {
      const { mode } = await stat(folder);
      if ((mode & 0o001) === 0) return folder;
    }
  }
  return undefined;
}

function foldersDownTo(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [...foldersDownTo(parent), path];
}
