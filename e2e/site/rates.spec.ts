import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { deckColumns } from "#domain/tariff/decks/deck.ts";
import { payWith, startPayment } from "#e2e/support/cards.ts";
import { api, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { tariff } from "#e2e/support/product/tariffs.ts";
import { test } from "#e2e/support/test.ts";

const folder = mkdtempSync(join(tmpdir(), "farline-rates-"));

test.afterAll(() => rmSync(folder, { recursive: true }));

const search = (page: Page) => page.getByLabel("Country or phone number");
const line = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const lines = (page: Page) => page.getByRole("main").locator("summary");

test("visitors see what a minute costs, by country and by number", async ({ page, stack }) => {
  await page.goto(stack.url);
  await page.getByRole("link", { name: "All rates" }).click();
  await expect(page).toHaveURL(`${stack.url}/rates`);
  await page.getByLabel("Currency").selectOption("USD");
  await expect(line(page, "Jamaica +1 658, 876")).toContainText("6.2 credits");
  expect(await lines(page).count()).toBeGreaterThan(200);
  await expect(page.getByText("Landline", { exact: true }).first()).toBeHidden();
  await page.getByRole("navigation", { name: "Alphabet" }).getByRole("link", { name: "J" }).click();
  await expect(line(page, "Jamaica")).toBeInViewport();
  await lines(page).filter({ hasText: "Japan" }).press("Enter");
  await expect(line(page, "Japan").getByText("Landline", { exact: true })).toBeVisible();

  await search(page).fill("australia");
  await expect(line(page, "Australia +61")).toContainText("1 to 1.7 credits");
  await expect(line(page, "Australia +61")).toContainText("Landline1 credit ($0.10)$10 buys 100 minutes");
  await expect(line(page, "Australia +61")).toContainText("1.7 credits ($0.17)$10 buys 58 minutes");

  await search(page).fill("+1 (876) 922-0000");
  await expect(page.getByText("+1 876 922 0000")).toBeVisible();
  await expect(page.getByRole("paragraph").filter({ hasText: "6.2 credits a minute" })).toBeVisible();
  await expect(lines(page)).toHaveCount(1);
  await expect(page.getByText(/Your balance/)).toHaveCount(0);
  await page.getByLabel("Currency").selectOption("JPY");
  await expect(line(page, "Jamaica")).toContainText("¥");
  await page.reload();
  await expect(search(page)).toHaveValue("+1 (876) 922-0000");
  await expect(line(page, "Jamaica")).toContainText("¥");
});

test("each country has a page of its own, which search engines find", async ({ page, stack }) => {
  const sitemap = await (await fetch(`${stack.url}/sitemap.xml`)).text();
  expect(sitemap.match(/<loc>[^<]*\/rates\/[a-z-]+<\/loc>/g)?.length).toBeGreaterThan(200);
  expect(sitemap).toContain(`<loc>${stack.url}/rates/cote-d-ivoire</loc>`);

  await page.goto(`${stack.url}/rates/Turkey`);
  await expect(page).toHaveURL(`${stack.url}/rates/turkiye`);
  await page.goto(`${stack.url}/rates/australia`);
  await expect(page).toHaveTitle("Calls to Australia · Farline");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${stack.url}/rates/australia`);
  await expect(page.locator("meta[name=description]")).toHaveAttribute(
    "content",
    /^Call Australia from your browser: landlines \$0\.10, mobiles \$0\.17/,
  );
  await page.getByLabel("Price of a number").fill("+61 491 570 006");
  await expect(page.getByText("$10 buys 58 minutes.").last()).toBeVisible();
  await expect(
    page.getByText("An answered call costs at least"),
    "the number's, not the country's too",
  ).toHaveCount(1);
  await page.getByRole("link", { name: "All rates" }).click();
  await page.getByRole("listitem").filter({ hasText: "Japan" }).locator("summary").click();
  await page.getByRole("link", { name: "Calls to Japan" }).click();
  await expect(page).toHaveURL(`${stack.url}/rates/japan`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Calls to Japan");
});

test("an address without a country is not found, and helps to find one", async ({ page, stack }) => {
  for (const [path, status] of [
    ["/rates/atlantis", 404],
    ["/rates/japan/tokyo", 404],
    ["/nowhere", 404],
    ["/dashboard", 200],
    ["/reset-password/x", 200],
    ["/calls/x", 200],
  ] as const) {
    expect((await fetch(stack.url + path)).status, path).toBe(status);
  }
  await page.goto(`${stack.url}/rates/atlantis`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404: no such country");
  await expect(search(page)).toHaveValue("atlantis");
  await search(page).fill("atlan");
  await search(page).fill("Jamaica");
  await search(page).press("Enter");
  await expect(line(page, "Jamaica +1 658, 876")).toContainText("6.2 credits");
});

test("an unknown destination and an unserved number are reported", async ({ page, stack }) => {
  await page.goto(`${stack.url}/rates?q=Atlantis`);
  await expect(page.getByText("No destination found for “Atlantis”")).toBeVisible();
  await search(page).fill("tel:+688-20123");
  await expect(page.getByText("An answered call costs at least 17 credits.")).toHaveCount(1);
  await search(page).fill("+44 871 234 5678");
  await expect(page.getByText("Premium and shared-cost numbers cannot be called.")).toBeVisible();
  await search(page).fill("+999 1234 5678");
  await expect(page.getByText("This is not a valid phone number.")).toBeVisible();
});

test("a logged-in user sees how long the balance lasts", async ({ page, stack }) => {
  const token = await openAccount(stack, newPerson());
  await openAs(page, stack, token, "/rates?q=442079460000");
  await expect(page.getByText("Your balance does not cover a call to this number.")).toBeVisible();
  await payWith(stack, await startPayment(stack, token), "pm_card_visa");
  await api(stack, "POST", "/api/payments/add-credits", { token, body: { credits: 100 } });
  await expect(page.getByText("Your balance lasts 1 h 40 min.")).toBeVisible();
});

function deckFile(name: string, price: string): string {
  const path = join(folder, name);
  writeFileSync(path, `${deckColumns}\n44,United Kingdom,${price},60,60,0,no\n`);
  return path;
}

async function ukPrice(stack: Stack): Promise<unknown> {
  return (await api(stack, "GET", "/api/tariff?number=%2B442079460000")).body.creditsPerMinute;
}

test("prices are changed under a running server, completely or not at all, now or at their time", async ({
  ownStack: stack,
}) => {
  const bad = await tariff(stack, "import", deckFile("bad.csv", "cheap"));
  expect(bad.code).toBe(1);
  expect(bad.said).toMatch(/line 2: credits_per_minute "cheap"/);
  expect(await ukPrice(stack)).toBe(1);

  expect(await tariff(stack, "import", deckFile("new.csv", "2.5"))).toMatchObject({ code: 0 });
  await expect.poll(() => ukPrice(stack)).toBe(2.5);
  expect((await api(stack, "GET", "/api/tariff?number=%2B33123456789")).status).toBe(403);

  const soon = new Date(Date.now() + 15_000).toISOString();
  const later = await tariff(stack, "import", deckFile("soon.csv", "3"), "--effective", soon);
  expect(later.code).toBe(0);
  await expect.poll(() => ukPrice(stack)).toBe(3);
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(soon));

  await stack.stopApp();
  expect(await tariff(stack, "export", join(folder, "out.csv"))).toMatchObject({ code: 0 });
  await stack.startApp();
  expect(await ukPrice(stack)).toBe(3);
});
