import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { cardProvider, payWith, startPayment } from "#e2e/support/cards.ts";
import {
  api,
  enterAt,
  linkMailedTo,
  logInAs,
  mailsTo,
  newPerson,
  openAccount,
  type Person,
} from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

test("the profile menu leads to the settings, where the name can be changed", async ({ page, stack }) => {
  await enterWithAccount(page, stack, newPerson());
  const profile = page.getByRole("button", { name: "Profile" });
  await profile.click();
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");

  const card = page.getByRole("region", { name: "Name" });
  await card.getByLabel("First name").fill(" ");
  await card.getByRole("button", { name: "Save name" }).click();
  await expect(card.getByText("Please enter both names")).toBeVisible();
  await card.getByLabel("First name").fill("Augusta");
  await card.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Your name has been saved.")).toBeVisible();
  await profile.click();
  await expect(page.getByRole("dialog", { name: "Profile" })).toContainText("Augusta");
});

test("a new password replaces the old one, and logs out the other devices", async ({
  page,
  browser,
  stack,
}) => {
  const person = newPerson();
  await enterWithAccount(page, stack, person, "/settings");
  const elsewhere = await (await browser.newContext()).newPage();
  await enterAt(elsewhere, stack, person, "/dashboard");

  const card = page.getByRole("region", { name: "Password" });
  const change = card.getByRole("button", { name: "Change password" });
  await change.click();
  await expect(card.getByText("Please enter your current password")).toBeVisible();
  await card.getByLabel("Your current password").fill("not the password");
  await card.getByLabel("New password").fill("an even longer secret");
  await card.getByLabel("Confirm password").fill("an even longer");
  await change.click();
  await expect(card.getByText("Passwords do not match")).toBeVisible();
  await card.getByLabel("Confirm password").fill("an even longer secret");
  await change.click();
  await expect(page.getByText("This is not your password.")).toBeVisible();
  await card.getByLabel("Your current password").fill(person.password);
  await change.click();
  await expect(
    page.getByText("Your password has been changed. Other devices were logged out."),
  ).toBeVisible();
  await expect(card.getByLabel("New password")).toHaveValue("");

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(`${stack.url}/login`);
  await logInAs(elsewhere, { ...person, password: "an even longer secret" });
  await expect(elsewhere).toHaveURL(`${stack.url}/dashboard`);
  await elsewhere.context().close();
});

test("a new address takes effect once its mailed link is opened", async ({ page, stack }) => {
  const person = newPerson();
  const address = `new.${person.email}`;
  await enterWithAccount(page, stack, person, "/settings");
  const card = page.getByRole("region", { name: "Email address" });
  await card.getByLabel("New email").fill(address);
  await card.getByLabel("Your current password").fill(person.password);
  await card.getByRole("button", { name: "Change email" }).click();
  await expect(card.getByText("takes effect when you open the link we sent to it")).toBeVisible();
  await card.getByRole("button", { name: "Keep the old address" }).click();
  await expect(page.getByText("Your address has not changed.")).toBeVisible();
  const first = await linkMailedTo(stack, address);

  await card.getByLabel("New email").fill(address);
  await card.getByLabel("Your current password").fill(person.password);
  await card.getByRole("button", { name: "Change email" }).click();
  await expect.poll(async () => (await mailsTo(stack, address)).length).toBe(2);
  await page.goto(first);
  await page.getByRole("button", { name: "Confirm new address" }).click();
  await expect(
    page.getByText("This link is no longer valid. Please change your address again in the settings."),
  ).toBeVisible();
  await page.goto(await linkMailedTo(stack, address));
  await page.getByRole("button", { name: "Confirm new address" }).click();
  await expect(page.getByText("Your email address has been changed.")).toBeVisible();
  expect((await logIn(stack, { ...person, email: address })).status).toBe(200);
  expect((await logIn(stack, person)).status).toBe(401);
});

