/** Storage place of an encrypted value. A value that was moved to another row or column does not open. */
export interface StoredPlace {
  /** Table and column, such as `two_step.secret`. */
  column: string;
  row: string;
}

/** Encrypts what a reader of the database must not learn: docs/decisions/21-production-and-release.md. */
export interface DataCipher {
  /** Every value that the current key has encrypted begins with this. */
  readonly currentPrefix: string;
  encrypt(text: string, place: StoredPlace): string;
  /**
   * Text from before encryption comes back as it is.
   * @throws UnreadableDataError for an unknown key, and for a value that was changed or moved.
   */
  decrypt(stored: string, place: StoredPlace): string;
  /** The same for bytes, such as those of a file. */
  seal(bytes: Uint8Array, place: StoredPlace): Buffer;
  /** @throws UnreadableDataError for an unknown key, and for bytes that were changed, moved or never sealed. */
  unseal(sealed: Uint8Array, place: StoredPlace): Buffer;
  /** The id of the key that has encrypted a value, when the cipher does not have that key. */
  unknownKeyOf(stored: string): string | undefined;
  /** Every keyed hash of the current key begins with this. */
  readonly digestPrefix: string;
  /**
   * Keyed hashes of a text, to know it again: the current key's first, then those of earlier keys. Each names its key, as
   * stored values do.
   */
  digests(text: string): readonly [string, ...string[]];
}

/** A stored value cannot be decrypted. The message names its column and key id, never the value. */
export class UnreadableDataError extends Error {
  override name = "UnreadableDataError";
}
