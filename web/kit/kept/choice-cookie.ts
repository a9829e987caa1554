const year_s = 365 * 24 * 60 * 60;

/** Keeps a choice on this device for a year where the server reads it too. */
export function writeChoice(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the CookieStore API is missing in Firefox ESR, and answers late
  document.cookie = `${name}=${value}; Path=/; Max-Age=${year_s}; SameSite=Lax`;
}
