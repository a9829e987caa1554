import { expect, type Page } from "@playwright/test";
import { problemsOf } from "./support/accessible.ts";
import { newPerson, openAccount, openAs } from "./support/people.ts";
import { test } from "./support/test.ts";

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
  expect(await background(page)).toBe(dark);
  await expect(page.getByRole("img", { name: "A call to London in progress" })).toHaveAttribute(
    "src",
    "/pictures/call-dark.webp",
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
  await choice.getByText("System").click();
  expect(await background(page)).toBe(light);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await background(page)).toBe(dark);
  await choice.getByText("Light").click();
  expect(await background(page)).toBe(light);
});

test("a user chooses the theme in the menu, and the footer does not repeat it", async ({ page, stack }) => {
  await openAs(page, stack, await openAccount(stack, newPerson()), "/about");
  await page.getByRole("button", { name: "Profile" }).click();
  const menu = page.getByRole("dialog", { name: "Profile" });
  await menu.getByText("Dark").click();
  await expect(menu.getByLabel("Dark")).toBeChecked();
  expect(await background(page)).toBe(dark);
  expect(await problemsOf(page, "/about")).toEqual([]);
  await expect(page.getByRole("group", { name: "Theme" })).toHaveCount(1);
  await page.reload();
  expect(await background(page)).toBe(dark);
});
