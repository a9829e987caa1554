/** Time and randomness, given to the domain so that tests own them. */
export interface Clock {
  now(): Date;
}

export interface Ids {
  /** A fresh UUID, made by us before anything happens outside. */
  uuid(): string;
  /** A fresh opaque 256-bit secret, base64url. Only its hash is ever stored. */
  secret(): string;
}

/** Runs work in one transaction and hands it the stores, so that no query can escape it. */
export type UnitOfWork<Stores> = <T>(work: (stores: Stores) => Promise<T>) => Promise<T>;
