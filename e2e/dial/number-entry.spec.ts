import { expect, type Page } from "@playwright/test";
import { openCaller } from "#e2e/support/callers.ts";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { atRest } from "#e2e/support/page/at-rest.ts";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

const field = (page: Page) => page.getByLabel("Phone number");
const start = (page: Page) => page.getByRole("button", { name: "Start Call" });

async function caller(page: Page, stack: Stack, { paying = true } = {}): Promise<string> {
  if (paying) return openCaller(page, stack);
  const token = await openAccount(stack, newPerson());
  await openAs(page, stack, token, "/dashboard");
  return token;
}

test("a failed device prevents the call with a reason, and trying again repairs it", async ({
  page,
  stack,
}) => {
  await page.route("**/api/call/token", (route) => route.abort());
  await caller(page, stack);
  // The first touch opens the device.
  await field(page).focus();
  await expect(page.getByText("Failed to initialize call device")).toBeVisible();
  await field(page).fill("442079460000");
  await expect(page.getByText("1 credit, $0.10 a minute")).toBeVisible();
  await start(page).click();
  await expect(
    page.getByText("Call device not initialized. Please refresh the page and try again."),
  ).toBeVisible();
  await page.unroute("**/api/call/token");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Failed to initialize call device")).toBeHidden();
});

test("a page without a number does not load the world's numbering plans", async ({ page, stack }) => {
  const scripts: { url: string; planned: Promise<boolean> }[] = [];
  page.on("response", (response) => {
    if (!/\/assets\/.*\.js$/.test(response.url())) return;
    // A pattern of Jamaica's numbers in the library's data. What still arrives when the test ends cannot be read.
    const planned = response.text().then(
      (text) => text.includes("658|876"),
      () => false,
    );
    scripts.push({ url: response.url(), planned });
  });
  const withPlans = async () =>
    (await Promise.all(scripts.map(({ planned }) => planned))).filter(Boolean).length;
  await page.goto(stack.url);
  await atRest(page);
  expect(scripts.length).toBeGreaterThan(0);
  expect(await withPlans()).toBe(0);
  await caller(page, stack);
  await expect(field(page)).toBeVisible();
  expect(await withPlans()).toBe(0);
  await field(page).focus();
  await expect.poll(withPlans).toBe(1);
});

test("numbers called before appear on every device and can be called again with one press", async ({
  page,
  browser,
  stack,
}) => {
  const token = await caller(page, stack);
  await field(page).fill("44 20 7946 0101");
  await start(page).click();
  await expect(page.getByRole("region", { name: "Last call" })).toContainText("The line was busy");
  const elsewhere = await browser.newContext({ permissions: ["microphone"] });
  const other = await elsewhere.newPage();
  await openAs(other, stack, token, "/dashboard");
  const recent = other.getByRole("region", { name: "Recent numbers" });
  await expect(recent).toContainText("+44 20 7946 0101");
  await expect(recent).toContainText("United Kingdom · The line was busy");
  await recent.getByRole("button", { name: /^(GB)?\+44 20 7946 0101/ }).click();
  await expect(field(other)).toHaveValue("44 20 7946 0101");
  await expect(field(other)).toBeFocused();
  await expect(start(other)).toBeEnabled();
  await field(other).fill("");
  await start(other).click();
  await expect(field(other), "the last number comes back, and is not called yet").toHaveValue(
    "44 20 7946 0101",
  );
  await expect(recent.getByRole("listitem")).toHaveCount(1);
  await recent.getByRole("button", { name: "Call +44 20 7946 0101 again" }).click();
  await expect(other.getByText("Ringing...").or(other.getByText("Connecting..."))).toBeVisible();
  await expect(other.getByRole("region", { name: "Last call" })).toContainText("The line was busy");
  await expect(recent.getByRole("listitem")).toHaveCount(1);
  await elsewhere.close();

  await test.step("everyone can use the dialler with the refusal of a number", async () => {
    await field(page).fill("44 871 234 5678");
    await expect(page.getByText("Premium and shared-cost numbers cannot be called.")).toBeVisible();
    expect(await problemsOf(page, "a premium number")).toEqual([]);
  });
});
