import { expect, type Page } from "@playwright/test";
import { openFundedAccount, talk } from "#e2e/support/callers.ts";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

const choice = (page: Page) => page.getByRole("combobox", { name: /^(Language|Sprache|اللغة)$/ });
const html = (page: Page) => page.locator("html");
/** The languages whose words the page has loaded. */
const loadedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /\/words-(\w\w)-[\w-]+\.js$/.exec(name)?.[1] ?? []),
  );

async function choose(page: Page, language: string): Promise<void> {
  await expect(choice(page)).toBeEnabled();
  await choice(page).focus();
  await choice(page).selectOption(language);
  await expect(html(page)).toHaveAttribute("lang", language);
}

test("a visitor reads German after choosing it, on the next pages, in other tabs and after the login", async ({
  page,
  stack,
}) => {
  await page.goto(stack.url);
  await expect(page).toHaveTitle(/Farline/);
  expect(await loadedWords(page)).toEqual([]);
  // A page that has not been touched follows with all its parts.
  const untouched = await page.context().newPage();
  await untouched.goto(stack.url);
  await expect(untouched).toHaveTitle(/Farline/);
  const other = await page.context().newPage();
  await other.goto(`${stack.url}/about`);

  await choose(page, "de");
  await expect(choice(page)).toBeFocused();
  await expect(html(page)).toHaveAttribute("dir", "ltr");
  await expect(page.getByRole("navigation", { name: "Hauptnavigation" })).toContainText("Startseite");
  await expect(html(other)).toHaveAttribute("lang", "de");
  await expect(other.getByRole("navigation", { name: "Hauptnavigation" })).toContainText("Startseite");
  await other.close();
  await expect(html(untouched)).toHaveAttribute("lang", "de");
  await expect(untouched.getByRole("heading", { name: "Was kostet ein Anruf?" })).toBeVisible();
  await expect(untouched.getByRole("heading", { name: "Häufige Fragen" })).toBeVisible();
  await untouched.close();
  expect(await loadedWords(page)).toEqual(["de"]);
  expect(await problemsOf(page, "/ in German")).toEqual([]);

  await page.goto(`${stack.url}/login`);
  await expect(html(page)).toHaveAttribute("lang", "de");
  await expect(page.getByRole("contentinfo")).toContainText("Nicht für Notfälle");
  const person = newPerson();
  await openAccount(stack, person);
  await page.getByLabel("E-Mail").fill(person.email);
  await page.getByLabel("Passwort").fill(person.password);
  await page.getByRole("main").getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Anrufen" })).toBeVisible();
  await expect(page).toHaveTitle("Übersicht · Farline");
});

test("a user's language is there on the next device, keeps a call, and Arabic runs from right to left", async ({
  page,
  stack,
  browser,
}) => {
  const token = await openFundedAccount(stack);
  await openAs(page, stack, token, "/dashboard");
  await page.getByRole("button", { name: "Choose a country" }).press("Enter");
  await expect(page.getByRole("combobox", { name: "Country name or code" })).toBeFocused();
  await page.keyboard.type("united k");
  await expect(page.getByRole("option").first()).toContainText("United Kingdom");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Phone number")).toBeFocused();
  const flag = page.getByRole("button", { name: "Country: United Kingdom" }).locator("img");
  await expect(flag).not.toHaveJSProperty("naturalWidth", 0);

  await talk(page);
  await page.getByRole("button", { name: "Keypad", exact: true }).click();
  await page.keyboard.press("7");
  await page.getByRole("button", { name: "Profile" }).click();
  await choose(page, "de");
  await expect(choice(page)).toBeFocused();
  await expect(page.getByText("Im Gespräch …")).toBeVisible();
  await expect(page.getByLabel("Gedrückte Tasten")).toHaveText("7");
  const duration = page.getByRole("timer", { name: "Gesprächsdauer" });
  const before = await duration.textContent();
  await expect(duration).not.toHaveText(before ?? "");
  await page.getByRole("button", { name: "Auflegen" }).click();
  await expect(page.getByText("Anruf beendet (1 Minute)")).toBeVisible();

  await page.getByRole("button", { name: "Profil" }).click();
  const saved = page.waitForResponse("**/api/account/language");
  await choose(page, "ar");
  expect((await saved).status()).toBe(200);
  await expect(html(page)).toHaveAttribute("dir", "rtl");
  const leave = page.getByRole("button", { name: "تسجيل الخروج" }).locator("svg");
  await expect(leave, "the arrow leaves the door in the direction of reading").toHaveCSS("scale", "-1 1");
  await page.keyboard.press("Escape");
  const number = page.getByLabel("رقم الهاتف");
  await number.fill("442079460000");
  await expect(number).toHaveCSS("direction", "ltr");
  await expect(number).toHaveValue("44 20 7946 0000");
  await expect(page.getByText("للدقيقة").first()).toBeVisible();
  // A telephone's keys stand alike everywhere.
  await page.getByRole("button", { name: "لوحة الأرقام" }).click();
  const keys = page.getByRole("group", { name: "لوحة الأرقام" });
  const left = async (name: string) =>
    (await keys.getByRole("button", { name, exact: true }).boundingBox())?.x;
  expect(await left("1")).toBeLessThan((await left("3")) ?? 0);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.getByRole("navigation", { name: "اختصارات" })).toBeVisible();
  expect(await problemsOf(page, "the dialler in Arabic on a phone")).toEqual([]);

  await page.goto(`${stack.url}/rates?q=%2B442079460000`);
  const field = page.getByRole("searchbox");
  await expect(field, "a number keeps its plus in front").toHaveCSS("unicode-bidi", "plaintext");
  await expect(field).toHaveCSS("text-align", "right");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading, "headings have room for their marks").toHaveCSS("letter-spacing", "normal");
  const lines = await heading.evaluate((element) => {
    const { lineHeight, fontSize } = element.ownerDocument.defaultView.getComputedStyle(element);
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
  });
  expect(lines).toBeGreaterThanOrEqual(1.3);

  const elsewhere = await browser.newPage();
  await openAs(elsewhere, stack, token, "/dashboard");
  await expect(html(elsewhere)).toHaveAttribute("lang", "ar");
  await elsewhere.close();
});
