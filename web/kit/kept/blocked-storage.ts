/** Parts of a session that this browser does not keep: `navigator.cookieEnabled` is true where Chromium blocks cookies. */
export function blockedStorage(): "cookies" | "storage" | null {
  if (!keepsCookies()) return "cookies";
  return keepsItems() ? null : "storage";
}

const probe = "farline_probe";

function keepsCookies(): boolean {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API, and none has it over http.
    document.cookie = `${probe}=1; Path=/; SameSite=Strict`;
    const isKept = document.cookie.includes(`${probe}=1`);
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    document.cookie = `${probe}=; Path=/; SameSite=Strict; Max-Age=0`;
    return isKept;
  } catch {
    return false;
  }
}

function keepsItems(): boolean {
  try {
    localStorage.setItem(probe, "1");
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
