import { expect, type Page } from "@playwright/test";
import { openCaller } from "#e2e/support/callers.ts";
import { atRest } from "#e2e/support/page/at-rest.ts";
import { test } from "#e2e/support/test.ts";

const box = (page: Page) => page.getByRole("region", { name: "Prices" });

test("a visitor sees what a minute costs to a country and a number, and what $10 buys, before an account", async ({
  page,
  stack,
}) => {
  const plans: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/tariff|assets\/plans-/.test(request.url())) plans.push(request.url());
  });
  await page.goto(stack.url);
  await expect(box(page)).toContainText("India");
  await expect(box(page)).toContainText(/\$0\.\d\d a minute1 credit\$10 buys 100 minutes/);
  await atRest(page);
  expect(plans, "the box asks for nothing before it is used").toEqual([]);

  await box(page).getByLabel("Country").selectOption("Australia");
  await expect(box(page)).toContainText("Mobile$0.17 a minute1.7 credits$10 buys 58 minutes");
  await box(page).getByLabel("Or a phone number").fill("+1 (876) 922-0000");
  await expect(box(page)).toContainText("6.2 credits a minute$0.62$10 buys 16 minutes.");
  await box(page).getByLabel("Or a phone number").fill("+44 871 234 5678");
  await expect(box(page)).toContainText("Premium and shared-cost numbers cannot be called.");
  await box(page).getByLabel("Or a phone number").fill("+61 491 570 006");
  await expect(box(page)).toContainText("1.7 credits a minute");
  await box(page).getByRole("button", { name: "More about this price" }).click();
  await expect(page).toHaveURL(`${stack.url}/rates/australia?number=%2B61491570006`);
  await expect(page.getByLabel("Price of a number")).toHaveValue("+61491570006");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the landing page shows a call in the ${colorScheme} theme, and loads no picture of the other`, async ({
    browser,
    stack,
  }) => {
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    const pictures: string[] = [];
    page.on("response", (response) => {
      if (response.url().includes("/pictures/")) pictures.push(new URL(response.url()).pathname);
    });
    await page.goto(stack.url);
    const picture = page.getByRole("img", { name: "A call to London in progress" });
    await expect(picture).toHaveCount(1);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => pictures).toEqual([`/pictures/call-${colorScheme}-en.webp`]);
    await expect(picture).toHaveJSProperty("naturalWidth", 1488);
    await context.close();
  });
}

test("the landing page answers what people ask, and leads to the terms and policies", async ({
  page,
  stack,
}) => {
  await page.goto(stack.url);
  const questions = page.getByRole("region", { name: "What people ask" });
  await expect(questions.getByRole("term")).toHaveText([
    "What if the call is not answered?",
    "Do credits expire?",
    "Which number do they see?",
    "Is it private?",
    "Which browsers work?",
    "Can I call an emergency number?",
  ]);
  await expect(page.getByRole("contentinfo")).toContainText("emergency numbers cannot be called");
  for (const [name, heading] of [
    ["Terms", "No emergency calls"],
    ["Privacy", "What we keep, and why"],
    ["Refunds", "Credits you have not used"],
  ] as const) {
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  }
});

test("a user reads the terms without leaving the app's page, as during a call", async ({ page, stack }) => {
  await openCaller(page, stack);
  await page.evaluate("document.body.dataset.same = 'yes'");
  await page.getByRole("contentinfo").getByRole("link", { name: "Refunds" }).click();
  await expect(page.getByRole("heading", { name: "Credits you have not used" })).toBeVisible();
  expect(await page.evaluate("document.body.dataset.same")).toBe("yes");
});
