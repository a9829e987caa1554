import { verifiedAddressCookie } from "#contract/constants.ts";
import { session } from "#web/kit/session/browser-session.ts";

let address = "";

/** The address that the login page fills in. This page alone keeps it, until the next session begins or ends. */
export const knownAddress = {
  get: () => address,
  keep(email: string): void {
    address = email;
  },
};

session.subscribe(() => knownAddress.keep(""));

/** Takes the address of the mailed link that was just opened out of its cookie; "" where there is none. */
export function takeVerifiedAddress(): string {
  const cookies = document.cookie.split("; ").map((cookie) => cookie.split("="));
  const [, written = ""] = cookies.find(([name]) => name === verifiedAddressCookie) ?? [];
  // biome-ignore lint/suspicious/noDocumentCookie: the CookieStore API is missing in Firefox ESR, and answers late
  document.cookie = `${verifiedAddressCookie}=; Path=/login; Max-Age=0`;
  try {
    return decodeURIComponent(written);
  } catch {
    return "";
  }
}
