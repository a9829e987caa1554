import type { ProviderIdentity } from "./provider.ts";

/** An identity that waits until its person follows the link mailed to the address. */
export interface UnprovenIdentity extends Omit<ProviderIdentity, "email" | "emailVerified"> {
  tokenHash: string;
  browserHash: string;
  email: string;
  expiresAt: Date;
}

export interface UnprovenIdentityStore {
  add(identity: UnprovenIdentity): Promise<void>;
  /**
   * Takes an identity: exactly one of any number of concurrent calls gets it, and only for the browser that signed in.
   */
  take(tokenHash: string, browserHash: string, at: Date): Promise<UnprovenIdentity | undefined>;
  /** Removes up to `limit` expired identities; returns how many. */
  sweep(at: Date, limit: number): Promise<number>;
}
