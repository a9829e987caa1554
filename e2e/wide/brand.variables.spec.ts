import { expect } from "@playwright/test";
import { openFundedAccount } from "#e2e/support/callers.ts";
import { openOperator } from "#e2e/support/operators.ts";
import { newPerson, openAs } from "#e2e/support/people.ts";
import { openScreen, userScreens, visitorScreens } from "#e2e/support/screens/screens.ts";
import { test } from "#e2e/support/test.ts";

const brand = "Ring & Söhne <b>";

test.use({ variables: { BRAND_NAME: brand } });

test("every screen of another brand says that brand alone", async ({ page, browser, stack }) => {
  test.setTimeout(300_000);
  const otherNames: string[] = [];
  async function look(name: string): Promise<void> {
    const title = await page.title();
    if (!title.includes(brand)) otherNames.push(`${name}: its title is ${title}`);
    const words = await page.locator("html").innerText();
    const labels = await page
      .locator("[aria-label], [alt]")
      .evaluateAll((elements) =>
        elements.map((one) => `${one.getAttribute("aria-label")} ${one.getAttribute("alt")}`),
      );
    if (/Farline/.test([title, words, ...labels].join(" "))) otherNames.push(`${name} says another name`);
  }
  for (const screen of visitorScreens) {
    await openScreen(page, stack, screen);
    await look(screen.name);
  }
  await openAs(page, stack, await openFundedAccount(stack, newPerson()), "/dashboard");
  for (const screen of userScreens) {
    await openScreen(page, stack, screen);
    await look(screen.name);
  }
  const desk = await browser.newPage();
  await openOperator(desk, stack, "owner");
  await expect(desk).toHaveTitle(`Today · Operators · ${brand}`);
  expect(await desk.locator("html").innerText()).not.toContain("Farline");
  expect(otherNames).toEqual([]);
});
