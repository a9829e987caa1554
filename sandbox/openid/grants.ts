import { createHash, randomBytes } from "node:crypto";
import { BoundedMap } from "#sandbox/bounded-map.ts";
import type { AuthorizationRequest } from "./authorization-request.ts";
import type { Person } from "./people.ts";

export interface Grant {
  person: Person;
  request: AuthorizationRequest;
}

interface Issued {
  grant: Grant;
  expiresAt_ms: number;
}

interface Code extends Issued {
  /** The access token that the code was exchanged for. A repeated code may be stolen, so it revokes this token. */
  accessToken: string | undefined;
}

export const accessTokenLifetime_s = 3_600;
const codeLifetime_ms = 60_000;
const mostKept = 10_000;

export type Grants = ReturnType<typeof createGrants>;

/** Codes, valid once and for a minute, and access tokens, valid for an hour. */
export function createGrants(now_ms: () => number) {
  const codes = new BoundedMap<Code>(mostKept);
  const tokens = new BoundedMap<Issued>(mostKept);
  return {
    issueCode(grant: Grant): string {
      const code = `4/${secret()}`;
      codes.set(code, { grant, expiresAt_ms: now_ms() + codeLifetime_ms, accessToken: undefined });
      return code;
    },

    /** Exchanges a valid code: its grant and a new access token; undefined for any other code. */
    redeemCode(code: string, { redirectUri, codeVerifier }: { redirectUri: string; codeVerifier: string }) {
      const issued = codes.get(code);
      if (!issued) return undefined;
      if (issued.accessToken !== undefined) {
        tokens.take(issued.accessToken);
        return undefined;
      }
      const { grant } = issued;
      // Every attempt uses the code up, so a wrong verifier gets no second guess.
      issued.accessToken = `ya29.${secret()}`;
      const good =
        issued.expiresAt_ms > now_ms() &&
        grant.request.redirectUri === redirectUri &&
        grant.request.codeChallenge === challengeOf(codeVerifier);
      if (!good) return undefined;
      tokens.set(issued.accessToken, { grant, expiresAt_ms: now_ms() + accessTokenLifetime_s * 1_000 });
      return { grant, accessToken: issued.accessToken };
    },

    byAccessToken(accessToken: string): Grant | undefined {
      const issued = tokens.get(accessToken);
      return issued && issued.expiresAt_ms > now_ms() ? issued.grant : undefined;
    },
  };
}

/** RFC 7636 section 4.6; a verifier that breaks the form of section 4.1 never matches. */
function challengeOf(verifier: string): string | undefined {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return undefined;
  return createHash("sha256").update(verifier).digest("base64url");
}

function secret(): string {
  return randomBytes(32).toString("base64url");
}
