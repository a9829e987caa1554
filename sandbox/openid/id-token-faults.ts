import type { JWTPayload } from "jose";
import { z } from "zod";
import { BoundedMap } from "#sandbox/bounded-map.ts";

/** Faults of an ID token that every client must notice. */
const forgeries = [
  "wrong audience",
  "wrong issuer",
  "wrong nonce",
  "no nonce",
  "expired",
  "unsigned",
  "unknown key",
] as const;

/** Variants of an ID token that a test can order: forgeries, and the legitimate forms that are rare. */
export const faultNames = [
  ...forgeries,
  "unverified email",
  "no email_verified",
  "email_verified as a word",
  "another subject",
  "claims by userinfo only",
] as const;
export type Fault = (typeof faultNames)[number];

export const faultOrderSchema = z.strictObject({
  /** The address of the person whose next ID token gets the fault. */
  email: z.string().min(1).max(254),
  fault: z.enum(faultNames),
});

/** Ordered faults by address, each for one token. */
export class Faults {
  readonly #ordered = new BoundedMap<Fault>(1_000);

  order(email: string, fault: Fault): void {
    this.#ordered.set(email.toLowerCase(), fault);
  }

  take(email: string): Fault | undefined {
    return this.#ordered.take(email.toLowerCase());
  }
}

/** The claims with a fault in them; a fault of the signature leaves them unchanged. */
export function spoilt(claims: JWTPayload, fault: Fault | undefined): JWTPayload {
  if (fault === "wrong audience") return { ...claims, aud: "another-client", azp: "another-client" };
  if (fault === "wrong issuer") return { ...claims, iss: "https://accounts.elsewhere.example" };
  if (fault === "wrong nonce") return { ...claims, nonce: "m".repeat(43) };
  if (fault === "expired") return { ...claims, iat: 1_000_000_000, exp: 1_000_003_600 };
  if (fault === "unverified email") return { ...claims, email_verified: false };
  if (fault === "no email_verified") {
    const { email_verified: _verified, ...rest } = claims;
    return rest;
  }
  if (fault === "email_verified as a word") return { ...claims, email_verified: "true" };
  if (fault === "another subject") return { ...claims, sub: `another ${claims.sub}` };
  if (fault === "claims by userinfo only") {
    const { email, email_verified, name, given_name, family_name, ...protocol } = claims;
    return protocol;
  }
  if (fault !== "no nonce") return claims;
  const { nonce: _nonce, ...rest } = claims;
  return rest;
}
