import { expect, type Locator, type Page } from "@playwright/test";
import { languages } from "#contract/pages/languages.ts";
import { openFundedAccount } from "#e2e/support/callers.ts";
import { payWith, startPayment } from "#e2e/support/cards.ts";
import { atRest } from "#e2e/support/page/at-rest.ts";
import { builtScripts } from "#e2e/support/page/built-scripts.ts";
import { showIn } from "#e2e/support/page/shown-language.ts";
import { api, enterAt, linksIn, logInAs, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

const person = newPerson();
let token: string;

test.beforeAll(async ({ stack }) => {
  token = await openAccount(stack, person);
});

test("the landing page explains the product in four steps and leads to an account", async ({
  page,
  stack,
}) => {
  await page.goto(stack.url);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Make global phone calls from anywhere in the world",
  );
  await expect(
    page.getByRole("region", { name: "Four steps to hello" }).getByRole("heading", { level: 3 }),
  ).toHaveText(["Create an account", "Buy credits", "Enter the number", "Talk"]);
  const main = page.getByRole("main");
  await expect(main).toContainText("verify your email");
  await expect(main).toContainText("Bundles start at $10");
  await expect(main).toContainText("as long as your credits last");
  await expect(page.getByRole("region", { name: "What you can rely on" }).getByRole("heading")).toHaveText([
    "No hidden fees",
    "Credits never expire",
    "No monthly subscription",
  ]);
  await expect(page.getByRole("contentinfo")).toContainText(
    "Cards are handled by our payment provider and never stored here.",
  );
  await main.getByRole("link", { name: "Sign Up" }).click();
  await expect(page).toHaveURL(`${stack.url}/register`);
  await page.goBack();
  await main.getByRole("link", { name: "Login" }).click();
  await expect(page).toHaveURL(`${stack.url}/login`);
});

test("the about page leads visitors to an account", async ({ page, stack }) => {
  for (const [name, path] of [
    ["Sign Up Now", "/register"],
    ["Login", "/login"],
  ] as const) {
    await page.goto(`${stack.url}/about`);
    await page.getByRole("main").getByRole("link", { name }).click();
    await expect(page).toHaveURL(stack.url + path);
  }
});

test("visitors see the login and registration, and the brand leads home", async ({ page, stack }) => {
  await page.goto(`${stack.url}/about`);
  expect(await linksIn(page.getByRole("navigation", { name: "Main" }))).toEqual([
    ["Home", "/"],
    ["About", "/about"],
    ["Contact", "/contact"],
    ["Register", "/register"],
    ["Login", "/login"],
  ]);
  await expect(page.getByRole("button", { name: "Profile" })).toHaveCount(0);
  await brand(page).click();
  await expect(page).toHaveURL(`${stack.url}/`);
});

test("users see their pages; home and the brand lead to the dashboard", async ({ page, stack }) => {
  await openAs(page, stack, token, "/about");
  const navigation = page.getByRole("navigation", { name: "Main" });
  expect(await linksIn(navigation), "in the order of the spec").toEqual([
    ["Home", "/"],
    ["About", "/about"],
    ["Contact", "/contact"],
    ["Dashboard", "/dashboard"],
    ["Purchase Credits", "/purchase-credits"],
    ["Transactions", "/transactions"],
  ]);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Sign Up Now" })).toHaveAttribute("href", "/register");
  await expect(main.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
  await brand(page).click();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  await page.goto(`${stack.url}/about`);
  await navigation.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  for (const path of ["/", "/register", "/login", "/forgot-password"]) {
    await page.goto(stack.url + path);
    await expect(page, `${path} is a visitor's page`).toHaveURL(`${stack.url}/dashboard`);
  }
});

test("the balance appears beside Purchase Credits once it is above zero", async ({ page, stack }) => {
  await openAs(page, stack, token, "/dashboard");
  const item = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("listitem")
    .filter({ hasText: "Purchase Credits" });
  await expect(page.getByRole("region", { name: "Profile" })).toContainText("Credits balance0");
  await expect(item).toHaveText("Purchase Credits");
  await expect(page.getByText("No recent transactions")).toBeVisible();
  const purchase = page.getByRole("region", { name: "Profile" }).getByRole("link");
  await expect(purchase).toHaveText("Purchase Credits");
  await expect(purchase).toHaveAttribute("href", "/purchase-credits");

  await payWith(stack, await startPayment(stack, token), "pm_card_visa");
  await api(stack, "POST", "/api/payments/add-credits", { token, body: { credits: 100 } });
  await page.reload();
  await expect(item).toHaveText("Purchase Credits100 credits");
});

test("the profile menu shows the first name and the logout, and closes with a press anywhere else", async ({
  page,
  stack,
}) => {
  await enterAt(page, stack, person, "/about");
  const menu = page.getByRole("dialog", { name: "Profile" });
  await page.getByRole("button", { name: "Profile" }).click();
  await expect(menu).toContainText(person.firstName);
  await page.getByRole("heading", { level: 1 }).click();
  await expect(menu).toBeHidden();

  await page.getByRole("button", { name: "Profile" }).focus();
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("button", { name: "Profile" })).toBeFocused();

  await page.keyboard.press("Enter");
  await menu.getByRole("button", { name: "Logout" }).click();
  await expect(
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Login" }),
  ).toBeVisible();
  await expect(page).toHaveURL(`${stack.url}/about`);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(
    /farline\.(session|token)/,
  );
  await page.goto(`${stack.url}/dashboard`);
  await expect(page).toHaveURL(`${stack.url}/login`);
});

