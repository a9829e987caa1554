/** A sign-in under way: kept on our side, for ten minutes, and bound to the browser that started it. */
export interface GoogleSignIn {
  stateHash: string;
  browserHash: string;
  nonce: string;
  codeVerifier: string;
  expiresAt: Date;
}

export interface GoogleSignInStore {
  add(signIn: GoogleSignIn): Promise<void>;
  /** Uses a sign-in up: exactly one of any number of racers gets it, and only from the browser that started it. */
  take(stateHash: string, browserHash: string, at: Date): Promise<GoogleSignIn | undefined>;
  /** Removes up to `limit` sign-ins that were never finished; tells how many. */
  sweep(at: Date, limit: number): Promise<number>;
}
