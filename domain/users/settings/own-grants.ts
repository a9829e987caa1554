/** Effects of a user's changed sign-in on the grant that the user may have as an operator. */
export interface OwnGrants {
  /** True when a grant is in force, or suspended. */
  hasOne(userId: string, now: Date): Promise<boolean>;
  /** Notes that the password was reset, or voided, by a mailed link. */
  noteReset(userId: string, at: Date): Promise<void>;
  /** Suspends a grant since which the password was reset. */
  suspendAfterReset(userId: string, at: Date): Promise<void>;
}
