import { expect, type Page } from "@playwright/test";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { fillCard, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

const light = "rgb(247, 246, 242)";
const dark = "rgb(14, 20, 18)";
const background = (page: Page) => page.evaluate("getComputedStyle(document.body).backgroundColor");

/** The colours of the page's background at its first frames, as the reader sees them. */
async function firstColours(page: Page): Promise<string[]> {
  return page.evaluate("firstColours");
}

test.use({ colorScheme: "light" });

test("a visitor chooses a theme in the footer, which is there before the first paint of the next page", async ({
  page,
  stack,
}) => {
  await page.addInitScript(`
    globalThis.firstColours = [];
    const look = () => {
      if (document.body) firstColours.push(getComputedStyle(document.body).backgroundColor);
      if (firstColours.length < 5) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);`);
  await page.goto(stack.url);
  const choice = page.getByRole("contentinfo").getByRole("group", { name: "Theme" });
  await expect(choice.getByLabel("System")).toBeChecked();
  expect(await background(page)).toBe(light);
  await choice.getByLabel("System").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(choice.getByLabel("Dark")).toBeChecked();
  await expect.poll(() => background(page)).toBe(dark);
  await expect(page.getByRole("img", { name: "A call to London in progress" })).toHaveAttribute(
    "src",
    "/pictures/call-dark-en.webp",
  );
  expect(await problemsOf(page, "/")).toEqual([]);

  // Late code of the app must not matter for the colours.
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(`${stack.url}/rates/japan`);
  await expect.poll(async () => (await firstColours(page)).length).toBe(5);
  expect(new Set(await firstColours(page))).toEqual(new Set([dark]));
  await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute("content", "#0e1412");
  await page.unroute("**/assets/*.js");

  await page.goto(stack.url);
  await expect(choice.getByLabel("Dark")).toBeChecked();
  // A press before the page's code is here counts once it is.
  await choice.getByText("System").click();
  await expect.poll(() => background(page)).toBe(light);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => background(page)).toBe(dark);
  await choice.getByText("Light").click();
  await expect.poll(() => background(page)).toBe(light);
});

test("a user chooses the theme in the menu, for every tab, and the footer does not repeat it", async ({
  page,
  context,
  stack,
}) => {
  await openAs(page, stack, await openAccount(stack, newPerson()), "/about");
  const other = await context.newPage();
  await other.goto(`${stack.url}/dashboard`);
  await expect(other.locator("main h1")).toBeVisible();
  await page.getByRole("button", { name: "Profile" }).click();
  const menu = page.getByRole("dialog", { name: "Profile" });
  await menu.getByText("Dark").click();
  await expect(menu.getByLabel("Dark")).toBeChecked();
  await expect.poll(() => background(page)).toBe(dark);
  await expect.poll(() => background(other)).toBe(dark);
  await other.close();
  await expect(page.getByRole("group", { name: "Theme" })).toHaveCount(1);
  await page.reload();
  expect(await background(page)).toBe(dark);
});

test("an open card form follows the theme, and keeps what was typed", async ({ page, stack }) => {
  await openAs(page, stack, await openAccount(stack, newPerson()), "/purchase-credits");
  await page.getByLabel("Currency").selectOption("USD");
  await page.getByRole("button", { name: "$10.00" }).click();
  await page.getByRole("button", { name: "Proceed to Payment" }).click();
  await fillCard(page, "4242424242424242");
  const field = page.frameLocator('iframe[title="Secure payment input frame"]').getByLabel("Card number");
  const fieldColour = () =>
    field.evaluate((input) => input.ownerDocument.defaultView.getComputedStyle(input).backgroundColor);
  const inLight = await fieldColour();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(fieldColour).not.toBe(inLight);
  await expect(field).toHaveValue("4242 4242 4242 4242");
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(fieldColour).toBe(inLight);
});
