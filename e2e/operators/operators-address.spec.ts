import { expect } from "@playwright/test";
import { enterAt, logInAs, newPerson, openAccount } from "#e2e/support/people.ts";
import { inDatabase } from "#e2e/support/product/database.ts";
import { test } from "#e2e/support/test.ts";

test.use({ serviceWorkers: "allow" });

const person = newPerson();
test.beforeAll(({ stack }) => openAccount(stack, person));

test("a visitor of the operators' page logs in and comes back, where a user without a grant finds nothing", async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.url}/admin/users?find=ada`);
  await expect(page).toHaveURL(`${stack.url}/login?to=%2Fadmin%2Fusers%3Ffind%3Dada`);
  await logInAs(page, person);
  await expect(page).toHaveURL(`${stack.url}/admin/users?find=ada`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404: page not found");
});

test("a session that has ended leads to the login, and not in a circle", async ({ page, stack }) => {
  await enterAt(page, stack, person, "/about");
  // An open page would notice the end first, and forget the session.
  await page.goto("about:blank");
  await inDatabase(stack, (client) => client.query("DELETE FROM session"));
  await page.goto(`${stack.url}/admin`);
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
  await expect(page).toHaveURL(`${stack.url}/login?to=%2Fadmin`);
  await logInAs(page, person);
  await expect(page).toHaveURL(`${stack.url}/admin`);
});

test("login leads to no other address that a link names", async ({ page, stack }) => {
  await enterAt(page, stack, person, "/about");
  for (const to of [
    "https://elsewhere.example/admin",
    "//elsewhere.example/admin",
    "/administer",
    "/settings",
  ]) {
    await page.goto(`${stack.url}/login?to=${encodeURIComponent(to)}`);
    await expect(page).toHaveURL(`${stack.url}/dashboard`);
  }
});
