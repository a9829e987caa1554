import { expect, type Page } from "@playwright/test";
import { dial, openCaller } from "#e2e/support/callers.ts";
import { showIn } from "#e2e/support/page/shown-language.ts";
import { test } from "#e2e/support/test.ts";

const field = (page: Page) => page.getByLabel("Phone number");
const button = (page: Page) => page.getByRole("button", { name: /^(Country: |Choose a country)/ });
const options = (page: Page) => page.getByRole("option");

test("the country follows what is typed", async ({ page, stack }) => {
  await openCaller(page, stack);
  await expect(button(page)).toHaveAccessibleName("Choose a country");
  for (const [typed, country] of [
    ["+49", "Germany"],
    ["+1 416", "Canada"],
    ["+1 202", "United States"],
    ["+1 876", "Jamaica"],
  ] as const) {
    await field(page).fill("");
    await field(page).pressSequentially(typed);
    await expect(button(page)).toHaveAccessibleName(`Country: ${country}`);
  }
  const flag = button(page).locator("img");
  await expect(flag).toHaveAttribute("src", "/flags/JM.svg");
  await expect(flag).toHaveJSProperty("complete", true);
  await expect(flag).not.toHaveJSProperty("naturalWidth", 0);
});

test("a country is found by name and by code with the keyboard alone, and sets the code", async ({
  page,
  stack,
}) => {
  await openCaller(page, stack);
  await dial(page, "44 20 7946 0101");
  await expect(page.getByRole("region", { name: "Last call" })).toContainText("The line was busy");
  await field(page).fill("");
  await button(page).press("Enter");
  const search = page.getByRole("combobox", { name: "Country name or code" });
  await expect(search).toBeFocused();
  // Called last, so on top of Afghanistan.
  await expect(options(page).first()).toContainText("United Kingdom");
  await expect(options(page).first()).toContainText("Called before");
  await expect(options(page).nth(1)).toContainText("Afghanistan");
  await page.keyboard.type("cote d");
  await expect(options(page)).toHaveCount(1);
  await expect(options(page)).toContainText("+225");
  // It shares +1 with others, and has one area code.
  await search.fill("anguilla");
  await expect(options(page)).toContainText("+1 264");
  await search.fill("Atlantis");
  await expect(page.getByText("No country has this name or code.")).toBeVisible();
  // Enter comes before the next frame, as from quick hands on a busy machine.
  await page.evaluate(`(async (field) => {
    field.select();
    document.execCommand("insertText", false, "+49");
    await Promise.resolve();
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  })(document.activeElement)`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(field(page)).toHaveValue("49");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("030 227320");
  await expect(button(page)).toHaveAccessibleName("Country: Germany");

  // A number as within a country waits for the country.
  await field(page).fill("020 7946 0000");
  const wanted = page.getByText("This number is written the way it is dialled within its country.");
  await expect(wanted).toBeVisible();
  await button(page).press("Enter");
  await expect(search).toBeFocused();
  await page.keyboard.type("united k");
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveValue("44 20 7946 0000");
  await expect(wanted).toHaveCount(0);
  await expect(field(page)).toBeFocused();

  // Another country asks whether the national number is one of its own; Escape changes nothing.
  await field(page).fill("49 2079460000");
  await button(page).press("Enter");
  await expect(search).toBeFocused();
  await page.keyboard.type("united k");
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveValue("44 20 7946 0000");
  await expect(page.getByRole("button", { name: "+44 20 7946 0000" })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await button(page).press("Enter");
  await expect(search).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(field(page)).toHaveValue("44 20 7946 0000");
  await expect(button(page)).toBeFocused();
});

test("a page in any language finds a country by its English name and by its own", async ({ page, stack }) => {
  await openCaller(page, stack);
  await button(page).press("Enter");
  const search = page.getByRole("combobox");
  for (const [language, germany, japan] of [
    ["de", "Deutschland", "Japan"],
    ["ar", "ألمانيا", "اليابان"],
  ] as const) {
    await showIn(page, language);
    for (const [typed, name] of [
      ["Germany", germany],
      ["Deutschland", germany],
      ["日本", japan],
    ] as const) {
      await search.fill(typed);
      await expect(options(page), typed).toHaveCount(1);
      await expect(options(page), typed).toContainText(name);
    }
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("input[type=tel]")).toHaveValue("81");
});
