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

/** Runs work in one transaction and hands it the stores, so that no query can escape it: all happens or nothing. */
export interface Transaction<Stores> {
  <T>(work: (stores: Stores) => Promise<T>): Promise<T>;
  /** Never set: it keeps the compiler from taking one for the other. */
  readonly kind?: "transaction";
}

/** Runs work on one connection and hands it the stores: each statement stands alone, and stays when a later one fails. */
export interface Connection<Stores> {
  <T>(work: (stores: Stores) => Promise<T>): Promise<T>;
  /** Never set, as above. */
  readonly kind?: "connection";
}
