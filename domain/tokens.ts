import { createHmac, hash } from "node:crypto";

/**
 * The stored form of a session token or one-time token: its SHA-256, base64url. The tokens are 256 random bits, so a
 * slow hash would add no protection.
 */
export function hashToken(token: string): string {
  return hash("sha256", token, "base64url");
}

/**
 * The CSRF token of a session: the page sends it beside the session's cookie. It is derived from the session token, so
 * it belongs to one session and needs no storage, and it reveals nothing of what it is derived from.
 */
export function csrfTokenOf(sessionToken: string): string {
  return createHmac("sha256", sessionToken).update("csrf").digest("base64url");
}
