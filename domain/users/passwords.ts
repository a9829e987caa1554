/** Keeps passwords as slow hashes. Passwords are taken exactly as typed: never trimmed, never shortened. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Tells whether the password belongs to the hash. Without a hash it does the same work and says no,
   * so that the time of an answer does not tell who is a user.
   */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** True when the hash was made with weaker parameters than today's. */
  isOutdated(hash: string): boolean;
}

/** The passwords that people choose most, and so the ones that are tried first. */
export interface CommonPasswords {
  /** In any letter case, otherwise exactly as typed. */
  has(password: string): boolean;
}
