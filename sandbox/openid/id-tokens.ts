import { createHash } from "node:crypto";
import { exportJWK, generateKeyPair, type JWK, SignJWT, UnsecuredJWT } from "jose";
import type { Provider } from "./client.ts";
import type { Grant } from "./grants.ts";
import { type Fault, spoilt } from "./id-token-faults.ts";
import { claimsOf } from "./people.ts";

export interface IdTokens {
  /** The public keys, as served at `jwks_uri`. */
  keys: { keys: JWK[] };
  /** A valid token, or one with the fault that a test has ordered. */
  issue(grant: Grant, accessToken: string, fault: Fault | undefined): Promise<string>;
}

const lifetime_s = 3_600;

/** Signs ID tokens with RS256 and a key that lives as long as the process. */
export async function createIdTokens(provider: Provider, now_ms: () => number): Promise<IdTokens> {
  const published = await generateKeyPair("RS256");
  const unknown = await generateKeyPair("RS256");
  const jwk = await exportJWK(published.publicKey);
  const kid = createHash("sha256").update(JSON.stringify(jwk)).digest("hex").slice(0, 40);
  return {
    keys: { keys: [{ ...jwk, kid, alg: "RS256", use: "sig" }] },
    async issue({ person, request }, accessToken, fault) {
      const issuedAt_s = Math.floor(now_ms() / 1_000);
      const honest = {
        ...claimsOf(person, request.scopes),
        iss: provider.issuer,
        aud: provider.client.clientId,
        azp: provider.client.clientId,
        at_hash: leftHalfOfSha256(accessToken),
        ...(request.nonce === undefined ? {} : { nonce: request.nonce }),
        iat: issuedAt_s,
        exp: issuedAt_s + lifetime_s,
      };
      const claims = spoilt(honest, fault);
      if (fault === "unsigned") return new UnsecuredJWT(claims).encode();
      const { privateKey } = fault === "unknown key" ? unknown : published;
      return new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid, typ: "JWT" }).sign(privateKey);
    },
  };
}

/** OpenID Connect Core section 3.1.3.6. */
function leftHalfOfSha256(text: string): string {
  return createHash("sha256").update(text).digest().subarray(0, 16).toString("base64url");
}
