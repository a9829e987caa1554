import { createHash } from "node:crypto";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { Provider } from "./client.ts";
import type { Grant } from "./grants.ts";
import { type Fault, spoilt } from "./id-token-faults.ts";
import { claimsOf } from "./people.ts";

export type IdTokens = ReturnType<typeof createIdTokens>;

const lifetime_s = 3_600;

/**
 * Signs ID tokens with RS256 and a key that lives as long as the process. The key is made when it is first needed: making
 * it takes longer than the rest of the sandbox's start.
 */
export function createIdTokens(provider: Provider, now_ms: () => number) {
  let made: ReturnType<typeof newKey> | undefined;
  const key = () => {
    made ??= newKey();
    return made;
  };
  return {
    keys: async () => ({ keys: [(await key()).jwk] }),
    /** A valid token, in the form that a test has ordered. */
    async issue({ person, request }: Grant, accessToken: string, fault: Fault | undefined): Promise<string> {
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
      const { jwk, privateKey } = await key();
      return new SignJWT(spoilt(honest, fault))
        .setProtectedHeader({ alg: "RS256", kid: jwk.kid, typ: "JWT" })
        .sign(privateKey);
    },
  };
}

async function newKey() {
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const key = await exportJWK(publicKey);
  const kid = createHash("sha256").update(JSON.stringify(key)).digest("hex").slice(0, 40);
  return { privateKey, jwk: { ...key, kid, alg: "RS256", use: "sig" } };
}

/** OpenID Connect Core section 3.1.3.6. */
function leftHalfOfSha256(text: string): string {
  return createHash("sha256").update(text).digest().subarray(0, 16).toString("base64url");
}
