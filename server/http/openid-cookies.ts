import { googleSignInPath, userRoutes } from "#contract/users.ts";
import { ticketLifetime_ms } from "#domain/users/issue-one-time-token.ts";
import { signInLifetime_ms } from "#domain/users/openid/start-sign-in.ts";
import { hashToken } from "#domain/users/tokens.ts";
import type { BrowserCookie } from "./cookies.ts";

/** The path that Google redirects browsers to; the provider's `redirectUrl` is the app's origin and this path. */
export const googleCallbackPath = `${googleSignInPath}/callback`;

/** Proves at the callback that this browser started the sign-in of a state. */
export function signInCookie(state: string, publicUrl: string): BrowserCookie {
  return {
    // One for each sign-in, so that two tabs do not overwrite each other's.
    name: `google_sign_in_${state.slice(0, 16)}`,
    path: googleCallbackPath,
    // Google's redirect is a navigation from another site; Lax sends the cookie with it, Strict would not.
    sameSite: "lax",
    lifetime_ms: signInLifetime_ms,
    secure: publicUrl.startsWith("https:"),
  };
}

/** Proves at the exchange that this browser came back from Google with the ticket. */
export function ticketCookie(ticket: string, publicUrl: string): BrowserCookie {
  return {
    // A hash, because the name must hold no part of a ticket and no character that a caller chose.
    name: `google_ticket_${hashToken(ticket).slice(0, 16)}`,
    path: userRoutes.exchangeTicket.path,
    sameSite: "strict",
    lifetime_ms: ticketLifetime_ms,
    secure: publicUrl.startsWith("https:"),
  };
}
