import { type BrowserContext, expect, type Page } from "@playwright/test";
import { fillName } from "./people.ts";
import type { Stack } from "./product/stack.ts";

type Origin = Pick<Stack, "url">;

/** Logs out by the profile's menu; the login page is there then, which may come a moment after its address. */
export async function logOut(page: Page, stack: Origin): Promise<void> {
  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(`${stack.url}/login`);
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
}

/** Fills the form of the sandbox's Google and sends it. */
export async function typeGoogleAccount(page: Page, email: string): Promise<void> {
  // The login page, which an early press leaves a moment later, has a field of this name too.
  await expect(page.getByRole("heading", { name: "Choose an account" })).toBeVisible();
  await fillName(page, { firstName: "Grace", lastName: "Hopper", email });
  await page.getByRole("button", { name: "Continue" }).click();
}

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
