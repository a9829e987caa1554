import { expect } from "@playwright/test";
import { goOffline } from "#e2e/support/page/offline.ts";
import { fillCard, logInAs, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import {
  expectLedger,
  openTenDollars,
  payingCard,
  payNow,
  pressPayNow,
  tenDollars,
} from "#e2e/support/purchases.ts";
import { test } from "#e2e/support/test.ts";

const needsCookies = "Your browser blocks cookies for this site, and you cannot log in without them.";
const keepsNothing = "Your browser does not keep data for this site";
const offline = "You are offline. Nothing was charged.";

test("a browser that blocks cookies is told so before a password is typed, and goes on once it allows them", async ({
  page,
  stack,
}) => {
  const devtools = await page.context().newCDPSession(page);
  const block = (disabled: boolean) => devtools.send("Emulation.setDocumentCookieDisabled", { disabled });
  for (const path of ["/login", "/register"]) {
    await block(true);
    await page.goto(`${stack.url}${path}`);
    await expect(page.getByRole("alert").filter({ hasText: needsCookies })).toBeVisible();
    await expect(page.getByRole("main").locator("input")).toHaveCount(0);
    await expect(page.getByRole("button", { name: /google|passkey/i })).toHaveCount(0);
    await block(false);
    await page.getByRole("button", { name: "Load again" }).click();
    await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
    await expect(page.getByText(needsCookies)).toBeHidden();
  }
  expect(await page.context().cookies(), "the probe is gone").toEqual([]);
});

test("a browser that keeps no data is told so, and logs in for as long as the page", async ({
  page,
  stack,
}) => {
  const person = newPerson();
  await openAccount(stack, person);
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await page.goto(`${stack.url}/login`);
  await expect(page.getByText(keepsNothing)).toBeVisible();
  await logInAs(page, person);
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
});

test("a cookie that is removed on its way is named as the reason", async ({ page, stack }) => {
  const person = newPerson();
  await openAccount(stack, person);
  await page.route("**/api/auth/login", async (route) => {
    const reply = await route.fetch();
    const { "set-cookie": _, ...headers } = reply.headers();
    await route.fulfill({ status: reply.status(), headers, body: await reply.body() });
    await page.context().clearCookies();
  });
  await page.goto(`${stack.url}/login`);
  await logInAs(page, person);
  await expect(page.getByText("Your browser did not keep the cookie of your session.")).toBeVisible();
  await expect(page).toHaveURL(`${stack.url}/login`);
});

test("a blocked stream of events is named, with what to do, until it comes through", async ({
  page,
  stack,
}) => {
  const token = await openAccount(stack, newPerson());
  await page.route("**/api/events", (route) => route.abort("blockedbyclient"));
  await openAs(page, stack, token, "/dashboard");
  const line = page.getByText(`Something is blocking ${new URL(stack.url).host}/api/events`);
  await expect(line).toBeVisible({ timeout: 60_000 });
  await page.unroute("**/api/events");
  await expect(line).toBeHidden({ timeout: 60_000 });
});

test.describe("a purchase without a network", () => {
  test("waits beside the button and goes on when the network is back", async ({ page, stack }) => {
    const token = await openAccount(stack, newPerson());
    await openTenDollars(page, stack, token);
    await fillCard(page, payingCard);
    await goOffline(page);
    await pressPayNow(page);
    const note = page.getByRole("status").filter({ hasText: offline });
    await expect(note).toBeVisible();
    await expect(note).toBeInViewport();
    await page.context().setOffline(false);
    await expect(page.getByText("Successfully purchased 100 credits!")).toBeVisible();
    await expectLedger(stack, token, { credits: 100, purchases: [tenDollars] });
  });

  test("that was cancelled charges nothing once the network is back", async ({ page, stack }) => {
    const token = await openAccount(stack, newPerson());
    await openTenDollars(page, stack, token);
    await fillCard(page, payingCard);
    await goOffline(page);
    await pressPayNow(page);
    await expect(page.getByText(offline)).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    const opened: string[] = [];
    page.on("request", (request) => opened.push(new URL(request.url()).pathname));
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Proceed to Payment" }).click();
    await expect(payNow(page)).toBeVisible();
    expect(opened.filter((path) => path.endsWith("/create-payment-intent"))).toEqual([]);
  });
});
