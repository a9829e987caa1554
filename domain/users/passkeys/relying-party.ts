import type { Assertion, CreationOptions, Registration, RequestOptions } from "#contract/users/webauthn.ts";
import type { Passkey } from "./passkey-store.ts";

type Known = Pick<Passkey, "credentialId" | "transports">;
export type Credential = Pick<Passkey, "credentialId" | "publicKey" | "counter" | "transports">;

/**
 * Speaks WebAuthn for this site. Answers count only for the site's own origin and relying party id; a wrong answer of any
 * kind is undefined.
 */
export interface RelyingParty {
  creationOptions(ceremony: {
    challenge: string;
    user: { handle: string; name: string; displayName: string };
    existing: readonly Known[];
  }): Promise<CreationOptions>;
  /** Without `allowed` the person chooses among the passkeys that the authenticator lists. */
  requestOptions(ceremony: {
    challenge: string;
    allowed?: readonly Known[];
    userVerification: "required" | "preferred";
  }): Promise<RequestOptions>;
  /** The credential that an authenticator made after it had verified its user. */
  readRegistration(registration: Registration, challenge: string): Promise<Credential | undefined>;
  /** The authenticator's counter, once the signature is right. Judges no counter. */
  readAssertion(
    assertion: Assertion,
    expected: { challenge: string; publicKey: string; userVerification: "required" | "preferred" },
  ): Promise<{ counter: number } | undefined>;
}
