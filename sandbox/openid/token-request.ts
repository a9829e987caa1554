import { timingSafeEqual } from "node:crypto";
import type { RegisteredClient } from "./client.ts";
import { accessTokenLifetime_s, type Grants } from "./grants.ts";
import type { Faults } from "./id-token-faults.ts";
import type { IdTokens } from "./id-tokens.ts";

export interface TokenReply {
  status: 200 | 400 | 401;
  body: Record<string, string | number>;
}

interface TokenDeps {
  client: RegisteredClient;
  grants: Grants;
  idTokens: IdTokens;
  faults: Faults;
}

/** Answers a token request (RFC 6749 sections 4.1.3 and 5.2). */
export async function answerTokenRequest(
  deps: TokenDeps,
  authorization: string | undefined,
  form: URLSearchParams,
): Promise<TokenReply> {
  if ([...form.keys()].some((name) => form.getAll(name).length > 1)) {
    return mistake("invalid_request", "A parameter is repeated.");
  }
  const credentials = presentedCredentials(authorization, form);
  if (credentials === "both") {
    return mistake("invalid_request", "Authenticate the client in one way only.");
  }
  if (!credentials || !areOf(deps.client, credentials)) {
    return { status: 401, body: { error: "invalid_client", error_description: "Unauthorized" } };
  }
  if (form.get("grant_type") !== "authorization_code") {
    return mistake("unsupported_grant_type", "grant_type must be authorization_code.");
  }
  const code = form.get("code");
  const redirectUri = form.get("redirect_uri");
  const codeVerifier = form.get("code_verifier");
  if (!code || !redirectUri || !codeVerifier) {
    return mistake("invalid_request", "code, redirect_uri and code_verifier are required.");
  }
  const redeemed = deps.grants.redeemCode(code, { redirectUri, codeVerifier });
  if (!redeemed) return mistake("invalid_grant", "Malformed auth code.");
  const fault = deps.faults.take(redeemed.grant.person.email);
  return {
    status: 200,
    body: {
      access_token: redeemed.accessToken,
      expires_in: accessTokenLifetime_s,
      scope: [...redeemed.grant.request.scopes].join(" "),
      token_type: "Bearer",
      id_token: await deps.idTokens.issue(redeemed.grant, redeemed.accessToken, fault),
    },
  };
}

/** Returns true for the client's own Authorization header. */
export function isClient(client: RegisteredClient, authorization: string | undefined): boolean {
  const credentials = authorization === undefined ? undefined : basicCredentials(authorization);
  return credentials !== undefined && areOf(client, credentials);
}

function mistake(error: string, description: string): TokenReply {
  return { status: 400, body: { error, error_description: description } };
}

interface Credentials {
  id: string;
  secret: string;
}

function presentedCredentials(
  authorization: string | undefined,
  form: URLSearchParams,
): Credentials | "both" | undefined {
  const secret = form.get("client_secret");
  if (authorization !== undefined && secret !== null) return "both";
  if (authorization !== undefined) return basicCredentials(authorization);
  return secret === null ? undefined : { id: form.get("client_id") ?? "", secret };
}

/** Decodes the id and the secret, which the client form-encodes before joining them (RFC 6749 section 2.3.1). */
function basicCredentials(authorization: string): Credentials | undefined {
  const [scheme, encoded] = authorization.split(" ");
  if (scheme?.toLowerCase() !== "basic" || !encoded) return undefined;
  const [id, secret, rest] = Buffer.from(encoded, "base64").toString("utf8").split(":");
  if (id === undefined || secret === undefined || rest !== undefined) return undefined;
  const decoded = new URLSearchParams(`id=${id}&secret=${secret}`);
  return { id: decoded.get("id") ?? "", secret: decoded.get("secret") ?? "" };
}

function areOf(client: RegisteredClient, { id, secret }: Credentials): boolean {
  const expected = Buffer.from(client.clientSecret);
  const actual = Buffer.from(secret);
  return id === client.clientId && actual.length === expected.length && timingSafeEqual(actual, expected);
}
