/** What a mailed link, Google's return ticket, or the challenge of a second step is good for. */
export type OneTimeTokenPurpose =
  | "verify_email"
  | "reset_password"
  | "google_ticket"
  | "change_email"
  | "two_step";

export interface OneTimeToken {
  userId: string;
  /** The new address of `change_email`; how the first step was taken of `two_step`; otherwise null. */
  detail: string | null;
}

export interface NewOneTimeToken extends OneTimeToken {
  tokenHash: string;
  purpose: OneTimeTokenPurpose;
  expiresAt: Date;
}

export interface OneTimeTokenStore {
  add(oneTimeToken: NewOneTimeToken): Promise<void>;
  /** A token that has not expired. It stays good. */
  find(purpose: OneTimeTokenPurpose, tokenHash: string, at: Date): Promise<OneTimeToken | undefined>;
  /** Uses a token up in one statement: of any number of racers exactly one gets it. */
  consume(purpose: OneTimeTokenPurpose, tokenHash: string, at: Date): Promise<OneTimeToken | undefined>;
  /** The detail of a person's token that waits to be used. */
  waiting(purpose: OneTimeTokenPurpose, userId: string, at: Date): Promise<string | undefined>;
  endPurpose(userId: string, purpose: OneTimeTokenPurpose): Promise<void>;
  endAll(userId: string): Promise<void>;
  /** Removes up to `limit` expired tokens; returns how many. */
  sweep(at: Date, limit: number): Promise<number>;
}
