import { fromBase32 } from "#domain/accounts/two-step/base32.ts";
import { totpCode } from "#domain/accounts/two-step/totp.ts";

/**
 * An authenticator app with one account: every code is one that was not given before. A secret may be written in groups,
 * as people read it.
 */
export function authenticator(secret: string): () => string {
  const key = fromBase32(secret.replaceAll(" ", ""));
  let step = Math.floor(Date.now() / 30_000) - 2;
  return () => {
    step += 1;
    return totpCode(key, step);
  };
}
