/** While the database is away, the page says which action failed, in the specification's words. */
import { expect, test } from "@playwright/test";
import { messages } from "#contract/messages.ts";
import { type BehindProxy, startBehindProxy } from "./support/behind-proxy.ts";

let product: BehindProxy;

test.beforeAll(async () => {
  product = await startBehindProxy();
});
test.afterAll(() => product?.stop());

test("login, sign-up and reset say what failed, and work once the database is back", async ({ page }) => {
  await page.goto(`${product.url}/login`);
  await product.proxy.set("refuse");

  await page.getByLabel("Email").fill("ada@example.org");
  await page.getByLabel("Password", { exact: true }).fill("a long passphrase of Ada");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByText(messages.login.failed)).toBeVisible();

  await page.goto(`${product.url}/forgot-password`);
  await page.getByLabel("Email").fill("ada@example.org");
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByText(messages.forgotPassword.failed)).toBeVisible();

  await page.goto(`${product.url}/register`);
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Lovelace");
  await page.getByLabel("Email").fill("ada@example.org");
  await page.getByLabel("Password", { exact: true }).fill("a long passphrase of Ada");
  await page.getByLabel("Confirm password").fill("a long passphrase of Ada");
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page.getByText(messages.register.failed)).toBeVisible();

  await product.proxy.set("none");
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page.getByText(messages.register.success)).toBeVisible();
});
