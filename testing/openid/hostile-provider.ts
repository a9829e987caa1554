import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";

export const clientId = "the-client";
export const clientSecret = "the-secret";

export interface Answer {
  status: number;
  body: object | string;
}

/** The claims of an honest provider's token, for a test to falsify. */
export interface HonestToken {
  claims: JWTPayload;
  /** Signs with the provider's published key. */
  sign(claims: JWTPayload): Promise<string>;
  /** Signs with an unpublished key, under the published key's name. */
  signWithAnotherKey(claims: JWTPayload): Promise<string>;
}

export interface HostileProvider {
  issuer: string;
  tokenRequests: URLSearchParams[];
  stop(): Promise<void>;
}

/** All providers of a test file share these: making them takes a few hundred milliseconds. */
const keyPairs = Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]).then(
  ([published, secret]) => ({ published, secret }),
);

/** A provider on loopback whose token endpoint answers as the test says. It accepts every code. */
export async function startHostileProvider(
  answerTokenRequest: (honest: HonestToken) => Promise<Answer>,
  nonce: string,
  /** Answer of its userinfo endpoint; undefined when it has none. */
  userinfo?: Answer,
  /** More of its metadata. */
  besides: object = {},
): Promise<HostileProvider> {
  const { published, secret } = await keyPairs;
  const keys = {
    keys: [{ ...(await exportJWK(published.publicKey)), kid: "one", alg: "RS256", use: "sig" }],
  };
  const tokenRequests: URLSearchParams[] = [];

  const answerTo = async (request: IncomingMessage): Promise<Answer> => {
    const issuer = `http://localhost:${port}`;
    if (request.url === "/.well-known/openid-configuration")
      return { status: 200, body: { ...metadata(issuer, userinfo), ...besides } };
    if (request.url === "/jwks") return { status: 200, body: keys };
    if (userinfo && request.url === "/userinfo") return userinfo;
    let form = "";
    for await (const chunk of request) form += chunk;
    tokenRequests.push(new URLSearchParams(form));
    return answerTokenRequest({
      claims: honestClaims(issuer, nonce),
      sign: (claims) => signed(claims, published.privateKey),
      signWithAnotherKey: (claims) => signed(claims, secret.privateKey),
    });
  };

  const server = createServer(async (request, response) => {
    const { status, body } = await answerTo(request);
    const json = typeof body !== "string";
    response.writeHead(status, { "content-type": json ? "application/json" : "text/html" });
    response.end(json ? JSON.stringify(body) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    issuer: `http://localhost:${port}`,
    tokenRequests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function metadata(issuer: string, userinfo: Answer | undefined) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    ...(userinfo && { userinfo_endpoint: `${issuer}/userinfo` }),
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    authorization_response_iss_parameter_supported: true,
  };
}

function honestClaims(issuer: string, nonce: string): JWTPayload {
  const now_s = Math.floor(Date.now() / 1_000);
  return {
    iss: issuer,
    aud: clientId,
    sub: "108123456789012345678",
    iat: now_s,
    exp: now_s + 3_600,
    nonce,
    email: "ada@example.com",
    email_verified: true,
    given_name: "Ada",
    family_name: "Lovelace",
    name: "Ada Lovelace",
    picture: "https://pictures.example/ada.png",
  };
}

function signed(claims: JWTPayload, key: CryptoKey): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "one" }).sign(key);
}
