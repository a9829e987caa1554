import { randomBytes } from "node:crypto";
import { aesGcmCipher } from "#adapters/data-cipher/aes-gcm-cipher.ts";

/** For tests: real encryption with a key of the test process. */
export const testCipher = aesGcmCipher({ current: randomBytes(32).toString("base64"), previous: [] });
