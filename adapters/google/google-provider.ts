import * as openid from "openid-client";
import { z } from "zod";
import { type Refusal, refuse } from "#contract/refusals.ts";
import type { GoogleIdentity, GoogleProvider } from "#domain/users/google-provider.ts";
import { lazyConfiguration } from "./configuration.ts";
import { problemOf, refusalOf } from "./failures.ts";
import type { GoogleOptions } from "./options.ts";

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional(),
  email_verified: z.boolean().default(false),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
});

/**
 * Google as an OpenID Connect provider: authorization code with PKCE, state and nonce, and an ID token whose
 * signature is checked although it comes over TLS. Nothing is asked of Google before the first sign-in.
 * @throws Error when the issuer is neither https nor the sandbox's.
 */
export function googleProvider(options: GoogleOptions): GoogleProvider {
  const configuration = lazyConfiguration(options);

  const refused = (error: unknown): Refusal => {
    const refusal = refusalOf(error);
    if (refusal.refused !== "google_cancelled") {
      options.report(`Google sign-in failed: ${problemOf(error)}`);
      // The provider may have moved or changed its keys: the next sign-in asks again.
      configuration.forget();
    }
    return refusal;
  };

  return {
    async signInUrl({ state, nonce, codeVerifier }) {
      try {
        const url = openid.buildAuthorizationUrl(await configuration.get(), {
          redirect_uri: options.redirectUrl,
          scope: "openid email profile",
          state,
          nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: "S256",
          // Somebody on a shared computer must be asked who they are.
          prompt: "select_account",
        });
        return url.href;
      } catch (error) {
        options.report(`Google sign-in is not available: ${problemOf(error)}`);
        return refuse("google_unavailable");
      }
    },

    async identify(answer, { state, nonce, codeVerifier }) {
      try {
        const address = new URL(options.redirectUrl);
        address.search = answer.toString();
        const tokens = await openid.authorizationCodeGrant(await configuration.get(), address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        return toIdentity(claimsSchema.parse(tokens.claims()));
      } catch (error) {
        return refused(error);
      }
    },
  };
}

function toIdentity(claims: z.infer<typeof claimsSchema>): GoogleIdentity {
  return {
    sub: claims.sub,
    email: claims.email,
    emailVerified: claims.email_verified,
    givenName: claims.given_name,
    familyName: claims.family_name,
    fullName: claims.name,
    pictureUrl: claims.picture,
  };
}
