import { createHash } from "node:crypto";
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import type { Provider } from "./client.ts";
import type { Grant } from "./grants.ts";
import { type Fault, spoilt } from "./id-token-faults.ts";
import { claimsOf } from "./people.ts";

export type IdTokens = ReturnType<typeof createIdTokens>;

const lifetime_s = 3_600;

/**
 * Signs ID tokens with RS256 and a key that lives as long as the process. Keys are made when they are first needed: making
 * them takes longer than the rest of the sandbox's start.
 */
export function createIdTokens(provider: Provider, now_ms: () => number) {
  const published = remembered(publishedKey);
  const unknown = remembered(() => generateKeyPair("RS256"));
  return {
    keys: async () => ({ keys: [(await published()).jwk] }),
    /** A valid token, or one with the fault that a test has ordered. */
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
      const claims = spoilt(honest, fault);
      if (fault === "unsigned") return new UnsecuredJWT(claims).encode();
      const { kid } = (await published()).jwk;
      const { privateKey } = await (fault === "unknown key" ? unknown() : published());
      return new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid, typ: "JWT" }).sign(privateKey);
    },
  };
}

async function publishedKey() {
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const key = await exportJWK(publicKey);
  const kid = createHash("sha256").update(JSON.stringify(key)).digest("hex").slice(0, 40);
  return { privateKey, jwk: { ...key, kid, alg: "RS256", use: "sig" } };
}

function remembered<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** OpenID Connect Core section 3.1.3.6. */
function leftHalfOfSha256(text: string): string {
  return createHash("sha256").update(text).digest().subarray(0, 16).toString("base64url");
}
