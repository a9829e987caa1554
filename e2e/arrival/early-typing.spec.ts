import { expect, type Page } from "@playwright/test";
import { delay } from "#e2e/support/page/built-scripts.ts";
import { newPerson, openAccount } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

const password = (page: Page) => page.getByLabel("Password", { exact: true });
const login = (page: Page) => page.getByRole("button", { name: "Login", exact: true });

test("what is typed before the code is here counts, and Enter puts it into no address", async ({
  page,
  stack,
}) => {
  const person = newPerson();
  await openAccount(stack, person);
  const arrive = await delay(page, "index");
  const bringCountries = await delay(page, "country-list");
  await page.goto(`${stack.url}/login`, { waitUntil: "commit" });
  await page.getByLabel("Email").fill(person.email);
  await password(page).fill(person.password);
  await password(page).press("Enter");
  await expect(login(page)).toBeDisabled();
  await expect(page).toHaveURL(`${stack.url}/login`);
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  arrive();
  await login(page).click();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);

  await test.step("a country typed ahead of the list is the one that Enter takes, and none is before", async () => {
    await page.getByRole("button", { name: "Choose a country" }).press("Enter");
    await page.keyboard.type("germ");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Choose a country" });
    await expect(dialog).toContainText("Loading...");
    bringCountries();
    await expect(page.getByRole("option")).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel("Phone number")).toHaveValue("49");
  });
});
