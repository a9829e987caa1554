import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { giveOwnTime } from "#e2e/support/page/own-time.ts";
import { showIn } from "#e2e/support/page/shown-language.ts";
import { buyTenDollars, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { inDatabase } from "#e2e/support/product/database.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

const past = 120;
const person = newPerson();
let session: string;

test.beforeAll(async ({ stack }) => {
  session = await openAccount(stack, person);
  await addFailedPurchases(stack, person.email, past);
  await addPendingPurchase(stack, person.email);
});

test.beforeEach(({ page, stack }) => openAs(page, stack, session, "/dashboard"));

test("the history shows every purchase in its colour, and the receipt of the paid one", async ({
  page,
  stack,
}) => {
  await buyTenDollars(page, stack);
  const recent = page.getByRole("table", { name: "Recent transactions" });
  await expect(bodyRows(recent)).toHaveCount(5);
  await expect(recent.getByRole("columnheader")).toHaveText(["Date", "Type", "Amount", "Credits", "Status"]);
  await expect(recent.getByRole("row", { name: "completed" })).toHaveCount(1);
  await expect(recent.getByText("completed")).toHaveCSS("color", await colour(page, "good"));
  await expect(recent.getByText("failed").first()).toHaveCSS("color", await colour(page, "warn"));

  await page.getByRole("link", { name: "View All Transactions" }).click();
  const table = page.getByRole("table", { name: "Transactions" });
  await expect(table.getByRole("columnheader")).toHaveText([
    "Date",
    "Type",
    "Description",
    "Amount",
    "Credits",
    "Status",
  ]);
  const [paid, pending, failed] = [0, 1, 2].map((index) => bodyRows(table).nth(index));
  if (!paid || !pending || !failed) throw new Error("unreachable");
  await expect(paid.getByRole("cell")).toHaveText([
    /^[A-Z][a-z]{2} \d\d, \d{4} \d{1,2}:\d\d [AP]M$/,
    "Purchase",
    "100 credits by card Receipt · Get money back",
    "$10.00",
    "+100",
    "completed",
  ]);
  await expect(pending).toContainText(/¥\d,\d{3}\+200pending$/);
  await expect(failed).toContainText(/0failed$/);
  await expect(paid.getByText("completed")).toHaveCSS("color", await colour(page, "good"));
  await expect(pending.getByText("pending")).toHaveCSS("color", await colour(page, "warn"));
  await expect(failed.getByText("failed")).toHaveCSS("color", await colour(page, "danger"));
  await expect(table.getByRole("link")).toHaveCount(1);

  await page.getByLabel("Show").selectOption("Calls");
  await expect(page.getByText("No transactions found")).toBeVisible();
  await expect(page.getByRole("button", { name: "Download CSV" })).toBeDisabled();
});

test("a long history opens page after page, and a reload shows as much of it again", async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.url}/transactions?type=purchase`);
  const rows = bodyRows(page.getByRole("table"));
  const more = page.getByRole("button", { name: "Load more" });
  await expect(rows).toHaveCount(50);
  await more.click();
  await expect(rows).toHaveCount(100);
  await expect(page.getByRole("status").filter({ hasText: "100 transactions shown" })).toBeVisible();
  await expect(page).toHaveURL(`${stack.url}/transactions?type=purchase&pages=2`);
  await page.reload();
  await expect(rows).toHaveCount(100);
  await more.click();
  await expect(more).toBeHidden();
  await expect(rows.filter({ hasText: "failed" })).toHaveCount(past);
  await page.goBack();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
});

test("everyone can read the history on a small phone", async ({ page, stack }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${stack.url}/transactions`);
    const entries = page.getByRole("list", { name: "Transactions" }).getByRole("listitem");
    await expect(entries).toHaveCount(50);
    const failed = entries.filter({ hasText: "failed" }).first();
    await expect(failed.locator("summary")).toHaveText(/^100 credits by card[A-Z][a-z]{2} .*\$10\.00failed$/);
    await expect(failed.getByText("Status")).toBeHidden();
    await failed.locator("summary").press("Enter");
    await expect(failed).toContainText("Amount$10.00Credits0Statusfailed");
    expect(await problemsOf(page, colorScheme)).toEqual([]);
  }
});

