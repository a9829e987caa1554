import { expect, type Page } from "@playwright/test";
import { notLoaded } from "#e2e/support/lost-files.ts";
import { builtScripts } from "#e2e/support/page/built-scripts.ts";
import { delay } from "#e2e/support/page/delayed-scripts.ts";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

/** React marks what it has made or taken over. */
const answersPresses = `Object.keys(document.querySelector("header summary") ?? {}).some((key) => key.startsWith("__react"))`;

const password = (page: Page) => page.getByLabel("Password", { exact: true });
const login = (page: Page) => page.getByRole("button", { name: "Login", exact: true });

test("what is typed before the code is here counts, and an early press puts it into no address", async ({
  page,
  stack,
}) => {
  const person = newPerson();
  await openAccount(stack, person);
  const arrive = await delay(page, "index");
  await page.goto(`${stack.url}/login`, { waitUntil: "commit" });
  await page.getByLabel("Email").fill(person.email);
  await password(page).fill(person.password);
  await password(page).press("Enter");
  await login(page).click();
  await expect(page).toHaveURL(`${stack.url}/login`);
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  arrive();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
});

test("a field that had the focus before the code was here brings what its form needs", async ({
  page,
  stack,
}) => {
  const arrive = await delay(page, "index");
  await page.goto(`${stack.url}/contact`, { waitUntil: "commit" });
  await page.getByLabel("Name").focus();
  arrive();
  await expect(page.getByRole("checkbox", { name: "I'm not a robot" })).toBeVisible();
});

test("two presses before the form's check is here log in once", async ({ page, stack }) => {
  const person = newPerson();
  await openAccount(stack, person);
  const arrive = await delay(page, "log-in");
  await page.goto(`${stack.url}/login`);
  const logins: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/login")) logins.push(request.method());
  });
  const checkRequested = page.waitForRequest(builtScripts("log-in"));
  await page.getByLabel("Email").fill(person.email);
  await checkRequested;
  await password(page).fill(person.password);
  await login(page).click();
  await login(page).click();
  arrive();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  expect(logins).toEqual(["POST"]);
});

test("a passkey button whose code does not load says so, and works once it does", async ({ page, stack }) => {
  // An offer in the email field asks too, under a condition, and may load the code ahead of the second press.
  await page.addInitScript(`{
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      if (options.mediation !== "conditional") document.documentElement.dataset.asked = "by the button";
      return get(options);
    };
  }`);
  await page.route(builtScripts("with-passkey"), (route) => route.abort());
  await page.goto(`${stack.url}/login`);
  const button = page.getByRole("button", { name: "Sign in with a passkey" });
  await button.click();
  await expect(page.getByText(notLoaded)).toBeVisible();
  await expect(button).toBeEnabled();
  await page.unroute(builtScripts("with-passkey"));
  await button.click();
  await expect(page.locator("html")).toHaveAttribute("data-asked", "by the button");
});

test("a search and a currency from before the page's code are the ones of the price list", async ({
  page,
  stack,
}) => {
  const arrive = await delay(page, "rates-page");
  await page.goto(`${stack.url}/rates`);
  const search = page.getByLabel("Country or phone number");
  await search.fill("Jamaica");
  await page.getByLabel("Currency").selectOption("EUR");
  await search.press("Home");
  arrive();
  const lines = page.getByRole("main").locator("summary");
  await expect(lines.filter({ hasText: "India" })).toHaveCount(0);
  await expect(lines.filter({ hasText: "Jamaica" })).toContainText("€");
  await expect(search).toHaveValue("Jamaica");
  await expect(search).toBeFocused();
});

test("the number is typed and Start Call is pressed by the keyboard alone, at once", async ({
  page,
  stack,
}) => {
  const arrive = await delay(page, "twilio");
  await openAs(page, stack, await openAccount(stack, newPerson()), "/dashboard");
  const field = page.getByLabel("Phone number");
  // A hidden field takes no focus.
  await expect(field).toBeVisible();
  await field.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please enter a phone number")).toBeVisible();
  arrive();
});

test("a number that gets its spaces while it is selected stays selected", async ({ page, stack }) => {
  const arrive = await delay(page, "plans");
  await openAs(page, stack, await openAccount(stack, newPerson()), "/dashboard");
  const field = page.getByLabel("Phone number");
  await field.fill("442079460001");
  await field.press("ControlOrMeta+a");
  arrive();
  await expect(field).toHaveValue("44 20 7946 0001");
  await page.keyboard.type("353");
  await expect(field).toHaveValue("353");
});

test("a start of the dialler whose code does not load shows the error, and a reload helps", async ({
  page,
  stack,
}) => {
  await page.route(builtScripts("user"), (route) => route.abort());
  await openAs(page, stack, await openAccount(stack, newPerson()), "/dashboard");
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await page.unroute(builtScripts("user"));
  await page.reload();
  await expect(page.getByLabel("Phone number")).toBeVisible();
});

for (const path of ["/about", "/dashboard"]) {
  test(`the menu of ${path} that was opened before the code is here stays open`, async ({ page, stack }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    const token = path === "/dashboard" ? await openAccount(stack, newPerson()) : undefined;
    if (token) await openAs(page, stack, token, "/about");
    const arrive = await delay(page, "index");
    await page.goto(stack.url + path, { waitUntil: "commit" });
    const menu = page.getByRole("banner").locator("summary");
    await menu.press("Enter");
    const entry = page
      .getByRole("navigation", { name: "Menu" })
      .getByRole("link", { name: "Contact", exact: true });
    await expect(entry).toBeVisible();
    arrive();
    await expect.poll(() => page.evaluate(answersPresses)).toBe(true);
    await expect(entry).toBeVisible();
    await expect(menu).toBeFocused();
  });
}
