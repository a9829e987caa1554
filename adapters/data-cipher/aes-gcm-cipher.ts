import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
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

/**
 * AES-256-GCM with a random nonce for each value, and the value's place as associated data. A nonce of 96 random bits is
 * safe for four billion values of one key.
 */
export function aesGcmCipher(keys: DataKeys): DataCipher {
  const current = decodeKey(keys.current);
  const known = new Map([...keys.previous.map(decodeKey), current].map((key) => [keyId(key), key]));
  const currentPrefix = `enc1.${keyId(current)}.`;
  return {
    currentPrefix,

    encrypt(text, place) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, current, nonce, { authTagLength: tagBytes });
      cipher.setAAD(associatedData(place));
      const parts = [nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()];
      return currentPrefix + Buffer.concat(parts).toString("base64url");
    },

    decrypt(stored, place) {
      const [, id, body] = storedForm.exec(stored) ?? [];
      if (id === undefined || body === undefined) return stored;
      const key = known.get(id);
      if (!key)
        throw new UnreadableDataError(
          `A value of ${place.column} needs the key ${id}, which is not configured`,
        );
      try {
        return opened(key, Buffer.from(body, "base64url"), associatedData(place));
      } catch {
        // The library's error says no more, and a cause could carry parts of the value.
        throw new UnreadableDataError(`A value of ${place.column} was changed, or moved from another row`);
      }
    },

    unknownKeyOf(stored) {
      const id = storedForm.exec(stored)?.[1];
      return id !== undefined && !known.has(id) ? id : undefined;
    },
  };
}

function opened(key: Buffer, bytes: Buffer, aad: Buffer): string {
  const nonce = bytes.subarray(0, nonceBytes);
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(aad);
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  const text = decipher.update(bytes.subarray(nonceBytes, -tagBytes));
  return Buffer.concat([text, decipher.final()]).toString("utf8");
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
