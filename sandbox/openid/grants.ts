import { createHash, randomBytes } from "node:crypto";
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

/** Codes, valid once and for a minute, and access tokens, valid for an hour. */
export interface Grants {
  issueCode(grant: Grant): string;
  /** Exchanges a valid code: its grant and a new access token; undefined for any other code. */
  redeemCode(
    code: string,
    presented: { redirectUri: string; codeVerifier: string },
  ): { grant: Grant; accessToken: string } | undefined;
  /** The grant of a valid access token. */
  byAccessToken(accessToken: string): Grant | undefined;
}

export function createGrants(now_ms: () => number): Grants {
  const codes = new Map<string, Code>();
  const tokens = new Map<string, Issued>();
  return {
    issueCode(grant) {
      const code = `4/${secret()}`;
      keep(codes, code, { grant, expiresAt_ms: now_ms() + codeLifetime_ms, accessToken: undefined });
      return code;
    },

    redeemCode(code, { redirectUri, codeVerifier }) {
      const issued = codes.get(code);
      if (!issued) return undefined;
      if (issued.accessToken !== undefined) {
        tokens.delete(issued.accessToken);
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
      keep(tokens, issued.accessToken, { grant, expiresAt_ms: now_ms() + accessTokenLifetime_s * 1_000 });
      return { grant, accessToken: issued.accessToken };
    },

    byAccessToken(accessToken) {
      const issued = tokens.get(accessToken);
      return issued && issued.expiresAt_ms > now_ms() ? issued.grant : undefined;
    },
  };
}

/** Adds an entry and drops the oldest when there are too many, so memory stays bounded. */
function keep<V>(map: Map<string, V>, key: string, value: V): void {
  map.set(key, value);
  const oldest = map.size > mostKept ? map.keys().next() : undefined;
  if (oldest && !oldest.done) map.delete(oldest.value);
}

/** RFC 7636 section 4.6; a verifier that breaks the form of section 4.1 never matches. */
function challengeOf(verifier: string): string | undefined {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return undefined;
  return createHash("sha256").update(verifier).digest("base64url");
}

function secret(): string {
  return randomBytes(32).toString("base64url");
}
