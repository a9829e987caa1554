import { expect, type Page } from "@playwright/test";
import { enterAt, linkMailedTo, logInAs, mailsTo, newPerson, openAccount } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

test("a mailed link sets a new password, leads to the login after 3 seconds, and works once", async ({
  page,
  stack,
}) => {
  const person = newPerson();
  await openAccount(stack, person);
  const before = (await mailsTo(stack, person.email)).length;
  await askForLink(page, stack, person.email);
  await expect.poll(async () => (await mailsTo(stack, person.email)).length).toBe(before + 1);
  const link = await linkMailedTo(stack, person.email);
  expect(link).toMatch(new RegExp(`^${stack.url}/reset-password/[\\w-]+$`));

  await page.clock.install();
  await enterAt(page, stack, person, new URL(link).pathname);
  await setPassword(page, "a new long password", "another long password");
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  // From now on only the test moves the page's clock: a busy machine takes seconds between two lines.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await setPassword(page, "a new long password", "a new long password");
  await expect(page.getByText("Your password has been reset. You can now log in.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Profile" }), "this device is logged out").toBeHidden();
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL(link);
  await page.clock.runFor(1_500);
  await page.clock.resume();
  await expect(page).toHaveURL(`${stack.url}/login`);
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeHidden();
  await expect(page.getByLabel("Email"), "the address is filled in").toHaveValue(person.email);
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();

  await logInAs(page, person);
  await expect(page.getByText("Invalid email or password")).toBeVisible();
  await logInAs(page, { ...person, password: "a new long password" });
  await expect(page).toHaveURL(`${stack.url}/dashboard`);

  await page.goto(link);
  await setPassword(page, "yet another password", "yet another password");
  await expect(page.getByText("This reset link is no longer valid. Please request a new one.")).toBeVisible();
});

async function askForLink(page: Page, stack: Stack, email: string): Promise<void> {
  await page.goto(`${stack.url}/forgot-password`);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(
    page.getByText("If an account exists for this address, a reset link is on its way."),
  ).toBeVisible();
}

async function setPassword(page: Page, password: string, confirmation: string): Promise<void> {
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(confirmation);
  await page.getByRole("button", { name: "Reset Password" }).click();
}