test("on wide screens a user reaches the call history, rates and help from every page in one or two presses", async ({
  page,
  stack,
}) => {
  await openAs(page, stack, token, "/about");
  for (const width of [768, 1_024, 1_440]) {
    await page.setViewportSize({ width, height: 900 });
    const history = page.getByRole("banner").getByRole("link", { name: "Calls", exact: true });
    await history.click();
    await expect(page).toHaveURL(`${stack.url}/calls`);
    await expect(history).toHaveAttribute("aria-current", "page");
    await page.getByRole("contentinfo").getByRole("link", { name: "Help" }).click();
    await expect(page).toHaveURL(`${stack.url}/contact`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
    await page.getByRole("button", { name: "Profile" }).click();
    await page.getByRole("dialog", { name: "Profile" }).getByRole("link", { name: "Rates" }).click();
    await expect(page).toHaveURL(`${stack.url}/rates`);
  }
});

test("the header's parts have room at every width and in every language", async ({ page, stack }) => {
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
});

test("on small screens a menu opens and closes", async ({ page, stack }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(stack.url);
  const button = page.locator("summary").filter({ hasText: "Menu" });
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await button.click();
  await expect(menu).toBeVisible();
  await button.click();
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Farline");
  await expect(menu).toBeHidden();
});

test("protected pages ask to log in and then lead to the page asked for", async ({ page, stack }) => {
  for (const path of ["/dashboard", "/purchase-credits"]) {
    await page.goto(stack.url + path);
    await expect(page).toHaveURL(`${stack.url}/login`);
  }
  await page.goto(`${stack.url}/transactions?type=call`);
  await expect(page).toHaveURL(`${stack.url}/login`);
  await logInAs(page, person);
  await expect(page).toHaveURL(`${stack.url}/transactions?type=call`);
});

test("an unknown address shows that and leads home", async ({ page, stack }) => {
  await page.goto(`${stack.url}/nowhere`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404: page not found");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(`${stack.url}/`);
});

test("a page that fails to render shows the status and the message of its error", async ({ page, stack }) => {
  const heading = page.getByRole("heading", { name: "Unexpected Application Error!" });
  await page.route(builtScripts("about-page"), (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export function AboutPage() { throw Object.assign(new Error("the kettle is empty"), { status: 418 }); }`,
    }),
  );
  const about = page.getByRole("banner").getByRole("link", { name: "About", exact: true });
  await page.goto(stack.url);
  // A first page that fails is a failed start: e2e/arrival/start-errors.spec.ts.
  await atRest(page);
  await about.click();
  await expect(heading).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText("418 the kettle is empty");

  await page.unroute(builtScripts("about-page"));
  await page.route(builtScripts("about-page"), (route) => route.abort());
  await page.goto(stack.url);
  await atRest(page);
  await about.click();
  await expect(heading).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("about-page");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(`${stack.url}/`);
});

function brand(page: Page): Locator {
  return page.getByRole("banner").getByRole("link", { name: "Farline" });
}
