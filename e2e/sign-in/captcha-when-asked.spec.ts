import { expect, type Page } from "@playwright/test";
import { accountsWithoutCaptcha } from "#domain/users/registration/new-accounts.ts";
import { api, fillSignUp, newPerson, nextMachine } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

const box = (page: Page) => page.getByRole("checkbox", { name: "I'm not a robot" });

/** Solves it by keyboard, because some people have no mouse; the browser then works for a while. */
async function solve(page: Page) {
  await box(page).press("Space");
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
}

/** Makes as many attempts as need no CAPTCHA, from a machine that is the page's from then on. */
async function warmUp(page: Page, stack: Stack, path: string, attempts: number) {
  const from = nextMachine();
  await page.setExtraHTTPHeaders({ "x-forwarded-for": from });
  for (let count = 0; count < attempts; count++) {
    expect((await api(stack, "POST", path, { body: newPerson(), from })).status).toBe(200);
  }
}

test("a sign-up from a busy network succeeds once its CAPTCHA is solved", async ({ page, stack }) => {
  await warmUp(page, stack, "/api/auth/signup", accountsWithoutCaptcha);
  await page.goto(`${stack.url}/register`);
  await fillSignUp(page, newPerson());
  await expect(box(page)).toHaveCount(0);
  const button = page.getByRole("button", { name: "Register" });
  await button.click();

  await expect(page.getByText("Please complete the CAPTCHA verification")).toBeVisible();
  await expect(button).toBeDisabled();
  await solve(page);
  await button.click();
  await expect(page.getByText("Registration Successful!")).toBeVisible();
});