test("the shown history can be saved as CSV", async ({ page, stack }) => {
  await page.goto(`${stack.url}/transactions`);
  await expect(bodyRows(page.getByRole("table"))).toHaveCount(50);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^farline-transactions-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), "utf8")).split("\r\n");
  expect(lines[0]).toBe("\uFEFFDate,Type,Description,Amount,Currency,Credits,Status");
  expect(lines).toHaveLength(1 + 50 + 1);
  expect(
    lines.filter((line) => line.endsWith('M",purchase,100 credits by card,10.00,USD,0,failed')),
  ).not.toEqual([]);
});

test("the history that is shown follows the language without being asked for again", async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.url}/transactions`);
  const rows = bodyRows(page.getByRole("table"));
  await expect(rows.filter({ hasText: "100 credits by card" })).not.toHaveCount(0);
  await page.route("**/api/payments/transactions?*", (route) => route.abort());
  await showIn(page, "de");
  await expect(rows.filter({ hasText: "100 Credits per Karte" })).not.toHaveCount(0);
  await expect(rows.filter({ hasText: "100 credits by card" })).toHaveCount(0);
});

test("a history that fails to load says so, and a later attempt shows it", async ({ page, stack }) => {
  await page.route("**/api/payments/transactions?*", (route) => route.fulfill({ status: 404, json: {} }));
  // The first event of a connection asks for the history too, whenever it comes.
  await page.route("**/api/events", (route) => route.abort());
  await page.goto(`${stack.url}/transactions`);
  await expect(page.getByRole("alert")).toContainText("Failed to get transactions");
  await page.unroute("**/api/payments/transactions?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(bodyRows(page.getByRole("table"))).toHaveCount(50);
});

test("a server that hangs is reported after 5 seconds for the balance, and 15 for the history", async ({
  page,
  stack,
}) => {
  await giveOwnTime(page);
  await page.route("**/api/{payments,auth,call}/**", () => undefined);
  await page.route("**/api/events", () => undefined);
  const asked = page.waitForRequest("**/api/payments/credits");
  await page.goto(`${stack.url}/dashboard`);
  await asked;
  await page.clock.fastForward(5_000);
  await expect(page.getByText("Failed to get credits")).toBeVisible();
  await expect(page.getByText("Failed to get transactions")).toBeHidden();
  await page.clock.fastForward(10_000);
  await expect(page.getByText("Failed to get transactions")).toBeVisible();
});

function bodyRows(table: Locator): Locator {
  return table.getByRole("row").filter({ has: table.page().getByRole("cell") });
}

/** The text colour of a theme's tone, as the browser writes it. */
function colour(page: Page, tone: "good" | "warn" | "danger"): Promise<string> {
  return page.evaluate(
    `(() => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.color = "var(--color-${tone})";
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    })()`,
  );
}

/** A purchase of 20 USD whose bank takes its time. */
function addPendingPurchase(stack: Stack, email: string) {
  return inDatabase(stack, (client) =>
    client.query(
      `INSERT INTO payment (id, user_id, wallet_id, provider, status, currency, charge_minor, credits_mc, created_at)
       SELECT gen_random_uuid(), id, wallet_id, 'stripe', 'pending', 'JPY', 2997, 200000, now()
         FROM users JOIN wallet_member ON user_id = id WHERE email = $1`,
      [email],
    ),
  );
}

/** Failed purchases of 10 USD, the newest an hour old and the others an hour apart. */
function addFailedPurchases(stack: Stack, email: string, count: number) {
  return inDatabase(stack, (client) =>
    client.query(
      `INSERT INTO payment (id, user_id, wallet_id, provider, status, currency, charge_minor, credits_mc, created_at)
       SELECT gen_random_uuid(), users.id, wallet_id, 'stripe', 'failed', 'USD', 1000, 100000, now() - n * interval '1 hour'
         FROM users JOIN wallet_member ON user_id = users.id, generate_series(1, $2::integer) AS n WHERE email = $1`,
      [email, count],
    ),
  );
}
