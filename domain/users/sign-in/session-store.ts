import type { Currency } from "#contract/money/currencies.ts";
import type { User } from "#domain/users/user.ts";

/** The owner's proof of identity when the session was opened. After `openid:` comes the provider's name for people. */
export type OpenedWith = "password" | "passkey" | `openid:${string}`;

/** Proof of a second factor: a code of the app, a recovery code, or a passkey. */
export type FactorKind = "app" | "recovery" | "passkey";

export interface NewSession {
  tokenHash: string;
  userId: string;
  openedWith: OpenedWith;
  /** Proved as the session is opened. */
  secondFactor: FactorKind | null;
  /** The browser's own name for itself. */
  userAgent: string | null;
  at: Date;
}

/** A session as its owner sees it in a list. */
export interface ListedSession {
  id: string;
  tokenHash: string;
  openedWith: OpenedWith;
  userAgent: string | null;
  createdAt: Date;
  lastUsedAt: Date;
}

export interface Session {
  /** Names the session to its owner and to the carrier, without giving its token away. */
  id: string;
  openedWith: OpenedWith;
  /** Time of the last proof of a second factor in this session. */
  secondFactorAt: Date | null;
  createdAt: Date;
  lastUsedAt: Date;
  /** Currency of the user's last purchase; null before it. */
  currency: Currency | null;
  user: User;
}

export interface SessionWithBalance extends Session {
  posted_mc: number;
}

/** A session lives while it was opened and last used after these moments. */
export interface SessionLife {
  openedAfter: Date;
  usedAfter: Date;
}

/** Finds the session that a token opens, outside any unit of work: requests of the same moment share a statement. */
export interface SessionFinder {
  find(tokenHash: string, life: SessionLife): Promise<Session | undefined>;
  /** The same, with the balance, in one round trip. A wallet that was never opened has nothing. */
  findWithBalance(tokenHash: string, life: SessionLife): Promise<SessionWithBalance | undefined>;
}

/** Operations on sessions that may also run outside a transaction. */
export interface SessionReader {
  /** A user's sessions, last used first. */
  list(userId: string, life: SessionLife): Promise<ListedSession[]>;
  touch(tokenHash: string, at: Date): Promise<void>;
  proveFactor(tokenHash: string, factor: FactorKind, at: Date): Promise<void>;
}

/** Sessions in a transaction: the open call of each session that it ends is cut off with it. */
export interface SessionStore extends SessionReader {
  open(session: NewSession): Promise<void>;
  end(tokenHash: string): Promise<void>;
  /** Ends one session of a user; false when the user has no session with this id. */
  endOne(userId: string, id: string): Promise<boolean>;
  endOthers(userId: string, tokenHash: string): Promise<void>;
  endAll(userId: string): Promise<void>;
  /** Removes up to `limit` sessions that no longer live; returns how many. */
  sweep(life: SessionLife, limit: number): Promise<number>;
}

/** The browsers that users have signed in with, each by one hash of the user and the browser's secret. */
export interface KnownDeviceStore {
  has(userId: string, deviceHash: string, seenAfter: Date): Promise<boolean>;
  /** Of a user's devices keeps the `most` seen last. */
  remember(userId: string, deviceHash: string, at: Date, most: number): Promise<void>;
  forgetAll(userId: string): Promise<void>;
  /** Removes up to `limit` devices last seen before this moment; returns how many. */
  sweep(seenBefore: Date, limit: number): Promise<number>;
}

/** A mailed link that undoes a sign-in. */
export interface SignInUndo {
  userId: string;
  email: string;
  signedInAt: Date;
}

export interface NewSignInUndo extends SignInUndo {
  tokenHash: string;
  expiresAt: Date;
}

export interface SignInUndoStore {
  add(undo: NewSignInUndo): Promise<void>;
  /** A link that has not expired. */
  find(tokenHash: string, at: Date): Promise<SignInUndo | undefined>;
  /** Removes a user's links for sign-ins from this moment on. */
  removeSince(userId: string, signedInFrom: Date): Promise<void>;
  removeAll(userId: string): Promise<void>;
  /** Removes up to `limit` expired links; returns how many. */
  sweep(at: Date, limit: number): Promise<number>;
}
