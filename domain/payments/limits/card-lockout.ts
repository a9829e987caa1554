/** The source of too many declined cards: a user, a network, or one card at several users. */
export type LockoutKind = "user" | "network" | "card";

/** A time without payments for a person who tries cards. */
export interface CardLockout {
  kind: LockoutKind;
  /** The user whose declined card began it. */
  userId: string;
  /** Of a lock-out by network. */
  network: string | null;
  /** The first characters of a hash of the provider's name of the card; says nothing about its number. */
  card: string | null;
  startedAt: Date;
  endsAt: Date;
}

/** For operators to read. The counters that begin a lock-out are apart and may forget. */
export interface LockoutStore {
  add(lockout: CardLockout): Promise<void>;
}
