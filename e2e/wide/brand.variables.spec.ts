import { expect } from "@playwright/test";
import { openFundedAccount } from "#e2e/support/callers.ts";
import { openOperator } from "#e2e/support/operators.ts";
import { newPerson, openAs } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

const brand = "Ring & Söhne <b>";

test.use({ variables: { BRAND_NAME: brand, BRAND_ACCENT: "#7a1fa2", BRAND_STAGE: "#2b0a3d" } });

test("a page of another brand keeps its name as it fills in and leads on", async ({
  page,
  browser,
  stack,
}) => {
  await page.goto(stack.url);
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveTitle(`About ${brand} · ${brand}`);
  await expect(page.getByRole("heading", { name: `About ${brand}` })).toBeVisible();
  const button = page.getByRole("link", { name: "Sign Up Now" });
  await expect(button).toHaveCSS("background-color", "rgb(122, 31, 162)");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(button).not.toHaveCSS("background-color", "rgb(122, 31, 162)");
  await openAs(page, stack, await openFundedAccount(stack, newPerson()), "/settings");
  await expect(page).toHaveTitle(`Settings · ${brand}`);
  await expect(page.getByRole("banner").getByRole("link", { name: brand })).toBeVisible();
  const desk = await browser.newPage();
  await openOperator(desk, stack, "owner");
  await expect(desk).toHaveTitle(`Today · Operators · ${brand}`);
});
