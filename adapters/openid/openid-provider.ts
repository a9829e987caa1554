import * as openid from "openid-client";
import { z } from "zod";
import { narrow } from "#contract/ascii-text.ts";
import { quoted } from "#contract/files/quoted-text.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { readEmailAddress } from "#contract/users/email-address.ts";
import type { OpenidProvider, ProviderIdentity } from "#domain/users/openid/provider.ts";
import { lazyConfiguration, type OpenidOptions } from "./configuration.ts";

/** A claim that is left out may be null as well (OpenID Connect Core section 5.3.2), as Logto's are. */
const text = z
  .string()
  .nullish()
  .transform((claim) => claim ?? undefined);

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: text.pipe(z.string().max(1_000).optional()),
  /** Apple sends the words as well. Microsoft leaves the claim out. */
  email_verified: z
    .union([z.boolean(), z.enum(["true", "false"]).transform((word) => word === "true")])
    .nullish(),
  given_name: text,
  family_name: text,
  name: text,
  picture: text,
});

type Claims = z.infer<typeof claimsSchema>;
type Tokens = Awaited<ReturnType<typeof openid.authorizationCodeGrant>>;

/**
 * An OpenID Connect provider: authorization code with PKCE, state and nonce, and an ID token whose
 * signature is checked although it comes over TLS. The first sign-in sends the first request to it.
 * @throws Error when the issuer is neither https nor the sandbox's.
 */
