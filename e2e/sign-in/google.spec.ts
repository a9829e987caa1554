import { expect, type Page } from "@playwright/test";
import { api, enterAt, newPerson, openAccount } from "#e2e/support/people.ts";
import { sessionIn } from "#e2e/support/sign-in.ts";
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

async function chooseAccount(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Alan Turing" }).click();
}
