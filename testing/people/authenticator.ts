import { HOTP, Secret } from "otpauth";

const step_ms = 30_000;
/** A busy machine may take this long from reading a code to sending it. */
const margin_ms = 15_000;

/**
 * An authenticator app with one account. Gives two codes, one after the other: the earliest that the server still takes
 * for a while, and never one twice. A secret may be written in groups, as people read it.
 */
export function authenticator(secret: string): () => string {
  const key = Secret.fromBase32(secret);
  let counter = 0;
  return () => {
    const earliest = Math.floor((Date.now() + margin_ms) / step_ms) - 1;
    counter = Math.max(counter + 1, earliest);
    return HOTP.generate({ secret: key, counter });
  };
}
