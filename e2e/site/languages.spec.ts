import { expect, type Page } from "@playwright/test";
import { languageCookie } from "#contract/pages/languages.ts";
import { undoSignInPath } from "#contract/pages/paths.ts";
import { openCaller, talk } from "#e2e/support/callers.ts";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { showIn } from "#e2e/support/page/shown-language.ts";
import { fillCard, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { openTenDollars, payingCard } from "#e2e/support/purchases.ts";
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
  await choice(page).focus();
  await choice(page).selectOption(language);
  await expect(html(page)).toHaveAttribute("lang", language);
}

async function logIn(page: Page, stack: Stack, words: { email: string; password: string; button: string }) {
  const person = newPerson();
  await openAccount(stack, person);
  await page.getByLabel(words.email).fill(person.email);
  await page.getByLabel(words.password).fill(person.password);
  await page.getByRole("main").getByRole("button", { name: words.button, exact: true }).click();
}

test("a choice in another tab that the page has not heard of counts once the browser shows the page", async ({
  page,
  context,
  stack,
}) => {
  await page.goto(`${stack.url}/about`);
  await showIn(page, "de");
  await context.addCookies([{ name: languageCookie, value: "en", url: stack.url }]);
  await page.evaluate('dispatchEvent(new PageTransitionEvent("pageshow"))');
  await expect(html(page)).toHaveAttribute("lang", "en");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
});

test("a language chosen while the answer about the user is on its way stays", async ({ page, stack }) => {
  const person = newPerson();
  const token = await openAccount(stack, person);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/auth/me", async (route) => {
    await released;
    await route.continue();
  });
  await openAs(page, stack, token, "/settings");
  await showIn(page, "de");
  release();
  await expect(page.getByText(person.email).first()).toBeVisible();
  await page.evaluate("new Promise((resolve) => setTimeout(resolve))");
  await expect(html(page)).toHaveAttribute("lang", "de");
});

test("a visitor reads German after choosing it, on the next pages, in another tab and after the login", async ({
  page,
  stack,
}) => {
  await page.goto(stack.url);
  await expect(page).toHaveTitle(/Farline/);
  expect(await loadedWords(page)).toEqual([]);
  const other = await page.context().newPage();
  await other.goto(`${stack.url}/about`);

  await choose(page, "de");
  await expect(choice(page)).toBeFocused();
  await expect(html(page)).toHaveAttribute("dir", "ltr");
  await expect(page.getByRole("navigation", { name: "Hauptnavigation" })).toContainText("Startseite");
  await expect(html(other)).toHaveAttribute("lang", "de");
  await expect(other.getByRole("navigation", { name: "Hauptnavigation" })).toContainText("Startseite");
  await other.close();
  expect(await loadedWords(page)).toEqual(["de"]);
  expect(await problemsOf(page, "/ in German")).toEqual([]);

  await page.goto(`${stack.url}/login`);
  await expect(html(page)).toHaveAttribute("lang", "de");
  await expect(page.getByRole("contentinfo")).toContainText("Nicht für Notfälle");
  await logIn(page, stack, { email: "E-Mail", password: "Passwort", button: "Anmelden" });
  await expect(page.getByRole("heading", { name: "Anrufen" })).toBeVisible();
  await expect(page).toHaveTitle("Übersicht · Farline");
});

