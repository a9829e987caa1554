/** A sign-up for a taken address. Its answers look like those of a user who waits for verification. */
export interface Decoy {
  emailKey: string;
  /** As the visitor typed it. */
  email: string;
  passwordHash: string;
  tokenHash: string;
  createdAt: Date;
}

export interface DecoyStore {
  /** Keeps only the first one for an address, as the first sign-up for a free address counts. */
  add(decoy: Decoy): Promise<void>;
  find(emailKey: string): Promise<Decoy | undefined>;
  remove(emailKey: string): Promise<void>;
  /** Removes up to `limit` decoys from before this moment; returns how many. */
  sweep(createdBefore: Date, limit: number): Promise<number>;
}
