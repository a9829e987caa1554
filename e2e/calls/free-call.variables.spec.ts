import { expect } from "@playwright/test";
import { openCaller, talk } from "#e2e/support/callers.ts";
import { creditsOf, historyOf } from "#e2e/support/cards.ts";
import { auditFindings } from "#e2e/support/product/database.ts";
import { test } from "#e2e/support/test.ts";

const tollFree = "+44 800 111 1111";
const prices = {
  rows: ["44,United Kingdom,1,60,60,0,no,", "44800,United Kingdom toll-free,0,60,60,0,no,0.0262"],
  number: tollFree,
  creditsPerMinute: 0,
};
test.use({ prices });

test("a call at a price of 0 says Free before, during and after, and moves no credit", async ({
  page,
  stack,
}) => {
  const token = await openCaller(page, stack);
  const card = page.getByRole("region", { name: "Make a Call" });
  await page.getByLabel("Phone number").fill(tollFree);
  await expect(card.getByText("Free", { exact: true })).toBeVisible();
  await expect(card.getByText("An answered call costs nothing.")).toBeVisible();
  await talk(page, tollFree);
  await expect(page.getByText("Free", { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/Estimated cost/)).toHaveCount(0);
  await page.getByRole("button", { name: "End Call" }).click();
  await expect(page.getByRole("region", { name: "Last call" })).toContainText(/ChargedFree/);
  await expect(page.getByText("This call was free.")).toBeVisible();
  expect(await creditsOf(stack, token)).toBe(100);
  expect((await historyOf(stack, token)).map(({ type }) => type)).toEqual(["purchase"]);
  expect(await auditFindings(stack)).toEqual([]);

  await page.goto(`${stack.url}/calls`);
  const row = page.getByRole("row").filter({ hasText: "800 111 1111" });
  await expect(row.getByText("Free", { exact: true })).toHaveCount(2);
  await row.getByRole("link", { name: /^Call to/ }).click();
  await expect(page.getByText("This call was free.")).toBeVisible();
  await expect(page.getByText("Free", { exact: true })).toBeVisible();

  await page.goto(`${stack.url}/rates/united-kingdom`);
  await expect(page.getByText("Free to $0.10")).toBeVisible();
  await expect(
    page.getByRole("row").filter({ hasText: "toll-free" }).getByText("Free", { exact: true }),
  ).toBeVisible();
});
