import { expect, type Page } from "@playwright/test";
import { refusals } from "#contract/refusals.ts";
import { auditFindings } from "#e2e/support/audit.ts";
import { openCaller, talk } from "#e2e/support/callers.ts";
import { creditsOf } from "#e2e/support/cards.ts";
import { charge } from "#e2e/support/product/tariffs.ts";
import { test } from "#e2e/support/test.ts";

const dublin = "+35312222222";
const shannon = "+35361222222";

/** A product whose calls to Ireland cost so much a minute. */
const ireland = (creditsPerMinute: number) => ({
  rows: [`353,Ireland,${creditsPerMinute},60,60,0,no`],
  number: dublin,
  creditsPerMinute,
});

/** The price of the typed number, which a press agrees to; the recent numbers have prices of their own. */
const quotedPrice = (page: Page, price: string) =>
  page.getByRole("region", { name: "Make a Call" }).getByRole("paragraph").filter({ hasText: price });
const lastCall = (page: Page) => page.getByRole("region", { name: "Last call" });
/** Ends a call after a second: one of 0 seconds costs nothing. */
async function endCall(page: Page): Promise<void> {
  await page.waitForTimeout(1_000);
  await page.getByRole("button", { name: "End Call" }).click();
}

test("a call above the price that was shown is refused, shows the new price, and is placed at it by a second press", async ({
  page,
  ownStack: stack,
}) => {
  await charge(stack, ireland(4));
  const token = await openCaller(page, stack);
  await page.getByLabel("Phone number").fill(dublin);
  await expect(quotedPrice(page, "4 credits, $0.40 a minute")).toBeVisible();
  await charge(stack, ireland(6));

  await page.getByRole("button", { name: "Start Call" }).click();
  await expect(lastCall(page).getByRole("alert")).toContainText(refusals.price_changed.message);
  await expect(quotedPrice(page, "6 credits, $0.60 a minute")).toBeVisible();
  await expect(page.getByLabel("Phone number")).toHaveValue("353 1 222 2222");
  expect(await creditsOf(stack, token)).toBe(100);

  await page.getByRole("button", { name: "Start Call" }).click();
  await expect(page.getByText("Call in progress...")).toBeVisible();
  await expect(page.getByText("Estimated cost: 6 credits")).toBeVisible();
  await test.step("a price that rises during the call changes neither the estimate nor the receipt", async () => {
    await charge(stack, ireland(8));
    await expect(page.getByText("Estimated cost: 6 credits")).toBeVisible();
    await endCall(page);
    await expect(lastCall(page)).toContainText("94 credits");
  });

  await test.step("pressed again with the price of before, it is refused again", async () => {
    await page.getByRole("button", { name: "Call +353 1 222 2222 again" }).click();
    await expect(lastCall(page).getByRole("alert")).toContainText(refusals.price_changed.message);
    await expect(quotedPrice(page, "8 credits, $0.80 a minute")).toBeVisible();
  });

  await test.step("a lower price is taken, and is what the call shows and costs", async () => {
    await charge(stack, ireland(5));
    await page.getByRole("button", { name: "Start Call" }).click();
    await expect(page.getByText("Call in progress...")).toBeVisible();
    await expect(page.getByText("Estimated cost: 5 credits")).toBeVisible();
    await endCall(page);
    await expect(lastCall(page)).toContainText("89 credits");
  });

  await test.step("a number whose price was never shown is called at the tariff in force", async () => {
    await page.route("**/api/tariff?*", (route) => route.abort());
    await talk(page, shannon);
    await expect(page.getByText("Estimated cost: 5 credits")).toBeVisible();
    await endCall(page);
    await expect(lastCall(page)).toContainText("84 credits");
  });
  expect(await auditFindings(stack)).toEqual([]);
});
