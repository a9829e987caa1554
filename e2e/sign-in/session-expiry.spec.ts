import { expect, type Page } from "@playwright/test";
import { enterAt, logInAs, newPerson, openAccount, type Person } from "#e2e/support/people.ts";
import { inDatabase } from "#e2e/support/product/database.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

const person = newPerson();
const another = newPerson();
test.beforeAll(async ({ stack }) => {
  await openAccount(stack, person);
  await openAccount(stack, another);
});
test.beforeEach(({ page }) => page.clock.install());

for (const { what, path, label, typed } of [
  { what: "a number to call", path: "/dashboard", label: "Phone number", typed: "44 20 7946 0000" },
  { what: "an amount to buy for", path: "/purchase-credits", label: /^Custom amount/, typed: "37.5" },
]) {
  test(`${what} is restored after the session expired and its user logged in again`, async ({
    page,
    stack,
  }) => {
    await enterAt(page, stack, person, path);
    await page.getByLabel(label).fill(typed);
    await expireSessions(stack);
    await comeBack(page);
    await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
    await expect(page).toHaveURL(`${stack.url}/login`);
    await logInAs(page, person);
    await expect(page).toHaveURL(stack.url + path);
    await expect(page.getByLabel(label)).toHaveValue(typed);
  });
}

test("an unsent message stays on the page, and is there after logging in again", async ({ page, stack }) => {
  await writeMessage(page, stack);
  await expireSessions(stack);
  await page.getByRole("button", { name: "Profile" }).waitFor();
  await comeBack(page);
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
  await expect(page.getByLabel("Message"), "a guest can go on").toHaveValue("It was a long call.");

  await logInFromMenu(page, person);
  await expect(page).toHaveURL(`${stack.url}/contact`);
  await expect(page.getByLabel("Subject")).toHaveValue("About my bill");
  await expect(page.getByLabel("Message")).toHaveValue("It was a long call.");
  await expect(page.getByText("Using your account email address")).toBeVisible();
});

test("the page of a mailed token is no place to come back to", async ({ page, stack }) => {
  await enterAt(page, stack, person, "/reset-password/used");
  await page.getByRole("button", { name: "Profile" }).waitFor();
  await expireSessions(stack);
  await comeBack(page);
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
  await logInFromMenu(page, person);
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
});

test("another user cannot see what was typed", async ({ page, stack }) => {
  await writeMessage(page, stack);
  await expireSessions(stack);
  await comeBack(page);
  await logInFromMenu(page, another);
  await expect(page).toHaveURL(`${stack.url}/contact`);
  await expect(page.getByLabel("Email")).toHaveValue(another.email);
  await expect(page.getByLabel("Message")).toHaveValue("");
});

test("logging out leaves nothing behind", async ({ page, stack }) => {
  await writeMessage(page, stack);
  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Login" }),
  ).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain("long call");
  expect(kept).not.toMatch(/farline\.(session|token)/);
});

async function writeMessage(page: Page, stack: Stack): Promise<void> {
  await enterAt(page, stack, person, "/contact");
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await page.getByLabel("Subject").fill("About my bill");
  await page.getByLabel("Message").fill("It was a long call.");
}

/** The page that the link leaves stays until the login page has loaded, and may have a field of the same name. */
async function logInFromMenu(page: Page, who: Person): Promise<void> {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await logInAs(page, who);
}

/** Expires the session, as after more than a day away. */
async function expireSessions(stack: Stack): Promise<void> {
  await inDatabase(stack, (client) => client.query("DELETE FROM session"));
}

/** Leaves the tab and returns to it when its data is stale, so that it reloads. */
async function comeBack(page: Page): Promise<void> {
  await page.clock.setSystemTime(Date.now() + 10 * 60_000);
  await page.evaluate('window.dispatchEvent(new Event("visibilitychange"))');
}
