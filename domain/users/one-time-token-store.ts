/**
 * The purpose of a mailed link, of a provider's ticket, or of a challenge between two steps.
 * `link_identity` asks for the password before a provider is linked; `confirm_link` is the mailed link instead of it.
 */
export type OneTimeTokenPurpose =
  | "reset_password"
  | "openid_ticket"
  | "change_email"
  | "two_step"
  | "link_identity"
  | "confirm_link";

export interface OneTimeToken {
  userId: string;
  /**
   * For `change_email` the new address; for `two_step` the kind of the first step; for those of a provider the identity;
   * for `reset_password` null.
   */
  detail: string | null;
}

export interface NewOneTimeToken extends OneTimeToken {
  tokenHash: string;
  purpose: OneTimeTokenPurpose;
  expiresAt: Date;
}

export interface OneTimeTokenStore {
  add(oneTimeToken: NewOneTimeToken): Promise<void>;
  /** A token that has not expired. The token stays valid. */
  find(purpose: OneTimeTokenPurpose, tokenHash: string, at: Date): Promise<OneTimeToken | undefined>;
  /** Takes a token in one statement: of any number of concurrent calls, exactly one gets it. */
  consume(purpose: OneTimeTokenPurpose, tokenHash: string, at: Date): Promise<OneTimeToken | undefined>;
  waiting(purpose: OneTimeTokenPurpose, userId: string, at: Date): Promise<string | undefined>;
  endPurpose(userId: string, purpose: OneTimeTokenPurpose): Promise<void>;
  /** Ends all of a user's one-time tokens and challenges for passkeys. */
  endAll(userId: string): Promise<void>;
  /** Removes up to `limit` expired tokens; returns how many. */
  sweep(at: Date, limit: number): Promise<number>;
}
