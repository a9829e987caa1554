import { callbackPage, signInPath } from "#contract/pages/paths.ts";
import { openidRoutes } from "#contract/users/openid.ts";
import { userRoutes } from "#contract/users/users.ts";
import { hashToken } from "#domain/tokens.ts";
import { ticketLifetime_ms } from "#domain/users/one-time-token.ts";
import { proofLifetime_ms } from "#domain/users/openid/prove-address.ts";
import { signInLifetime_ms } from "#domain/users/openid/start-sign-in.ts";
import type { BrowserCookie } from "#server/http/sessions/cookies.ts";

export interface ProviderPaths {
  signIn: string;
  /** The path that the provider redirects browsers to; its `redirectUrl` is the app's origin and this path. */
  callback: string;
  page: string;
  /** Begins the name of the cookie of a sign-in. */
  cookie: string;
}

export function pathsOf(name: string): ProviderPaths {
  return {
    signIn: signInPath(name),
    callback: `${signInPath(name)}/callback`,
    page: callbackPage(name),
    cookie: `openid_sign_in_${name}`,
  };
}

/** Proves at the callback that this browser started the sign-in of a state. */
export function signInCookie(
  state: string,
  publicUrl: string,
  { cookie, callback }: Pick<ProviderPaths, "cookie" | "callback">,
): BrowserCookie {
  return {
    // One for each sign-in, so that two tabs do not overwrite each other's.
    name: `${cookie}_${state.slice(0, 16)}`,
    path: callback,
    // The provider's redirect is a navigation from another site; Lax sends the cookie with it, Strict would not.
    sameSite: "lax",
    lifetime_ms: signInLifetime_ms,
    secure: publicUrl.startsWith("https:"),
  };
}

/** Proves at the exchange that this browser came back from a provider with the ticket. */
export function ticketCookie(ticket: string, publicUrl: string): BrowserCookie {
  return {
    // A hash, because the name must hold no part of a ticket and no character that a caller chose.
    name: `openid_ticket_${hashToken(ticket).slice(0, 16)}`,
    path: userRoutes.exchangeTicket.path,
    sameSite: "strict",
    lifetime_ms: ticketLifetime_ms,
    secure: publicUrl.startsWith("https:"),
  };
}

/** Proves that the link mailed to an unproven address is opened in the browser that signed in. */
export function proofCookie(token: string, publicUrl: string): BrowserCookie {
  return {
    name: `address_proof_${hashToken(token).slice(0, 16)}`,
    path: openidRoutes.proveAddress.path,
    sameSite: "strict",
    lifetime_ms: proofLifetime_ms,
    secure: publicUrl.startsWith("https:"),
  };
}
