import { expect, type Page } from "@playwright/test";
import { sessionIn } from "#e2e/support/page/session.ts";
import { api, enterAt, logInAs, newPerson, openAccount } from "#e2e/support/people.ts";
import { typeGoogleAccount } from "#e2e/support/sign-in.ts";
import { test } from "#e2e/support/test.ts";

test.use({ serviceWorkers: "allow" });

test("signing in with Google opens an account and leads to the page asked for", async ({ page, stack }) => {
  await page.goto(`${stack.url}/purchase-credits`);
  await expect(page).toHaveURL(`${stack.url}/login`);
  const addresses: string[] = [];
  page.on("framenavigated", (frame) => addresses.push(frame.url()));
  await page.getByRole("button", { name: "Login with Google" }).click();
  await chooseAccount(page);
  await expect(page.getByText("Successfully signed in with Google!")).toBeVisible();
  await expect(page).toHaveURL(`${stack.url}/purchase-credits`);

  await test.step("no address in the history opens a session", async () => {
    const ticket = addresses.find((address) => address.includes("callback?token="));
    if (ticket === undefined) throw new Error(`no ticket in ${addresses.join(" ")}`);
    expect(ticket).not.toContain(await sessionIn(page));
    await page.evaluate(() => localStorage.clear());
    await page.goto(ticket);
    await expect(page.getByText("Error loading user data")).toBeVisible();
    await expect(page).toHaveURL(`${stack.url}/login`);
  });
});

test("signing in works with a provider of another site, whose redirect brings no session along", async ({
  page,
  stack,
}) => {
  const before = newPerson();
  await openAccount(stack, before);
  await enterAt(page, stack, before, "/about");
  const replaced = await sessionIn(page);
  // The page has forgotten its session, but the browser still has the cookie.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${stack.url}/login`);
  await page.getByRole("button", { name: "Login with Google" }).click();
  await expect(page.getByRole("button", { name: "Alan Turing" })).toBeVisible();
  await page.goto(page.url().replace("localhost", "127.0.0.1"));
  const returning = page.waitForRequest((request) => request.url().includes("/api/auth/google/callback?"));
  await chooseAccount(page);

  const headers = await (await returning).allHeaders();
  expect(headers["sec-fetch-site"]).toBe("cross-site");
  expect(headers.cookie).not.toContain(replaced);
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  await expect(page.getByRole("heading", { name: "Alan Turing" })).toBeVisible();
  expect(await sessionIn(page)).not.toBe(replaced);
  expect((await api(stack, "GET", "/api/auth/me", { token: replaced })).status).toBe(401);
});

test("signing in with Google leads to the dashboard without such a page", async ({ page, stack }) => {
  await page.goto(`${stack.url}/login`);
  await page.getByRole("button", { name: "Login with Google" }).click();
  await chooseAccount(page);
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  await expect(page.getByRole("heading", { name: "Alan Turing" })).toBeVisible();
});

test("a password tried on a Google account leads to Google", async ({ page, stack }) => {
  const person = { ...newPerson(), email: "grace.hopper@gmail.example" };
  await page.goto(`${stack.url}/login`);
  await page.getByRole("button", { name: "Login with Google" }).click();
  await typeGoogleAccount(page, person.email);
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(`${stack.url}/login`);

  await logInAs(page, person);
  const dialog = page.getByRole("dialog", { name: "Google Account Required" });
  await expect(dialog).toContainText("created with Google");
  await expect(dialog.getByRole("button", { name: "Sign in with Google" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  const panel = page.getByRole("region", { name: "Google account detected" });
  await panel.getByRole("button", { name: "Sign in with Google" }).click();
  await typeGoogleAccount(page, person.email);
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
});

test("a cancelled sign-in is reported and leads to the login", async ({ page, stack }) => {
  await page.goto(`${stack.url}/login`);
  await page.getByRole("button", { name: "Login with Google" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Authentication failed: The sign-in was cancelled.")).toBeVisible();
  await expect(page).toHaveURL(`${stack.url}/login`);
});

test("a callback that opens no session says why, and leads to the login", async ({ page, stack }) => {
  for (const [query, sentence] of [
    [
      "?error=openid_email_not_verified",
      "Authentication failed: The account you chose has no verified email address.",
    ],
    ["?error=access_denied", "Authentication failed: Something went wrong. Please try again."],
    ["?error=Call+0900+1234+to+unlock", "Authentication failed: Something went wrong. Please try again."],
    ["?error=toString", "Authentication failed: Something went wrong. Please try again."],
    ["", "Authentication failed: No token received"],
    ["?token=never-given", "Error loading user data"],
  ] as const) {
    await test.step(`'${query}' shows '${sentence}'`, async () => {
      await page.goto(`${stack.url}/auth/google/callback${query}`);
      await expect(page.getByText(sentence, { exact: true })).toHaveCount(1);
      await expect(page).toHaveURL(`${stack.url}/login`);
      await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
    });
  }
});

async function chooseAccount(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Alan Turing" }).click();
}
