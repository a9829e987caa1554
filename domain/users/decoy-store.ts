/** A sign-up that met a user: to whoever made it, it looks like a user who waits to be verified. */
export interface Decoy {
  emailKey: string;
  /** As it was typed. */
  email: string;
  passwordHash: string;
  tokenHash: string;
  createdAt: Date;
}

export interface DecoyStore {
  /** Keeps the first one for an address, as the first sign-up for a free one is the one that counts. */
  add(decoy: Decoy): Promise<void>;
  find(emailKey: string): Promise<Decoy | undefined>;
  remove(emailKey: string): Promise<void>;
  /** Removes up to `limit` that are older; tells how many. */
  sweep(createdBefore: Date, limit: number): Promise<number>;
}
