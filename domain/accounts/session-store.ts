import type { Account } from "./account.ts";

/** `unverified` opens nothing but the deletion of the account it was given for. */
export type SessionKind = "full" | "unverified";

export interface NewSession {
  tokenHash: string;
  userId: string;
  kind: SessionKind;
  at: Date;
}

export interface Session {
  kind: SessionKind;
  lastUsedAt: Date;
  account: Account;
}

/** A session lives while it was opened and last used after these moments. */
export interface SessionLife {
  openedAfter: Date;
  usedAfter: Date;
}

export interface SessionStore {
  open(session: NewSession): Promise<void>;
  find(tokenHash: string, life: SessionLife): Promise<Session | undefined>;
  touch(tokenHash: string, at: Date): Promise<void>;
  end(tokenHash: string): Promise<void>;
  /** Ends a person's sessions: those of one kind, or all. */
  endAll(userId: string, kind?: SessionKind): Promise<void>;
  /** Removes up to `limit` sessions that no longer live; tells how many. */
  sweep(life: SessionLife, limit: number): Promise<number>;
}
