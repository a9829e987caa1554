/** Hashes passwords slowly. A password is taken exactly as typed: never trimmed, never shortened. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Returns whether the password matches the hash. Without a hash it does the same work and returns false, so that the
   * response time does not reveal who is a user.
   */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** True when the hash was made with weaker parameters than today's. */
  isOutdated(hash: string): boolean;
}

/** The sender of a request whose passwords are hashed. */
export interface HashingCaller {
  /** From the widest to the narrowest: they take turns at hashing. */
  networks: readonly string[];
  /** Aborts when the caller has gone: its hashes are not computed any more. */
  signal: AbortSignal;
}

/** The most common passwords, which attackers try first. */
export interface CommonPasswords {
  /** In any letter case, otherwise exactly as typed. */
  has(password: string): boolean;
}