test("other devices are listed and can be logged out, one or all", async ({ page, stack }) => {
  const person = newPerson();
  await enterWithAccount(page, stack, person, "/settings");
  const [one, two] = [await logIn(stack, person), await logIn(stack, person)];
  await page.reload();
  const card = page.getByRole("region", { name: "Where you are logged in" });
  // The account was opened over the API as well.
  await expect(card.getByRole("listitem")).toHaveCount(4);
  await expect(card.getByRole("listitem").filter({ hasText: "This device" })).toHaveCount(1);
  await card.getByRole("listitem").first().waitFor();
  await card
    .getByRole("button", { name: /^Log out / })
    .and(card.getByRole("listitem").getByRole("button"))
    .first()
    .click();
  await expect(page.getByText("That device was logged out.")).toBeVisible();
  await expect(card.getByRole("listitem")).toHaveCount(3);
  await card.getByRole("button", { name: "Log out all other devices" }).click();
  await expect(page.getByText("All other devices were logged out.")).toBeVisible();
  await expect(card.getByRole("listitem")).toHaveCount(1);
  for (const { body } of [one, two]) {
    expect((await api(stack, "GET", "/api/auth/me", { token: String(body.token) })).status).toBe(401);
  }
});

test("all kept data can be saved as a file", async ({ page, stack }) => {
  const person = newPerson();
  await enterWithAccount(page, stack, person, "/settings");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe("farline-data.json");
  const data = JSON.parse(await readFile(await file.path(), "utf8"));
  expect(data).toMatchObject({ profile: { email: person.email, firstName: "Ada" }, credits: 0 });
});

test("deleting an account offers the money back first, and asks for nothing once all went back", async ({
  page,
  stack,
}) => {
  const person = newPerson();
  const token = await enterWithAccount(page, stack, person, "/settings");
  for (const card of ["pm_card_visa", "pm_card_mastercard"]) {
    await payWith(stack, await startPayment(stack, token), card);
    await api(stack, "POST", "/api/payments/add-credits", { token, body: { credits: 100 } });
  }
  await page.reload();
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog).toContainText("You still have 200 credits, which would be lost.");
  await expect(dialog.getByText("Taken from your balance")).toHaveCount(2);
  await dialog.getByRole("button", { name: "Get $10.00 back" }).first().click();
  await expect(dialog).toContainText("You still have 100 credits, which would be lost.");
  await dialog.getByRole("button", { name: "Get $10.00 back" }).click();
  await expect(dialog.getByLabel("I give up my credits")).toHaveCount(0);
  await dialog.getByLabel("Your current password").fill(person.password);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText("Account deleted successfully.")).toBeVisible();
  const refunds = (await cardProvider(stack).refunds.list({ limit: 2 })).data;
  expect(refunds.map(({ amount }) => amount)).toEqual([1_000, 1_000]);
});

test("an account can be deleted, after a warning about its credits", async ({ page, stack }) => {
  const person = newPerson();
  const token = await enterWithAccount(page, stack, person, "/settings");
  await payWith(stack, await startPayment(stack, token), "pm_card_visa");
  await api(stack, "POST", "/api/payments/add-credits", { token, body: { credits: 100 } });
  await page.reload();
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog).toContainText("You still have 100 credits, which would be lost.");
  await dialog.getByLabel("Your current password").fill(person.password);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(dialog.getByText("Please confirm that you give up your credits")).toBeVisible();
  await dialog.getByLabel("I give up my credits").check();
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText("Account deleted successfully.")).toBeVisible();
  await expect(page).toHaveURL(`${stack.url}/login`);
  expect((await logIn(stack, person)).status).toBe(401);
});

async function enterWithAccount(
  page: Page,
  stack: Stack,
  person: Person,
  path = "/dashboard",
): Promise<string> {
  const token = await openAccount(stack, person);
  await enterAt(page, stack, person, path);
  return token;
}

function logIn(stack: Stack, { email, password }: Pick<Person, "email" | "password">) {
  return api(stack, "POST", "/api/auth/login", { body: { email, password } });
}
