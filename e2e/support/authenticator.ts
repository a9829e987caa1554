import { HOTP, Secret } from "otpauth";

/**
 * An authenticator app with one account that never repeats a code. A secret may be written in groups, as people read
 * it.
 */
export function authenticator(secret: string): () => string {
  const key = Secret.fromBase32(secret);
  let counter = Math.floor(Date.now() / 30_000) - 2;
  return () => {
    counter += 1;
    return HOTP.generate({ secret: key, counter });
  };
}
