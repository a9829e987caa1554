import * as openid from "openid-client";
import { z } from "zod";
import { type Finding, failureCode, right, type ServiceCheck, wrong } from "#domain/service-check.ts";
import { lazyConfiguration, type OpenidOptions } from "./configuration.ts";

type CheckOptions = Omit<OpenidOptions, "report" | "label"> & {
  /** The beginning of the names of the variables. */
  variables: string;
};

/** Checks that the provider is the configured issuer and knows the client. Signs no user in. */
export function discoveryCheck(options: CheckOptions): ServiceCheck {
  return {
    name: options.name,
    async check() {
      try {
        const configuration = await lazyConfiguration(options).get();
        return [
          right(`${options.issuer} answers as the configured issuer.`),
          await clientFinding(configuration, options),
          ...secretFindings(options),
        ];
      } catch (error) {
        return [wrong(discoverySentence(options.issuer, error))];
      }
    },
  };
}

/** A provider looks at the client's credentials before it looks at the code (RFC 6749, sections 4.1.3 and 5.2). */
async function clientFinding(
  configuration: openid.Configuration,
  { redirectUrl, variables }: CheckOptions,
): Promise<Finding> {
  try {
    await openid.genericGrantRequest(configuration, "authorization_code", {
      code: "a-code-that-was-never-issued",
      redirect_uri: redirectUrl,
      code_verifier: openid.randomPKCECodeVerifier(),
    });
    return wrong("The provider took a code that it never issued: it cannot be trusted with sign-ins.");
  } catch (error) {
    const answer = error instanceof openid.ResponseBodyError ? error.error : failureCode(error);
    if (answer === "invalid_grant")
      return right(`${variables}_CLIENT_ID and ${variables}_CLIENT_SECRET are accepted.`);
    if (answer === "invalid_client" || answer === "unauthorized_client")
      return wrong(
        `${variables}_CLIENT_ID or ${variables}_CLIENT_SECRET is refused: copy both from the provider's console.`,
      );
    if (answer === "redirect_uri_mismatch")
      return wrong(`The OAuth client lacks the redirect ${redirectUrl}: add it in the provider's console.`);
    return wrong(`The client could not be checked (${answer}): check again, and try a sign-in.`);
  }
}

function discoverySentence(issuer: string, error: unknown): string {
  const code = failureCode(error);
  return code === "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED"
    ? `${issuer} names another issuer than itself: sign-in would be refused, so see what answers at this address.`
    : `${issuer} does not answer as an OpenID Connect provider (${code}): see that this machine reaches it.`;
}

/** Apple's secret is a JWT that the operator signs, and that ends after six months at the latest. */
function secretFindings({ clientSecret, variables }: CheckOptions): Finding[] {
  const expiry = secretExpiry(clientSecret);
  if (expiry === undefined) return [];
  const day = expiry.toISOString().slice(0, 10);
  return expiry.getTime() <= Date.now()
    ? [wrong(`${variables}_CLIENT_SECRET is a JWT that ended on ${day}: sign a new one.`)]
    : [right(`${variables}_CLIENT_SECRET is a JWT that ends on ${day}: replace it before.`)];
}

const payloadSchema = z.object({ exp: z.number() });

/** Expiry of a client secret that is a signed JWT, as Apple's is; undefined for any other secret. */
function secretExpiry(secret: string): Date | undefined {
  const [, payload, signature, ...rest] = secret.split(".");
  if (!payload || !signature || rest.length > 0) return undefined;
  try {
    const claims = payloadSchema.safeParse(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
    return claims.success ? new Date(claims.data.exp * 1_000) : undefined;
  } catch {
    return undefined;
  }
}
