import { expect } from "@playwright/test";
import { languages } from "#contract/pages/languages.ts";
import { openFundedAccount } from "#e2e/support/callers.ts";
import { showIn } from "#e2e/support/page/prepared-page.ts";
import { openAs } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

test("the header's parts have room at every width and in every language, and a phone's are in a menu", async ({
  page,
  stack,
}) => {
  await openAs(page, stack, await openFundedAccount(stack), "/about");
  for (const language of languages) {
    await showIn(page, language);
    for (const width of [768, 1_024, 1_280]) {
      await page.setViewportSize({ width, height: 900 });
      const links = page.getByRole("banner").getByRole("link");
      const heights = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect(await page.evaluate("document.documentElement.scrollWidth"), language).toBe(width);
      expect(Math.max(...heights), `${language} at ${width} px: one line`).toBeLessThan(45);
    }
  }
  await showIn(page, "en");
  await expect(page.getByRole("banner").getByRole("link", { name: "Calls", exact: true })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  const button = page.locator("summary").filter({ hasText: "Menu" });
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu).toBeVisible();
  await button.click();
  await expect(menu).toBeHidden();
});
