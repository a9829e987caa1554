import type { Provider } from "./client.ts";

/** The provider's metadata (OpenID Connect Discovery section 3). */
export function discoveryDocument({ issuer }: Provider) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    scopes_supported: ["openid", "email", "profile"],
    token_endpoint_auth_methods_supported: ["client_secret_post", "client_secret_basic"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    claims_supported: [
      ...["aud", "azp", "exp", "iat", "iss", "sub", "nonce", "at_hash"],
      ...["email", "email_verified", "name", "given_name", "family_name"],
    ],
  };
}
