/** While the database is away, the page says which action failed, in the specification's words. */
import { expect, test } from "@playwright/test";
import { messages } from "#contract/messages/messages.ts";
import { fillSignUp, logInAs, newPerson, pressRegister } from "#e2e/support/people.ts";
import { type BehindProxy, startBehindProxy } from "#e2e/support/product/behind-proxy.ts";

let product: BehindProxy;

test.beforeAll(async () => {
  product = await startBehindProxy();
});
test.afterAll(() => product?.stop());

test("login, sign-up and reset say what failed, and work once the database is back", async ({ page }) => {
  await page.goto(`${product.url}/login`);
  await product.proxy.set("refuse");

  const person = newPerson();
  await logInAs(page, person);
  await expect(page.getByText(messages.login.failed)).toBeVisible();

  await page.goto(`${product.url}/forgot-password`);
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByText(messages.forgotPassword.failed)).toBeVisible();

  await page.goto(`${product.url}/register`);
  await fillSignUp(page, person);
  await pressRegister(page);
  await expect(page.getByText(messages.register.failed)).toBeVisible();

  await product.proxy.set("none");
  await pressRegister(page);
  await expect(page.getByText(messages.register.success)).toBeVisible();
});
