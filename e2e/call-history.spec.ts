import { expect } from "@playwright/test";
import { problemsOf } from "./support/accessible.ts";
import { dial, loudest, openCaller, talk } from "./support/callers.ts";
import { test } from "./support/test.ts";

test("the history lists every call with its cost and its quality", async ({ page, stack }) => {
  await openCaller(page, stack);
  await talk(page);
  await expect.poll(() => loudest(page, 2_000)).toBeGreaterThan(0);
  await page.getByRole("button", { name: "End Call" }).click();
  await expect(page.getByText("Call ended (1 minute)")).toBeVisible();
  await dial(page, "+44 20 7946 0101");
  const last = page.getByRole("region", { name: "Last call" });
  await expect(last).toContainText("The line was busy");

  await page.getByRole("link", { name: "View All Transactions" }).click();
  await page.getByRole("link", { name: /^Details for Call to .*, \+44 20 7946 0000$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Call to +44 20 7946 0000" })).toBeVisible();
  const sheet = page.getByRole("main");
  await expect(sheet).toContainText("OutcomeAnswered");
  await expect(sheet).toContainText(/ReceiptFL-\d{8}-/);
  await expect(sheet).toContainText(/Charged\d+(\.\d+)? credit/);
  await expect(sheet).toContainText(/Score \(MOS\)[1-5]\.\d, at worst [1-5]\.\d/);

  const details = new URL(page.url()).pathname;
  await page.getByRole("link", { name: "All your calls" }).click();
  const rows = page.getByRole("table", { name: "Calls" }).getByRole("row");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText("The line was busy");
  await expect(rows.nth(2)).toContainText("Answered");
  for (const path of ["/calls", details]) {
    await page.goto(`${stack.url}${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await problemsOf(page, path)).toEqual([]);
  }
});
