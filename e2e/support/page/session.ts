import type { BrowserContext, Page } from "@playwright/test";

/** The session's cookie as the browser keeps it; undefined without a session. */
export async function sessionCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === "session");
}

/** The session token of this browser, which only the test can read. */
export async function sessionIn(page: Page): Promise<string> {
  const cookie = await sessionCookie(page.context());
  if (cookie === undefined) throw new Error("the browser has no session");
  return cookie.value;
}
