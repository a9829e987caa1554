/** A favourite is called with one press, which can be taken back for three seconds. */
import { expect, type Page } from "@playwright/test";
import { openFundedAccount } from "#e2e/support/callers.ts";
import { api, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

const busy = "+442079460101";
const favourite = (page: Page) => page.getByRole("button", { name: "Call Busy Bee" });
const counting = (page: Page) =>
  page.getByRole("status").filter({ hasText: "Calling Busy Bee in 3 seconds" });
const cancel = (page: Page) => page.getByRole("button", { name: "Cancel" });
const start = (page: Page) => page.getByRole("button", { name: "Start Call" });
const lastCall = (page: Page) => page.getByRole("region", { name: "Last call" });

async function addFavourite(stack: Stack, token: string): Promise<void> {
  const body = {
    id: crypto.randomUUID(),
    name: "Busy Bee",
    favourite: true,
    numbers: [{ number: busy, label: "" }],
  };
  expect((await api(stack, "POST", "/api/contacts", { token, body })).status).toBe(200);
}

test("a press on a favourite calls it after three seconds, unless it is cancelled", async ({
  page,
  stack,
}) => {
  const token = await openFundedAccount(stack);
  await addFavourite(stack, token);
  await openAs(page, stack, token, "/dashboard");
  const called = page.waitForRequest("**/api/call/deduct-credits");

  await test.step("Escape cancels, and so does the button, which has the focus", async () => {
    await favourite(page).click();
    await expect(counting(page)).toHaveCount(1);
    await expect(cancel(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(start(page)).toBeVisible();
    await expect(page.getByLabel("Phone number")).toHaveValue("44 20 7946 0101");
    await page.getByLabel("Phone number").fill("");
    await favourite(page).click();
    await cancel(page).click();
    await expect(start(page)).toBeVisible();
    await expect(lastCall(page)).toHaveCount(0);
  });

  await test.step("else it is called, and once more with the card of its end", async () => {
    await page.getByLabel("Phone number").fill("");
    await favourite(page).click();
    await expect(counting(page)).toHaveCount(1);
    await expect(page.getByRole("button", { name: "End Call" })).toBeVisible();
    await called;
    await expect(lastCall(page)).toContainText("The line was busy");
    await lastCall(page).getByRole("button", { name: "Call again" }).click();
    await expect(page.getByRole("button", { name: "End Call" })).toBeVisible();
    await expect(lastCall(page)).toContainText("The line was busy");
  });

  await test.step("switched off, it fills in the number", async () => {
    await page.goto(`${stack.url}/settings`);
    await page.getByLabel("Call favourites and recent numbers with one press").uncheck();
    await page.goto(`${stack.url}/dashboard`);
    await favourite(page).click();
    await expect(page.getByLabel("Phone number")).toHaveValue("44 20 7946 0101");
    await expect(page.getByText("1 credit, $0.10 a minute").first()).toBeVisible();
    await expect(start(page)).toBeVisible();
    await expect(cancel(page)).toHaveCount(0);
  });
});

test("a favourite that the balance does not cover is not called", async ({ page, stack }) => {
  const token = await openAccount(stack, newPerson());
  await addFavourite(stack, token);
  await openAs(page, stack, token, "/dashboard");
  await favourite(page).click();
  await expect(
    page.getByText("You need at least 1 credit to make a call. Please purchase credits."),
  ).toBeVisible();
  await expect(start(page)).toBeVisible();
  await expect(cancel(page)).toHaveCount(0);
});
