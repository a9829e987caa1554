import { expect, type Page } from "@playwright/test";
import { dial, openCaller } from "#e2e/support/callers.ts";
import { lose, lostPart, notLoaded } from "#e2e/support/lost-files.ts";
import { delay } from "#e2e/support/page/delayed-scripts.ts";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

/** The errors that the page does not catch from here on. */
function uncaughtErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  return errors;
}

test("a number whose rules do not load says so, and is read once they do", async ({ page, stack }) => {
  const errors = uncaughtErrors(page);
  const find = await lose(page, "plans");
  await openAs(page, stack, await openAccount(stack, newPerson()), "/dashboard");
  const field = page.getByLabel("Phone number");
  await field.fill("442079460001");
  await expect(lostPart(page)).toBeVisible();
  await page.getByRole("button", { name: "Start Call" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: notLoaded })).toBeVisible();
  await find();
  await lostPart(page).getByRole("button", { name: "Try again" }).click();
  await expect(field).toHaveValue("44 20 7946 0001");
  await expect(lostPart(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("a list of countries that does not load says so at the press, and not at the focus", async ({
  page,
  stack,
}) => {
  const errors = uncaughtErrors(page);
  const find = await lose(page, "country-list");
  await openAs(page, stack, await openAccount(stack, newPerson()), "/dashboard");
  const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("/country-list-"));
  const opener = page.getByRole("button", { name: "Choose a country" });
  await opener.focus();
  await lost;
  await expect(lostPart(page)).toHaveCount(0);
  await opener.click();
  await expect(lostPart(page)).toBeVisible();
  await find();
  await lostPart(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog", { name: "Choose a country" })).toBeVisible();
  expect(errors).toEqual([]);
});

test("a country whose name is typed ahead of the list is the one that Enter takes, and none is before", async ({
  page,
  stack,
}) => {
  const arrive = await delay(page, "country-list");
  await openAs(page, stack, await openAccount(stack, newPerson()), "/dashboard");
  await page.getByRole("button", { name: "Choose a country" }).press("Enter");
  await page.keyboard.type("germ");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Choose a country" });
  await expect(dialog).toContainText("Loading...");
  await expect(page.getByRole("combobox", { name: "Country name or code" })).toHaveValue("germ");
  arrive();
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel("Phone number")).toHaveValue("49");
  // The press that opens it, held or pressed again, chooses none.
  await page.getByRole("button", { name: "Country: Germany" }).press("Enter");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Phone number")).toHaveValue("49");
});

test("a sign-in with a passkey whose code does not load says so, and the login page can be left", async ({
  page,
  stack,
}) => {
  for (const file of ["with-passkey", "passkeys", "esm"]) {
    await test.step(file, async () => {
      const errors = uncaughtErrors(page);
      const find = await lose(page, file);
      await page.goto(`${stack.url}/login`);
      await page.getByRole("button", { name: "Sign in with a passkey" }).click();
      await expect(page.getByRole("listitem").filter({ hasText: notLoaded })).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: "Register" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create your account");
      expect(errors).toEqual([]);
      await find();
    });
  }
});

test("a message whose code does not load says so, and is shown once it does", async ({ page, stack }) => {
  const errors = uncaughtErrors(page);
  const find = await lose(page, "toaster");
  await openAs(page, stack, await openAccount(stack, newPerson()), "/dashboard");
  await page.getByRole("button", { name: "Start Call" }).click();
  await expect(lostPart(page)).toBeVisible();
  await find();
  await lostPart(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Please enter a phone number")).toBeVisible();
  await expect(lostPart(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("a call that is started ahead of its engine begins once that is here", async ({ page, stack }) => {
  const arrive = await delay(page, "create-phone");
  await openCaller(page, stack);
  const asked = page.waitForRequest((request) => request.url().includes("/create-phone-"));
  await dial(page);
  await asked;
  await expect(page.getByRole("button", { name: "End Call" })).toBeVisible();
  arrive();
  await expect(page.getByText("Call in progress...")).toBeVisible();
  await page.getByRole("button", { name: "End Call" }).click();
  await expect(page.getByRole("button", { name: "Start Call" })).toBeVisible();
});

test("a call whose engine does not load says so, and begins at the next press", async ({ page, stack }) => {
  const errors = uncaughtErrors(page);
  const find = await lose(page, "create-phone");
  await openCaller(page, stack);
  await dial(page);
  await expect(page.getByRole("listitem").filter({ hasText: notLoaded })).toBeVisible();
  await find();
  await page.getByRole("button", { name: "Start Call" }).click();
  await page.getByRole("button", { name: "End Call" }).click();
  await expect(page.getByRole("button", { name: "Start Call" })).toBeVisible();
  expect(errors).toEqual([]);
});
