import { z } from "zod";

const claims = z.object({ exp: z.number() });

/** When an access token (a JWT) ends, in milliseconds since 1970; a token that does not say is taken to last. */
export function tokenExpiry_ms(token: string): number {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    return claims.parse(JSON.parse(atob(payload))).exp * 1_000;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
