import { expect, type Page } from "@playwright/test";
import { atRest } from "#e2e/support/page/prepared-page.ts";
import { test } from "#e2e/support/test.ts";

const line = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

test("a visitor sees the price of a call before an account, in the list of all and on a country's own page", async ({
  page,
  stack,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/tariff|assets\/(?:plans|user)-/.test(request.url())) requests.push(request.url());
  });
  await page.goto(stack.url);
  const box = page.getByRole("region", { name: "Prices" });
  await expect(box).toContainText("India");
  await expect(box).toContainText(/\$0\.\d\d a minute1 credit\$10 buys 100 minutes/);
  await atRest(page);
  expect(requests, "the box asks for nothing before it is used").toEqual([]);
  await box.getByLabel("Or a phone number").fill("+1 (876) 922-0000");
  await expect(box).toContainText("6.2 credits a minute$0.62$10 buys 16 minutes.");

  await box.getByRole("link", { name: "All rates" }).click();
  await expect(page).toHaveURL(`${stack.url}/rates`);
  await page.getByRole("navigation", { name: "Alphabet" }).getByRole("link", { name: "J" }).click();
  await expect(line(page, "Jamaica")).toBeInViewport();
  await page.getByRole("main").locator("summary").filter({ hasText: "Japan" }).press("Enter");
  await expect(line(page, "Japan").getByText("Landline", { exact: true })).toBeVisible();
  await page.getByLabel("Currency").selectOption("JPY");
  await page.getByLabel("Country or phone number").fill("+1 (876) 922-0000");
  await expect(line(page, "Jamaica")).toContainText("¥");
  await page.reload();
  await expect(page.getByLabel("Country or phone number")).toHaveValue("+1 (876) 922-0000");
  await expect(line(page, "Jamaica")).toContainText("¥");
  await page.getByRole("link", { name: "Calls to Jamaica" }).click();
  await expect(page).toHaveURL(`${stack.url}/rates/jamaica`);
  await expect(page).toHaveTitle("Calls to Jamaica · Farline");
  expect(requests.filter((url) => url.includes("/user-"))).toEqual([]);
});
