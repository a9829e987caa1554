/** A started sign-in, kept for ten minutes and bound to the browser that started it. */
export interface OpenidSignIn {
  /** The configured name of the provider. */
  provider: string;
  stateHash: string;
  browserHash: string;
  nonce: string;
  codeVerifier: string;
  expiresAt: Date;
}

export interface OpenidSignInStore {
  add(signIn: OpenidSignIn): Promise<void>;
  /**
   * Takes a sign-in: exactly one of any number of concurrent calls gets it, and only for the browser and
   * the provider that it was started with.
   */
  take(stateHash: string, browserHash: string, provider: string, at: Date): Promise<OpenidSignIn | undefined>;
  /** Removes up to `limit` sign-ins that were never finished; returns how many. */
  sweep(at: Date, limit: number): Promise<number>;
}
