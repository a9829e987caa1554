/** Whom PostgreSQL runs as: it refuses root. */
export interface OsUser {
  /** Words before the command. */
  prefix: readonly string[];
  /** Given to spawn; empty to stay who we are. */
  ids: { uid?: number; gid?: number };
}

/** Who owns the files PostgreSQL writes under an OS user; undefined leaves them to us. */
export function fileOwner(osUser: OsUser): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: osUser.ids.uid ?? 0, gid: osUser.ids.gid ?? 0 };
}

export const ourselves: OsUser = { prefix: [], ids: {} };
