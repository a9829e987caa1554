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
