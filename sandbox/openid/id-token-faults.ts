import type { JWTPayload } from "jose";
import { z } from "zod";
import { BoundedMap } from "#sandbox/bounded-map.ts";

/** Legitimate forms of an ID token that are rare. Forgeries are `testing/openid/hostile-provider.ts`'s. */
const faultNames = [
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

/** The claims in the ordered form. */
export function spoilt(claims: JWTPayload, fault: Fault | undefined): JWTPayload {
  const { email, email_verified, name, given_name, family_name, ...protocol } = claims;
  switch (fault) {
    case "unverified email":
      return { ...claims, email_verified: false };
    case "no email_verified":
      return { ...protocol, email, name, given_name, family_name };
    case "email_verified as a word":
      return { ...claims, email_verified: "true" };
    case "another subject":
      return { ...claims, sub: `another ${claims.sub}` };
    case "claims by userinfo only":
      return protocol;
    default:
      return claims;
  }
}
