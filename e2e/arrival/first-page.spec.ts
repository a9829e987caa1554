import { expect } from "@playwright/test";
import { delay } from "#e2e/support/page/built-scripts.ts";
import { atRest } from "#e2e/support/page/prepared-page.ts";
import { test } from "#e2e/support/test.ts";

test("a reader who has scrolled before the first script stays there", async ({ page, stack }) => {
  const arrive = await delay(page, "index");
  await page.goto(`${stack.url}/terms`, { waitUntil: "commit" });
  const privacy = page.getByRole("contentinfo").getByRole("link", { name: "Privacy" });
  // A font that comes later would break lines elsewhere, and so move the place.
  await page.evaluate("document.fonts.ready.then(() => undefined)");
  await privacy.scrollIntoViewIfNeeded();
  const place = () => page.evaluate<number>("scrollY");
  const before = await place();
  expect(before).toBeGreaterThan(0);
  arrive();
  await atRest(page);
  expect(await place()).toBe(before);
  await privacy.click();
  await expect(page.getByRole("heading", { name: "Privacy", level: 1 })).toBeVisible();
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect.poll(place).toBe(before);
});

test("a link that the browser follows ahead of the code leads to the page's first field, as one of the code does", async ({
  page,
  stack,
}) => {
  /** Presses the link of a page that has just begun to arrive. A press whose page moves under it is made anew. */
  async function followLink(): Promise<void> {
    await page.goto(stack.url, { waitUntil: "commit" });
    await expect(async () => {
      if (page.url() === `${stack.url}/`) {
        await page.getByRole("main").getByRole("link", { name: "Sign Up" }).first().click();
      }
      await expect(page).toHaveURL(`${stack.url}/register`, { timeout: 5_000 });
    }).toPass();
  }

  const arrive = await delay(page, "index");
  await followLink();
  const firstName = page.getByLabel("First name");
  await expect(firstName).toBeVisible();
  arrive();
  await expect(firstName).toBeFocused();

  // A reader who has gone somewhere else stays there, and a reload is no way to a field.
  const arriveLate = await delay(page, "index");
  await followLink();
  await page.getByLabel("Email").focus();
  arriveLate();
  await atRest(page);
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.reload();
  await atRest(page);
  await expect(firstName).not.toBeFocused();
});
