import { createHash } from "node:crypto";

/**
 * The stored form of a session token or one-time token: its SHA-256, base64url. The tokens are 256 random bits, so a
 * slow hash would add no protection.
 */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
