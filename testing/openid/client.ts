import type { OpenidOptions } from "#adapters/openid/configuration.ts";
import { openidProvider } from "#adapters/openid/openid-provider.ts";
import { clientId, clientSecret } from "./hostile-provider.ts";

export const publicUrl = "http://localhost:3000";
export const redirectUrl = `${publicUrl}/api/auth/google/callback`;
/** Values kept by the browser that starts a sign-in. */
export const challenge = {
  state: "s".repeat(43),
  nonce: "n".repeat(43),
  codeVerifier: "v".repeat(43),
  isAskedAgain: false,
};

/** Our side of a sign-in with an issuer, and the problems that it reports. */
export function client(issuer: string, options: Partial<OpenidOptions> = {}) {
  const problems: string[] = [];
  const provider = openidProvider({
    name: "google",
    label: "Google",
    issuer,
    clientId,
    clientSecret,
    redirectUrl,
    timeout_s: 60,
    report: (problem) => problems.push(problem),
    ...options,
  });
  return { provider, problems };
}
