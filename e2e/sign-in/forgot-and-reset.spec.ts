import { expect, type Locator, type Page } from "@playwright/test";
import { stopTime } from "#e2e/support/page/own-time.ts";
import {
  enterAt,
  linkMailedTo,
  logInAs,
  mailsTo,
  newPerson,
  openAccount,
  refusal,
} from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

test("the forgotten password's form shows a missing address and a failure, and leads back", async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.url}/forgot-password`);
  const send = page.getByRole("button", { name: "Send Reset Link" });
  await send.click();
  await expect(page.getByText("Please enter your email")).toBeVisible();
  await page.getByLabel("Email").fill("nobody");
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();

  await page.getByLabel("Email").fill("ada@example.com");
  await page.route("**/api/auth/forgot-password", (route) => route.abort());
  await send.click();
  await expect(page.getByText("Failed to send reset email")).toBeVisible();
  await page.getByRole("link", { name: "Back to Login" }).click();
  await expect(page).toHaveURL(`${stack.url}/login`);
});

test("an address without an account gets the same words for 5 seconds, and no mail", async ({
  page,
  stack,
}) => {
  await page.clock.install();
  const sent = await askForLink(page, stack, "stranger@example.com");
  expect(await mailsTo(stack, "stranger@example.com")).toEqual([]);
  await page.clock.fastForward(5_000);
  await expect(sent).toBeHidden();
  await expect(page.getByText("Open the link in our mail to choose a new password.")).toBeVisible();
});

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
  await test.step("the form refuses invalid passwords", async () => {
    await setPassword(page, "", "");
    await expect(page.getByRole("alert").filter({ hasText: "Please enter all fields" })).toBeVisible();
    await setPassword(page, "12345", "12345");
    await expect(page.getByText("Password must be at least 6 characters")).toBeVisible();
    await setPassword(page, "a new long password", "another long password");
    await expect(page.getByText("Passwords do not match")).toBeVisible();
  });
  await test.step("an unreachable server shows that the reset failed", async () => {
    await page.route("**/api/auth/reset-password/*", (route) => route.abort());
    await setPassword(page, "a new long password", "a new long password");
    await expect(page.getByText("Failed to reset password")).toBeVisible();
    await page.unroute("**/api/auth/reset-password/*");
  });
  await stopTime(page);
  await page.getByRole("button", { name: "Reset Password" }).click();
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

test("a refused reset shows the server's sentence", async ({ page, stack }) => {
  await page.route("**/api/auth/reset-password/*", (route) =>
    route.fulfill({ status: 400, json: refusal("invalid_request", "This password is on every list.") }),
  );
  await page.goto(`${stack.url}/reset-password/x`);
  await setPassword(page, "a new long password", "a new long password");
  await expect(page.getByText("This password is on every list.")).toBeVisible();
});

async function askForLink(page: Page, stack: Stack, email: string): Promise<Locator> {
  await page.goto(`${stack.url}/forgot-password`);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  const sent = page
    .getByRole("alert")
    .filter({ hasText: "If an account exists for this address, a reset link is on its way." });
  await expect(sent).toBeVisible();
  return sent;
}

async function setPassword(page: Page, password: string, confirmation: string): Promise<void> {
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(confirmation);
  await page.getByRole("button", { name: "Reset Password" }).click();
}
