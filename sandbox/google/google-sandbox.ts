import type { FastifyInstance } from "fastify";
import { sandboxAccounts } from "#contract/sandbox-accounts.ts";
import type { SandboxOptions } from "#sandbox/options.ts";
import { authorizeRoutes } from "./authorize-routes.ts";
import type { Provider } from "./client.ts";
import { discoveryDocument } from "./discovery.ts";
import { faultControl } from "./fault-control.ts";
import { formOf, readFormBodies } from "./form-body.ts";
import { createGrants } from "./grants.ts";
import { createFaults } from "./id-token-faults.ts";
import { createIdTokens } from "./id-tokens.ts";
import { claimsOf } from "./people.ts";
import { answerTokenRequest } from "./token-request.ts";

export interface GoogleSandboxOptions extends Pick<SandboxOptions, "publicUrl" | "sandboxUrl"> {
  now_ms?: () => number;
}

/**
 * An OpenID Connect provider under /google, strict about the client, its address, PKCE and single-use codes. Its issuer
 * is `${sandboxUrl}/google`. It has no passwords, because its people are invented.
 */
export async function googleSandbox(app: FastifyInstance, options: GoogleSandboxOptions): Promise<void> {
  const now_ms = options.now_ms ?? Date.now;
  const provider: Provider = {
    issuer: `${options.sandboxUrl}/google`,
    client: {
      ...sandboxAccounts.google,
      redirectUri: `${options.publicUrl}/api/auth/google/callback`,
    },
  };
  const grants = createGrants(now_ms);
  const idTokens = await createIdTokens(provider, now_ms);
  const faults = createFaults();
  faultControl(app, provider.client, faults);

  await app.register(
    async (scope) => {
      readFormBodies(scope);
      scope.get("/.well-known/openid-configuration", async () => discoveryDocument(provider));
      scope.get("/jwks", async () => idTokens.keys);
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
    { prefix: "/google" },
  );
}
