import type { FastifyInstance } from "fastify";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import type { SandboxOptions } from "#sandbox/options.ts";
import { authorizeRoutes } from "./authorize-routes.ts";
import type { Provider, RegisteredClient } from "./client.ts";
import { formOf, readFormBodies } from "./form-body.ts";
import { createGrants } from "./grants.ts";
import { Faults, faultOrderSchema } from "./id-token-faults.ts";
import { createIdTokens } from "./id-tokens.ts";
import { claimsOf } from "./people.ts";
import { answerTokenRequest, isClient } from "./token-request.ts";

export interface OpenidSandboxOptions extends Pick<SandboxOptions, "publicUrl" | "sandboxUrl"> {
  now_ms?: () => number;
}

/**
 * Two OpenID Connect providers, strict about the client, its address, PKCE and single-use codes. The issuers are
 * `${sandboxUrl}/google`, which stands in for Google, and `${sandboxUrl}/oidc/acme`, which an app has to configure. Each
 * has keys of its own. A person has the same id at both, so a client must not know people by the id alone. They have no
 * passwords, because their people are invented.
 */
export async function openidSandbox(app: FastifyInstance, options: OpenidSandboxOptions): Promise<void> {
  const redirectUri = (path: string) => `${options.publicUrl}/api/auth/${path}/callback`;
  const at = (path: string) => ({ path, issuer: `${options.sandboxUrl}${path}` });
  const google: Provider = {
    name: "Google",
    ...at("/google"),
    client: { ...sandboxAccounts.google, redirectUri: redirectUri("google") },
  };
  const acme: Provider = {
    name: "Acme",
    ...at("/oidc/acme"),
    client: { ...sandboxAccounts.openid, redirectUri: redirectUri("oidc/acme") },
  };
  await serveProvider(app, google, "/sandbox/id-tokens", options.now_ms);
  await serveProvider(app, acme, "/sandbox/acme/id-tokens", options.now_ms);
}

/** Serves a provider under its path, and its switch for faults. */
async function serveProvider(
  app: FastifyInstance,
  provider: Provider,
  faultPath: string,
  now_ms: () => number = Date.now,
): Promise<void> {
  const grants = createGrants(now_ms);
  const idTokens = createIdTokens(provider, now_ms);
  const faults = new Faults();
  faultControl(app, faultPath, provider.client, faults);

  await app.register(
    async (scope) => {
      readFormBodies(scope);
      scope.get("/.well-known/openid-configuration", async () => discoveryDocument(provider));
      scope.get("/jwks", () => idTokens.keys());
      authorizeRoutes(scope, provider, grants);

      scope.post("/token", async (request, reply) => {
        const deps = { client: provider.client, grants, idTokens, faults };
        const { authorization } = request.headers;
        const answer = await answerTokenRequest(deps, authorization, formOf(request.body));
        // Only a client that has tried the header gets a challenge (RFC 6749 section 5.2).
        if (answer.status === 401 && authorization !== undefined) reply.header("www-authenticate", "Basic");
        return reply.code(answer.status).header("cache-control", "no-store").send(answer.body);
      });

      scope.get("/userinfo", async (request, reply) => {
        const [scheme, token] = (request.headers.authorization ?? "").split(" ");
        const grant = scheme?.toLowerCase() === "bearer" && token ? grants.byAccessToken(token) : undefined;
        if (grant) return claimsOf(grant.person, grant.request.scopes);
        return reply
          .code(401)
          .header("www-authenticate", 'Bearer error="invalid_token"')
          .send({ error: "invalid_token", error_description: "Invalid Credentials" });
      });
    },
    { prefix: provider.path },
  );
}

/** The provider's metadata (OpenID Connect Discovery section 3). */
function discoveryDocument({ issuer }: Provider) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ["code"],
    response_modes_supported: ["query", "form_post"],
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

/**
 * The sandbox's own switch for tests: puts a fault into a person's next ID token. It takes the client's secret, so that
 * no page in a browser can turn it.
 */
function faultControl(app: FastifyInstance, path: string, client: RegisteredClient, faults: Faults): void {
  app.post(path, async (request, reply) => {
    if (!isClient(client, request.headers.authorization))
      return reply.code(401).send({ error: "Unauthorized" });
    const order = faultOrderSchema.safeParse(request.body);
    if (!order.success) return reply.code(400).send({ error: order.error.message });
    faults.order(order.data.email, order.data.fault);
    return order.data;
  });
}
