/** Whom PostgreSQL runs as: it refuses root. */
export interface Account {
  /** Words before the command. */
  prefix: readonly string[];
  /** Given to spawn; empty to stay who we are. */
  ids: { uid?: number; gid?: number };
}

/** Who owns the files PostgreSQL writes under an account; undefined leaves them to us. */
export function fileOwner(account: Account): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: account.ids.uid ?? 0, gid: account.ids.gid ?? 0 };
}

export const ourselves: Account = { prefix: [], ids: {} };
