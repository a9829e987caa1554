import { expect, type Page } from "@playwright/test";
import {
  enterAs,
  linkMailedTo,
  logInAs,
  mailsTo,
  newPerson,
  openAccount,
  type Person,
  refusal,
  signUp,
} from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";
import { operatorAddress } from "#e2e/support/usual-variables.ts";

const person = newPerson();
test.beforeAll(async ({ stack }) => {
  await openAccount(stack, person);
});

test("the form shows missing fields and the server's refusal", async ({ page, stack }) => {
  await page.clock.install();
  await page.goto(`${stack.url}/login`);
  const missing = page.getByRole("alert").filter({ hasText: "Please fill in all fields" });
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(missing).toBeVisible();
  await page.clock.fastForward(5_100);
  await expect(missing).toBeHidden();

  await logInAs(page, { ...person, password: "not the password" });
  await expect(page.getByText("Invalid email or password")).toBeVisible();
  await expect(page.getByLabel("Email"), "what was typed stays").toHaveValue(person.email);

  await page.route("**/api/auth/login", (route) => route.fulfill({ status: 502, body: "<html>" }));
  await logInAs(page, person);
  await expect(page.getByText("Login failed")).toBeVisible();
  await page.unroute("**/api/auth/login");
  await page.route("**/api/auth/login", (route) => route.abort());
  await logInAs(page, person);
  await expect(page.getByText("An error occurred during login")).toBeVisible();
});

test("the page leads to a forgotten password and to registering", async ({ page, stack }) => {
  await page.goto(`${stack.url}/login`);
  await page.getByRole("link", { name: "Forgot Password" }).click();
  await expect(page).toHaveURL(`${stack.url}/forgot-password`);
  await page.goBack();
  await page.getByRole("main").getByRole("link", { name: "Register" }).click();
  await expect(page).toHaveURL(`${stack.url}/register`);
});

test("logging in leads to the dashboard", async ({ page, stack }) => {
  await enterAs(page, stack, person);
  await expect(page.getByRole("heading", { name: "Ada Lovelace" })).toBeVisible();
});

test("a query shows its message and is cleared", async ({ page, stack }) => {
  for (const [query, sentence] of [
    ["success=true", "Email verified successfully! You can now log in."],
    [
      "error=invalid_token",
      "Invalid verification token. Please try again or request a new verification email.",
    ],
    ["error=server_error", "Server error during verification. Please try again later."],
  ] as const) {
    await test.step(query, async () => {
      await page.goto(`${stack.url}/login?${query}`);
      await expect(page.getByText(sentence)).toHaveCount(1);
      await expect(page).toHaveURL(`${stack.url}/login`);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText(sentence)).toHaveCount(0);
    });
  }
});

test("a mailed link that was changed leads to the login with a message", async ({ page, stack }) => {
  const newcomer = newPerson();
  await signUp(stack, newcomer);
  const link = await linkMailedTo(stack, newcomer.email);
  await page.goto(`${link.slice(0, -3)}xyz`);
  await expect(
    page.getByText("Invalid verification token. Please try again or request a new verification email."),
  ).toBeVisible();
  await expect(page).toHaveURL(`${stack.url}/login`);
});

test("an unverified account can get the mail again, try again, or be deleted", async ({ page, stack }) => {
  const newcomer = newPerson();
  await signUp(stack, newcomer);
  await logInUnverified(page, stack, newcomer);
  await expect(page.getByText(newcomer.email)).toBeVisible();

  const resend = page.getByRole("button", { name: "Resend verification email" });
  await resend.click();
  await expect(page.getByText("Verification email sent! Please check your inbox.")).toBeVisible();
  await expect.poll(async () => (await mailsTo(stack, newcomer.email)).length).toBe(2);
  await page.route("**/api/auth/resend-verification", (route) =>
    route.fulfill({ status: 429, json: refusal("too_many_requests", "Too many attempts.") }),
  );
  await resend.click();
  await expect(page.getByText("Failed to send verification email. Please try again.")).toBeVisible();

  await page.getByRole("button", { name: "Try Another Account" }).click();
  await expect(page.getByLabel("Email")).toBeVisible();
  await logInUnverified(page, stack, newcomer);
  await page.getByRole("button", { name: "Delete Account" }).click();
  await page
    .getByRole("dialog", { name: "Delete this account?" })
    .getByRole("button", { name: "Delete for good" })
    .click();
  await expect(page.getByText("Account deleted successfully.")).toBeVisible();
  await logInAs(page, newcomer);
  await expect(page.getByText("Invalid email or password")).toBeVisible();
});

test("a protected account cannot be deleted", async ({ page, stack }) => {
  const operator = { ...newPerson(), email: operatorAddress };
  await signUp(stack, operator);
  await logInUnverified(page, stack, operator);
  await page.getByRole("button", { name: "Delete Account" }).click();
  await page
    .getByRole("dialog", { name: "Delete this account?" })
    .getByRole("button", { name: "Delete for good" })
    .click();
  await expect(page.getByText("This account cannot be deleted")).toBeVisible();
});

async function logInUnverified(page: Page, stack: Stack, newcomer: Person): Promise<void> {
  await page.goto(`${stack.url}/login`);
  await logInAs(page, newcomer);
  await expect(page.getByRole("heading", { name: "Email Verification Required" })).toBeVisible();
}
