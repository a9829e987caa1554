import { createHash } from "node:crypto";
import { exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import type { Provider } from "./client.ts";
import type { Grant } from "./grants.ts";
import { claimsOf } from "./people.ts";

export interface IdTokens {
  /** The public keys, as served at `jwks_uri`. */
  keys: { keys: JWK[] };
  sign(grant: Grant, accessToken: string): Promise<string>;
}

const lifetime_s = 3_600;

/** Signs ID tokens with RS256 and a key made now, which is gone with the process. */
export async function createIdTokens(provider: Provider, now_ms: () => number): Promise<IdTokens> {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const jwk = await exportJWK(publicKey);
  const kid = createHash("sha256").update(JSON.stringify(jwk)).digest("hex").slice(0, 40);
  return {
    keys: { keys: [{ ...jwk, kid, alg: "RS256", use: "sig" }] },
    sign({ person, request }, accessToken) {
      const issuedAt_s = Math.floor(now_ms() / 1_000);
      const claims = {
        ...claimsOf(person, request.scopes),
        azp: provider.client.clientId,
        at_hash: leftHalfOfSha256(accessToken),
        ...(request.nonce === undefined ? {} : { nonce: request.nonce }),
      };
      return new SignJWT(claims)
        .setProtectedHeader({ alg: "RS256", kid, typ: "JWT" })
        .setIssuer(provider.issuer)
        .setAudience(provider.client.clientId)
        .setIssuedAt(issuedAt_s)
        .setExpirationTime(issuedAt_s + lifetime_s)
        .sign(privateKey);
    },
  };
}

/** OpenID Connect Core section 3.1.3.6. */
function leftHalfOfSha256(text: string): string {
  return createHash("sha256").update(text).digest().subarray(0, 16).toString("base64url");
}
