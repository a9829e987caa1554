import { expect, type Page } from "@playwright/test";
import { google as googleName, signInPath } from "#contract/pages/paths.ts";
import { atRest } from "#e2e/support/page/at-rest.ts";
import { delay } from "#e2e/support/page/delayed-scripts.ts";
import { test } from "#e2e/support/test.ts";

/** The visits of Google's sign-in so far. None leaves the page. */
async function countSignIns(page: Page): Promise<() => number> {
  let count = 0;
  await page.route(`**${signInPath(googleName)}`, async (route) => {
    count += 1;
    await route.fulfill({ status: 204 });
  });
  return () => count;
}

const google = (page: Page) => page.getByRole("button", { name: "Login with Google" });

async function expectOnce(page: Page, count: () => number): Promise<void> {
  await expect.poll(count).toBe(1);
  await atRest(page);
  expect(count()).toBe(1);
}

for (const [moment, script] of [
  ["before the first script of the page", "index"],
  ["while the page's own code is on its way", "login-page"],
] as const) {
  test(`a press ${moment} counts once`, async ({ page, stack }) => {
    const count = await countSignIns(page);
    const arrive = await delay(page, script);
    await page.goto(`${stack.url}/login`, { waitUntil: "commit" });
    await google(page).click();
    expect(count()).toBe(0);
    arrive();
    await expectOnce(page, count);
    await google(page).click();
    await expect.poll(count).toBe(2);
  });
}

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

test("Enter on a button, and in a form, before the first script counts once", async ({ page, stack }) => {
  const count = await countSignIns(page);
  const arrive = await delay(page, "index");
  await page.goto(`${stack.url}/login`, { waitUntil: "commit" });
  await google(page).press("Enter");
  arrive();
  await expectOnce(page, count);

  const arriveAgain = await delay(page, "index");
  await page.goto(`${stack.url}/login`, { waitUntil: "commit" });
  await page.getByLabel("Email").press("Enter");
  arriveAgain();
  await expect(page.getByRole("alert").filter({ hasText: "Please fill in all fields" })).toBeVisible();
});

test("of two early presses the last one counts", async ({ page, stack }) => {
  const count = await countSignIns(page);
  const arrive = await delay(page, "index");
  await page.goto(`${stack.url}/login`, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await google(page).click();
  arrive();
  await expectOnce(page, count);
  await expect(page.getByText("Please fill in all fields")).toHaveCount(0);
});

/** Presses the form's button right after React has begun to listen, ahead of its first render, and counts presses. */
const pressAtTheStart = `
  const listen = EventTarget.prototype.addEventListener;
  let isPressed = false;
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    listen.call(this, type, ...rest);
    if (isPressed || type !== "click" || this.id !== "root") return;
    isPressed = true;
    // An event, as a user's is: inside click() the browser ignores a second one.
    const press = new MouseEvent("click", { bubbles: true, cancelable: true });
    queueMicrotask(() => document.querySelector("button[type=submit]").dispatchEvent(press));
  };
  let presses = 0;
  document.addEventListener("click", () => {
    presses += 1;
    document.documentElement.dataset.presses = presses;
  });`;

test("a press at the moment when React takes the page over counts once", async ({ page, stack }) => {
  await page.addInitScript({ content: pressAtTheStart });
  await page.goto(`${stack.url}/login`);
  await expect(page.getByRole("alert").filter({ hasText: "Please fill in all fields" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-presses", "1");
});

test("an early press counts on a page whose HTML a browser's extension has changed, so that it is drawn anew", async ({
  page,
  stack,
}) => {
  const count = await countSignIns(page);
  const arrive = await delay(page, "index");
  await page.goto(`${stack.url}/login`, { waitUntil: "commit" });
  const old = await google(page).elementHandle();
  await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    heading.textContent = "Changed";
  });
  await google(page).click();
  arrive();
  await expectOnce(page, count);
  expect(await old?.evaluate((button) => button.isConnected)).toBe(false);
});

test("a language that is chosen before the first script is shown", async ({ page, stack }) => {
  const arrive = await delay(page, "index");
  await page.goto(`${stack.url}/login`, { waitUntil: "commit" });
  await page.getByLabel("Language").selectOption("de");
  arrive();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Willkommen zurück");
});

test("a theme that is chosen before the first script is shown, and kept", async ({ page, stack }) => {
  const arrive = await delay(page, "index");
  await page.goto(`${stack.url}/login`, { waitUntil: "commit" });
  await page.getByRole("contentinfo").getByText("Dark").click();
  arrive();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByLabel("Dark")).toBeChecked();
  expect(await page.evaluate("localStorage.getItem('farline.theme')")).toBe("dark");
});

test("an early press of a link and of a form with an address needs no script", async ({ page, stack }) => {
  const arrive = await delay(page, "index");
  await page.goto(`${stack.url}/login`, { waitUntil: "commit" });
  await page.getByRole("contentinfo").getByRole("link", { name: "Rates" }).click();
  await expect(page).toHaveURL(`${stack.url}/rates`);
  await page.goto(`${stack.url}/no-such-page`, { waitUntil: "commit" });
  await page.getByLabel("Country or phone number").fill("Iceland");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(`${stack.url}/rates/iceland`);
  arrive();
});

test("a link that the browser follows ahead of the code leads to the page's first field, as one of the code does", async ({
  page,
  stack,
}) => {
  const arrive = await delay(page, "index");
  await page.goto(stack.url, { waitUntil: "commit" });
  await page.getByRole("main").getByRole("link", { name: "Sign Up" }).first().click();
  await expect(page).toHaveURL(`${stack.url}/register`);
  const firstName = page.getByLabel("First name");
  await expect(firstName).toBeVisible();
  arrive();
  await expect(firstName).toBeFocused();

  // A reader who has gone somewhere else stays there, and a reload is no way to a field.
  const arriveLate = await delay(page, "index");
  await page.goto(stack.url, { waitUntil: "commit" });
  await page.getByRole("main").getByRole("link", { name: "Sign Up" }).first().click();
  await page.getByLabel("Email").focus();
  arriveLate();
  await atRest(page);
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.reload();
  await atRest(page);
  await expect(firstName).not.toBeFocused();
});
