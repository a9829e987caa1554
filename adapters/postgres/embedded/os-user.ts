/** The OS user that PostgreSQL runs as; PostgreSQL refuses root. */
export interface OsUser {
  /** Arguments before the command. */
  prefix: readonly string[];
  /** Ids for spawn; empty for our own user. */
  ids: { uid?: number; gid?: number };
}

/** The owner of the files that PostgreSQL writes under an OS user; undefined when it is our own user. */
export function fileOwner(osUser: OsUser): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: osUser.ids.uid ?? 0, gid: osUser.ids.gid ?? 0 };
}

export const ourselves: OsUser = { prefix: [], ids: {} };
