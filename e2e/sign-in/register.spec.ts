import { expect, type Page } from "@playwright/test";
import { fillSignUp, linkMailedTo, newPerson, type Person, pressRegister } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

test("every address that a browser's own field takes registers, verifies and logs in, by the letters of its host too", async ({
  page,
  stack,
}) => {
  const [name] = newPerson().email.split("@");
  const international = { ...newPerson(), email: `${name}@почта.рф` };
  await register(page, stack, international);
  await expect(page.getByText(international.email)).toBeVisible();
  const link = await linkMailedTo(stack, international.email);
  for (const email of [
    `${name}.o&m@example.com`,
    `${name}.a/b@example.com`,
    `${name}.x=y@example.com`,
    `почта.${name}@почта.рф`,
  ]) {
    await page.getByRole("button", { name: "Register Another Account" }).click();
    await fillForm(page, { ...newPerson(), email });
    await expect(page.getByText(email)).toBeVisible();
    await linkMailedTo(stack, email);
  }

  await page.goto(link);
  await expect(page.getByLabel("Email")).toHaveValue(
    new RegExp(`^${name}@(почта\\.рф|xn--80a1acny\\.xn--p1ai)$`),
  );
  await page.getByLabel("Password", { exact: true }).fill(international.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  await expect(page.getByRole("main").getByText(international.email)).toBeVisible();
});

async function register(page: Page, stack: Stack, person: Person): Promise<void> {
  await page.goto(`${stack.url}/register`);
  await fillForm(page, person);
  await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Email Verification Required" })).toBeVisible();
}

async function fillForm(page: Page, person: Person, confirmation = person.password): Promise<void> {
  await fillSignUp(page, person, confirmation);
  await pressRegister(page);
}
