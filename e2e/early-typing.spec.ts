import { expect, type Page } from "@playwright/test";
import { newPerson, openAccount, openAs } from "./support/people.ts";
import { test } from "./support/test.ts";

/** Holds back the scripts of this name until the returned function is called. */
async function delay(page: Page, name: string): Promise<() => void> {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await late;
    await route.continue();
  });
  return arrive;
}

const password = (page: Page) => page.getByLabel("Password", { exact: true });
const login = (page: Page) => page.getByRole("button", { name: "Login", exact: true });

test("what is typed before the code is here stays, and an early press sends it nowhere", async ({
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
  arrive();
  await page.waitForLoadState("networkidle");
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await login(page).click();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
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
  await page.getByLabel("Phone number").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please enter a phone number")).toBeVisible();
  arrive();
});

test("a start of the dialler whose code does not load shows the error, and a reload helps", async ({
  page,
  stack,
}) => {
  await page.route("**/assets/user-*.js", (route) => route.abort());
  await openAs(page, stack, await openAccount(stack, newPerson()), "/dashboard");
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await page.unroute("**/assets/user-*.js");
  await page.reload();
  await expect(page.getByLabel("Phone number")).toBeVisible();
});