export function openidProvider(options: OpenidOptions): OpenidProvider {
  const configuration = lazyConfiguration(options);

  const refused = (error: unknown, secrets: readonly string[]): Refusal => {
    const refusal = refusalOf(error);
    if (!answersOfThePerson.has(refusal.refused)) {
      options.report(`Sign-in with ${options.name} failed: ${problemOf(error, secrets)}`);
      // The provider may have moved or changed its keys, so the next sign-in fetches its metadata again.
      configuration.forget();
    }
    return refusal;
  };

  return {
    name: options.name,
    refusesUnverified: options.refusesUnverified ?? false,

    async signInUrl({ state, nonce, codeVerifier, isAskedAgain }) {
      try {
        const metadata = await configuration.get();
        const prompt = isAskedAgain ? undefined : promptFor(metadata, options);
        const url = openid.buildAuthorizationUrl(metadata, {
          redirect_uri: options.redirectUrl,
          scope: options.scopes ?? "openid email profile",
          ...(options.responseMode === "form_post" ? { response_mode: "form_post" } : {}),
          state,
          nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: "S256",
          ...(prompt && { prompt }),
        });
        return url.href;
      } catch (error) {
        options.report(`Sign-in with ${options.name} is not available: ${problemOf(error, [])}`);
        return refuse("openid_unavailable");
      }
    },

    async identify(answer, { state, nonce, codeVerifier, isAskedAgain }) {
      try {
        const address = new URL(options.redirectUrl);
        address.search = answer.toString();
        const tokens = await openid.authorizationCodeGrant(await configuration.get(), address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        return toIdentity(
          await withAddress(await configuration.get(), tokens),
          options,
          tokens.claims()?.iss,
        );
      } catch (error) {
        const secrets = [options.clientSecret, state, nonce, codeVerifier, ...answer.getAll("code")];
        const prompt = options.prompt ?? "select_account";
        if (isAskedAgain || prompt === "omit" || !isInvalidRequest(error)) return refused(error, secrets);
        options.report(
          `Sign-in with ${options.name} is asked for again without prompt=${prompt}, because ${problemOf(error, secrets)}`,
        );
        return "refusesPrompt";
      }
    },
  };
}

/** The prompt of the first request, unless the provider's metadata lists others alone ("Initiating User Registration" 1.0). */
function promptFor(metadata: openid.Configuration, { prompt = "select_account" }: OpenidOptions) {
  const { prompt_values_supported: supported } = metadata.serverMetadata();
  const isUnknown = Array.isArray(supported) && !supported.includes(prompt);
  return prompt === "omit" || isUnknown ? undefined : prompt;
}

/** The answer to a request with a value that the provider does not know, or with another fault. */
function isInvalidRequest(error: unknown): boolean {
  return error instanceof openid.AuthorizationResponseError && error.error === "invalid_request";
}

/** The claims of the ID token, and those of userinfo when the ID token has no address: OpenID Connect allows both. */
async function withAddress(configuration: openid.Configuration, tokens: Tokens): Promise<Claims> {
  const claims = claimsSchema.parse(tokens.claims());
  if (claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint) return claims;
  const more = await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  return claimsSchema.parse(more);
}

/** Microsoft's common endpoint answers for many issuers, so the ID token says which of them knows the person. */
function toIdentity(claims: Claims, options: OpenidOptions, issuer: string | undefined): ProviderIdentity {
  return {
    issuer: options.knownAs ?? z.string().parse(issuer),
    subject: claims.sub,
    provider: options.label,
    email: mailboxOf(claims.email),
    emailVerified: claims.email_verified ?? options.trustsEmail ?? false,
    givenName: claims.given_name,
    familyName: claims.family_name,
    fullName: claims.name,
    pictureUrl: claims.picture,
  };
}

/**
 * An address that no form here would take is none, and so is one in wide letters: a person who types them means the narrow ones, but
 * a provider names the very mailbox.
 */
function mailboxOf(email = ""): string | undefined {
  return narrow(email) === email ? readEmailAddress(email) : undefined;
}

/** Protocol errors that the provider or our set-up causes, not the person who signs in. */
const outages = new Set(["server_error", "temporarily_unavailable", "invalid_client", "unauthorized_client"]);
const slow = new Set(["OAUTH_TIMEOUT", "OAUTH_ABORT"]);

/** Errors that ask for a page where the request asked for none (OpenID Connect Core section 3.1.2.6). */
const pageNeeded = new Set([
  "login_required",
  "consent_required",
  "interaction_required",
  "account_selection_required",
]);
const answersOfThePerson = new Set<string>(["openid_cancelled", "openid_interaction_required"]);

/** Tells apart a cancelled sign-in, a provider out of service and an answer that failed its checks. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof openid.AuthorizationResponseError && error.error === "access_denied") {
    return refuse("openid_cancelled");
  }
  if (error instanceof openid.AuthorizationResponseError && pageNeeded.has(error.error)) {
    return refuse("openid_interaction_required");
  }
  return refuse(isOutage(error) ? "openid_unavailable" : "openid_answer_invalid");
}

function isOutage(error: unknown): boolean {
  if (error instanceof openid.AuthorizationResponseError || error instanceof openid.ResponseBodyError) {
    return outages.has(error.error);
  }
  // The provider refused our own credentials.
  if (error instanceof openid.WWWAuthenticateChallengeError) return true;
  if (error instanceof openid.ClientError) {
    // A provider out of service answers with a page instead of the protocol's JSON.
    const status = error.cause instanceof Response ? error.cause.status : undefined;
    return slow.has(error.code ?? "") || (status !== undefined && status >= 500);
  }
  return error instanceof TypeError && error.message === "fetch failed";
}

/** Describes a failure for the log: codes, the library's own words and the provider's description of an error. */
function problemOf(error: unknown, secrets: readonly string[]): string {
  if (error instanceof openid.AuthorizationResponseError || error instanceof openid.ResponseBodyError) {
    const { error: code, error_description: description } = error;
    const isDescribed = typeof description === "string" && description !== "";
    return `the provider answered ${quoted(code)}${isDescribed ? `: ${quoted(withoutSecrets(description, secrets), 200)}` : ""}`;
  }
  if (error instanceof z.ZodError) return "the ID token's claims have another shape";
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error && typeof error.code === "string" ? ` (${error.code})` : "";
  return `${error.message}${code}`;
}

const longestWord = 32;

/** A description without our secrets, addresses of people, and words that are long enough to be a secret or a token. */
function withoutSecrets(description: string, secrets: readonly string[]): string {
  const isSecret = (word: string) =>
    word.includes("@") ||
    (word.length >= longestWord && !/^[a-z_]+$/i.test(word)) ||
    secrets.some((secret) => secret !== "" && word.includes(secret));
  return description
    .slice(0, 1_000)
    .split(" ")
    .map((word) => (isSecret(word) ? "…" : word))
    .join(" ");
}
