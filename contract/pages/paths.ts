/** Addresses that mails, redirects and buttons lead to. */

/** The operators' page. Only operators know what it is: contract/operators/routes.ts. */
export const operatorsPath = "/admin";

/** The public configuration; a page reads it before the client of the API is there. */
export const configPath = "/api/config";

/** A link to a new address opens it. It posts the one-time token of the link to `confirmEmail`. */
export const confirmEmailPath = "/confirm-email";

/** The link about a new device opens it. It posts the token of the link to `undoSignIn`. */
export const undoSignInPath = "/undo-sign-in";

/** The mailed link that links a provider without the password opens it. */
export const confirmLinkPath = "/confirm-link";

/** The mailed link that proves an address which a provider does not vouch for opens it. */
export const proveAddressPath = "/confirm-address";

/**
 * The mailed link that turns automatic recharge off opens it. The one-time token follows a `#`, so that no server logs it.
 */
export const rechargeOffPath = "/recharge-off";

/** The link to a recharge that the bank wants confirmed opens it, with `?payment=` and the payment's id. */
export const rechargeFinishPath = "/recharge-finish";

/** The configured name of Google, whose addresses are those of the specification. */
export const google = "google";

/** A browser ends there after a sign-in with a provider. */
export const googleCallbackPage = "/auth/google/callback";
export function callbackPage(provider: string): string {
  return provider === google ? googleCallbackPage : `/auth/oidc/${provider}/callback`;
}

/** Asks for the password of the account that a provider is about to be linked to. */
export const linkProviderPath = "/link-provider";

/** A configured name of a provider: it stands in addresses and in names of variables. */
export const providerNamePattern = /^[a-z][a-z0-9]{0,30}$/;

/** A browser navigates here to start a sign-in with a provider, and the server answers with a redirect. */
export function signInPath(provider: string): string {
  return provider === google ? "/api/auth/google" : `/api/auth/oidc/${provider}`;
}
export function logoPath(provider: string): string {
  return `${signInPath(provider)}/logo`;
}

/** The pages whose words the operator writes: docs/operating.md. */
export const legalPages = [
  { name: "terms", path: "/terms", title: "Terms" },
  { name: "privacy", path: "/privacy", title: "Privacy" },
  { name: "refunds", path: "/refunds", title: "Refunds" },
] as const;
