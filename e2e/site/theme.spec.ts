import { expect, type Page } from "@playwright/test";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

const light = "rgb(247, 246, 242)";
const dark = "rgb(14, 20, 18)";
const background = (page: Page) => page.evaluate("getComputedStyle(document.body).backgroundColor");

/** The colours of the page's background at its first frames, as the reader sees them. */
async function firstColours(page: Page): Promise<string[]> {
  return page.evaluate("firstColours");
}

test.use({ colorScheme: "light" });

test("a chosen theme is there before the first paint of the next page, with its own picture, and in every tab", async ({
  page,
  context,
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
  await expect(choice.getByLabel("System")).toBeEnabled();
  await choice.getByLabel("System").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(choice.getByLabel("Dark")).toBeChecked();
  await expect.poll(() => background(page)).toBe(dark);
  const picture = page.getByRole("img", { name: "A call to London in progress" });
  await expect(picture).toHaveAttribute("src", "/pictures/call-dark-en.webp");
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
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty("naturalWidth", 1488);
  const other = page.locator('img[src="/pictures/call-light-en.webp"]');
  await expect(other, "the picture of the other theme is not loaded").toHaveJSProperty("naturalWidth", 0);
  await choice.getByText("System").click();
  await expect.poll(() => background(page)).toBe(light);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => background(page)).toBe(dark);
  await choice.getByText("Light").click();
  await expect.poll(() => background(page)).toBe(light);

  const token = await openAccount(stack, newPerson());
  await openAs(page, stack, token, "/about");
  const tab = await context.newPage();
  await tab.goto(`${stack.url}/dashboard`);
  await expect(tab.locator("main h1")).toBeVisible();
  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("dialog", { name: "Profile" }).getByText("Dark").click();
  await expect.poll(() => background(page)).toBe(dark);
  await expect.poll(() => background(tab)).toBe(dark);
  await expect(page.getByRole("group", { name: "Theme" }), "the footer does not repeat it").toHaveCount(1);
});
