import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { type DataCipher, type StoredPlace, UnreadableDataError } from "#domain/data-cipher.ts";

export interface DataKeys {
  /** 32 bytes in base64. Encrypts, and decrypts. */
  current: string;
  /** Keys that were current before. They only decrypt. */
  previous: readonly string[];
}

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** `enc1.<key id>.<nonce, ciphertext and tag in base64url>`: no text of ours from before encryption looks like this. */
const storedForm = /^enc1\.([0-9a-f]{8})\.([A-Za-z0-9_-]+)$/;
const keyOfAnyForm = /^(?:enc1|mark1)\.([0-9a-f]{8})\./;

/**
 * AES-256-GCM with a random nonce for each value, and the value's place as associated data. A nonce of 96 random bits is
 * safe for four billion values of one key.
 */
export function aesGcmCipher(keys: DataKeys): DataCipher {
  const current = decodeKey(keys.current);
  const previous = keys.previous.map(decodeKey);
  const keysById = new Map([...previous, current].map((key) => [keyId(key), key]));
  const digestOfCurrent = keyedDigest(current);
  const digestsOfPrevious = previous.map(keyedDigest);
  const currentPrefix = `enc1.${keyId(current)}.`;

  function open(id: string, body: Buffer, place: StoredPlace): Buffer {
    const key = keysById.get(id);
    if (!key)
      throw new UnreadableDataError(
        `A value of ${place.column} needs the key ${id}, which is not configured`,
      );
    try {
      return opened(key, body, associatedData(place));
    } catch {
      // The library's error says no more, and a cause could carry parts of the value.
      throw new UnreadableDataError(`A value of ${place.column} was changed, or moved from another row`);
    }
  }

  return {
    currentPrefix,

    encrypt: (text, place) =>
      currentPrefix + sealed(current, Buffer.from(text, "utf8"), place).toString("base64url"),

    decrypt(stored, place) {
      const [, id, body] = storedForm.exec(stored) ?? [];
      if (id === undefined || body === undefined) return stored;
      return open(id, Buffer.from(body, "base64url"), place).toString("utf8");
    },

    seal: (bytes, place) => Buffer.concat([Buffer.from(currentPrefix), sealed(current, bytes, place)]),

    unseal(bytes, place) {
      const stored = Buffer.from(bytes);
      const id = keyOfAnyForm.exec(stored.toString("latin1", 0, currentPrefix.length))?.[1];
      if (id === undefined) throw new UnreadableDataError(`A value of ${place.column} is not encrypted`);
      return open(id, stored.subarray(currentPrefix.length), place);
    },

    unknownKeyOf(stored) {
      const id = keyOfAnyForm.exec(stored)?.[1];
      return id !== undefined && !keysById.has(id) ? id : undefined;
    },

    digestPrefix: digestPrefixOf(current),

    digests: (text) => [digestOfCurrent(text), ...digestsOfPrevious.map((digest) => digest(text))],
  };
}

function sealed(key: Buffer, bytes: Uint8Array, place: StoredPlace): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  cipher.setAAD(associatedData(place));
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

function opened(key: Buffer, bytes: Buffer, aad: Buffer): Buffer {
  const nonce = bytes.subarray(0, nonceBytes);
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(aad);
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
}

/** HMAC-SHA-256 with a key of its own, derived from the data key: what encrypts never hashes. */
function keyedDigest(key: Buffer): (text: string) => string {
  const own = Buffer.from(hkdfSync("sha256", key, "", "farline marks", 32));
  const prefix = digestPrefixOf(key);
  return (text) => prefix + createHmac("sha256", own).update(text).digest("base64url");
}

function digestPrefixOf(key: Buffer): string {
  return `mark1.${keyId(key)}.`;
}

function associatedData({ column, row }: StoredPlace): Buffer {
  return Buffer.from(JSON.stringify(["farline", column, row]));
}

/** Names a key without revealing it; keys that differ have different ids. */
function keyId(key: Buffer): string {
  return createHash("sha256").update("farline data key").update(key).digest("hex").slice(0, 8);
}

function decodeKey(key: string): Buffer {
  return Buffer.from(key, "base64");
}
