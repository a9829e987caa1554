import { stringifySetCookie } from "cookie";
import { verifiedAddressCookie } from "#contract/users/verified-address.ts";

/**
 * Brings the address whose link was opened to the login page, whose script reads it once and removes it. In the URL the
 * address would stay in histories and logs, and travel with a shared link.
 */
export function bringVerifiedAddress(email: string, publicUrl: string): string {
  const cookie = {
    name: verifiedAddressCookie,
    value: email,
    path: "/login",
    maxAge: 10 * 60,
    sameSite: "strict",
    secure: publicUrl.startsWith("https:"),
  } as const;
  // The library leaves an equals sign in the value, which the page would take for the end of the name.
  return stringifySetCookie(cookie, { encode: encodeURIComponent });
}
