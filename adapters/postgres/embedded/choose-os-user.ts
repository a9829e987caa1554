import { stat } from "node:fs/promises";
import { userInfo } from "node:os";
import { dirname } from "node:path";
import { EmbeddedDatabaseError, type OsUser, ourselves, run } from "./run.ts";

const unprivilegedId = 65_534;

/**
 * Our own user under another id, in a user namespace, so that PostgreSQL does not see root. For the file system the
 * process is still root, so it can enter folders that are closed to other OS users.
 */
const ourselvesInNamespace: OsUser = {
  prefix: ["unshare", "--user", `--map-user=${unprivilegedId}`, `--map-group=${unprivilegedId}`, "--"],
  ids: {},
};

/**
 * Chooses the OS user that PostgreSQL runs as: our own or, when we are root, the first unprivileged one that can reach
 * every given path.
 * @throws EmbeddedDatabaseError naming a closed folder when no user can.
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

/** PostgreSQL needs a name for its OS user; containers often run under an id without a name. */
async function plainOsUser(paths: readonly string[]): Promise<OsUser> {
  if (hasName() || (await canReach(ourselvesInNamespace, paths)) === false) return ourselves;
  return ourselvesInNamespace;
}

function hasName(): boolean {
  try {
    return userInfo().username !== "";
  } catch {
    return false;
  }
}

async function unprivilegedOsUsers(paths: readonly string[]): Promise<OsUser[]> {
  const osUsers: OsUser[] = [
    { prefix: [], ids: { uid: unprivilegedId, gid: unprivilegedId } },
    ourselvesInNamespace,
  ];
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

/** Returns the topmost folder on the way to a path that other users may not enter. */
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