test("a landing page that has not been touched follows the language of another tab with all its parts", async ({
  page,
  stack,
}) => {
  await page.goto(stack.url);
  await expect(page).toHaveTitle(/Farline/);
  const other = await page.context().newPage();
  await other.goto(`${stack.url}/about`);
  await choose(other, "de");
  await expect(html(page)).toHaveAttribute("lang", "de");
  await expect(page.getByRole("heading", { name: "Was kostet ein Anruf?" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Häufige Fragen" })).toBeVisible();
  await other.close();
});

test("Arabic headings have room for their marks, and a searched number keeps its plus in front", async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.url}/rates?q=%2B442079460000`);
  await choose(page, "ar");
  const field = page.getByRole("searchbox");
  await expect(field).toHaveValue("+442079460000");
  await expect(field).toHaveCSS("unicode-bidi", "plaintext");
  await expect(field).toHaveCSS("text-align", "right");
  await page.goto(stack.url);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveCSS("letter-spacing", "normal");
  const lines = await heading.evaluate((element) => {
    const { lineHeight, fontSize } = element.ownerDocument.defaultView.getComputedStyle(element);
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
  });
  expect(lines).toBeGreaterThanOrEqual(1.3);
});

test("the page keeps its place, its fields and its call while the language changes", async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`${stack.url}/contact?from=test`);
  await page.getByLabel("Name").fill("Ada");
  await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
  const scrolled = () => page.evaluate<number>("scrollY");
  expect(await scrolled()).toBeGreaterThan(0);
  await choose(page, "de");
  await expect(page.getByLabel("Name")).toHaveValue("Ada");
  expect(await scrolled()).toBeGreaterThan(0);
  await expect(page).toHaveURL(`${stack.url}/contact?from=test`);
  await expect(page.getByRole("checkbox", { name: "Ich bin kein Roboter" })).toBeVisible();
  await expect(page.getByText("Geschützt durch ALTCHA")).toBeVisible();
  await choose(page, "ar");
  await expect(page.getByRole("checkbox", { name: "أنا لست روبوتاً" })).toBeVisible();
  expect(await problemsOf(page, "the CAPTCHA in Arabic")).toEqual([]);
  await choose(page, "en");

  await openCaller(page, stack);
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
});

test("a user's language is there on the next device, and Arabic runs from right to left", async ({
  page,
  stack,
  browser,
}) => {
  const token = await openAccount(stack, newPerson());
  await openAs(page, stack, token, "/dashboard");
  await page.getByRole("button", { name: "Profile" }).click();
  const kept = page.waitForResponse("**/api/account/language");
  await choose(page, "ar");
  expect((await kept).status()).toBe(200);
  await expect(html(page)).toHaveAttribute("dir", "rtl");
  const leave = page.getByRole("button", { name: "تسجيل الخروج" }).locator("svg");
  await expect(leave, "the arrow leaves the door in the direction of reading").toHaveCSS("scale", "-1 1");
  await page.keyboard.press("Escape");
  const number = page.getByLabel("رقم الهاتف");
  await number.fill("442079460000");
  await expect(number).toHaveCSS("direction", "ltr");
  await expect(number).toHaveValue("44 20 7946 0000");
  await expect(page.getByText("للدقيقة")).toBeVisible();
  // A telephone's keys stand alike everywhere.
  await page.getByRole("button", { name: "لوحة الأرقام" }).click();
  const keys = page.getByRole("group", { name: "لوحة الأرقام" });
  const left = async (name: string) =>
    (await keys.getByRole("button", { name, exact: true }).boundingBox())?.x;
  expect(await left("1")).toBeLessThan((await left("3")) ?? 0);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.getByRole("navigation", { name: "اختصارات" })).toBeVisible();
  expect(await problemsOf(page, "the dialler in Arabic on a phone")).toEqual([]);

  const elsewhere = await browser.newPage();
  await openAs(elsewhere, stack, token, "/transactions");
  await expect(html(elsewhere)).toHaveAttribute("lang", "ar");
  await elsewhere.reload();
  await expect(html(elsewhere)).toHaveAttribute("lang", "ar");
  await elsewhere.close();
});

test("an open card form keeps what is typed while the language changes, and pays", async ({
  page,
  stack,
}) => {
  const token = await openAccount(stack, newPerson());
  await openTenDollars(page, stack, token);
  await page.getByLabel("Name on card").fill("A. Lovelace");
  await fillCard(page, payingCard);
  await page.getByRole("button", { name: "Profile" }).click();
  await choose(page, "de");
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Name auf der Karte")).toHaveValue("A. Lovelace");
  // The provider's own fields, too.
  const frame = page.frameLocator('iframe[title="Secure payment input frame"]');
  await expect(frame.getByLabel("Kartennummer")).toHaveValue(/4242$/);
  await page.getByRole("button", { name: "Jetzt bezahlen" }).click();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
});

test("no line ends within E-Mail", async ({ page, stack }) => {
  for (const language of ["de", "fr"]) {
    await page.goto(`${stack.url}${undoSignInPath}/none`);
    await choose(page, language);
    await expect(page.getByText(/e-.?mail/i).first()).toBeVisible();
    // Some width ends a line at each word.
    for (let width = 240; width <= 480; width += 6) {
      await page.setViewportSize({ width, height: 700 });
      expect(await page.evaluate<string[]>(broken), `${language} at ${width} px`).toEqual([]);
    }
  }
});

/** Runs in the page: the texts with an "E-" and a "Mail" on two lines. */
const broken = `(() => {
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    for (const { index, 0: word } of node.data.matchAll(/e-\\u2060?mail/gi)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(node.data);
    }
  }
  return found;
})()`;
