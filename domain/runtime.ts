/** Time and randomness, given to the domain so that tests own them. */
export interface Clock {
  now(): Date;
}

export interface Ids {
  /** A new UUID, made before anything happens outside. */
  uuid(): string;
  /** A new opaque 256-bit secret, base64url. Only its hash is ever stored. */
  secret(): string;
}

/** Runs work in one transaction and gives it the stores, so that no query can escape the transaction. */
export interface Transaction<Stores> {
  <T>(work: (stores: Stores) => Promise<T>): Promise<T>;
  /** Never set: keeps the compiler from accepting a connection as a transaction. */
  readonly kind?: "transaction";
}

/**
 * Runs work on one connection and gives it the stores. Each statement commits by itself, also when a later one fails.
 */
export interface Connection<Stores> {
  <T>(work: (stores: Stores) => Promise<T>): Promise<T>;
  /** Never set, as above. */
  readonly kind?: "connection";
}
