import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { callEnded, dial, loudest, openCaller, talk } from "#e2e/support/callers.ts";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { showIn } from "#e2e/support/page/shown-language.ts";
import { addPastCalls } from "#e2e/support/past-calls.ts";
import { api, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

test("a call that is under way stands in the history without a charge, and is charged there once it ends", async ({
  page,
  stack,
}) => {
  await openCaller(page, stack);
  await talk(page);
  await page.getByRole("banner").getByRole("link", { name: "Calls" }).click();
  const row = page.getByRole("table", { name: "Calls, Today" }).getByRole("row").nth(1);
  await expect(row.getByRole("cell")).toContainText([
    "",
    "+44 20 7946 0000",
    "In progress",
    "",
    "–",
    "–",
    "–",
  ]);
  await expect(row).not.toContainText("$0.00");
  await page.getByRole("button", { name: "End Call" }).click();
  await expect(row).toContainText("$0.10");
});

test("the history lists every call with its cost and its quality", async ({ page, stack }) => {
  const token = await openCaller(page, stack);
  await talk(page);
  await expect.poll(() => loudest(page, 2_000)).toBeGreaterThan(0);
  await page.getByRole("button", { name: "End Call" }).click();
  await expect(page.getByText(callEnded)).toBeVisible();
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

  await page.getByRole("link", { name: "All your calls" }).click();
  const today = page.getByRole("region", { name: "Today" });
  const rows = today.getByRole("table", { name: "Calls, Today" }).getByRole("row");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText("The line was busy");
  await expect(rows.nth(2)).toContainText("Answered");
  const tops = async () =>
    Promise.all(
      (await rows.nth(2).getByRole("link").all()).map(async (link) => (await link.boundingBox())?.y),
    );
  const [numberTop, addTop = 0] = await tops();
  expect(numberTop, "the number and the link beside it stand on one line").toBeCloseTo(addTop, 0);
  await test.step("filters and a search by digits or by a contact's name narrow it", async () => {
    await api(stack, "POST", "/api/contacts", {
      token,
      body: { id: randomUUID(), name: "Busy Bee", numbers: [{ number: "+442079460101" }] },
    });
    for (const [search, count] of [
      ["0000", 2],
      ["bee", 2],
      ["nothing of this", 0],
    ] as const) {
      await page.goto(`${stack.url}/calls?${new URLSearchParams({ search })}`);
      await expect(rows).toHaveCount(count);
    }
    await expect(page.getByText("No call matches")).toBeVisible();
    await page.getByRole("button", { name: "Show all calls" }).click();
    await expect(rows).toHaveCount(3);
    await page.getByText("Filter by country and date").press("Enter");
    await page.getByLabel("Country", { exact: true }).selectOption("Germany");
    await expect(page.getByText("No call matches")).toBeVisible();
    await page.getByLabel("Country", { exact: true }).selectOption("United Kingdom");
    await expect(rows).toHaveCount(3);
    await page.getByLabel("To", { exact: true }).fill("2020-01-01");
    await expect(page.getByText("No call matches")).toBeVisible();
    await page.getByRole("button", { name: "Show all calls" }).click();
  });
  await test.step("charts load when they are opened, each with its table", async () => {
    const scripts = () =>
      page.evaluate(
        () => performance.getEntriesByType("resource").filter((one) => /charts/.test(one.name)).length,
      );
    expect(await scripts()).toBe(0);
    await page.getByText("Spend and line quality").press("Enter");
    for (const [title, text] of [
      ["Credits spent by week", /Calls2Talk time0\d:\d\dCredits\d|200:\d\d\d/],
      ["Credits spent by country", /United Kingdom/],
      ["Line quality by week", /\([1-5]\.\d\)/],
    ] as const) {
      const chart = page.getByRole("region", { name: title });
      await expect(chart.getByRole("img")).toBeVisible();
      // One week or country is a bar, not a wall across the chart.
      const [whole, one] = [chart.getByRole("img"), chart.locator("rect").first()];
      const [room, size] = [await whole.boundingBox(), await one.boundingBox()];
      expect(size?.width).toBeLessThan((room?.width ?? 0) / 8);
      await expect(chart.getByRole("table")).toContainText(text);
    }
    expect(await scripts()).toBe(1);
  });
});

test("who has never called is led to the first call, and searches and compares nothing", async ({
  page,
  stack,
}) => {
  const token = await openAccount(stack, newPerson());
  await openAs(page, stack, token, "/calls");
  await expect(page.getByRole("link", { name: "Make your first call" })).toBeVisible();
  await expect(page.getByLabel("Name or number")).toHaveCount(0);
  await expect(page.getByText("Spend and line quality")).toHaveCount(0);
  await page.goto(`${stack.url}/calls?search=Atlantis`);
  await expect(page.getByText("No call matches")).toBeVisible();
  await expect(page.getByLabel("Name or number"), "a search can be changed").toHaveValue("Atlantis");
});

test("each bar of a chart tells its name and figure to the pointer, the keyboard and a screen reader", async ({
  page,
  stack,
}) => {
  const sums = { calls: 1, seconds: 60 };
  const weeks = [
    { start: "2026-03-02", ...sums, credits: 1, mosAverage: 4 },
    { start: "2026-03-09", ...sums, credits: 12.5, mosAverage: null },
    { start: "2026-03-16", ...sums, credits: 3, mosAverage: 4.3 },
  ];
  await page.route("**/api/calls/summary?*", (route) =>
    route.fulfill({ json: { weeks, countries: [{ country: "GB", ...sums, credits: 16.5 }] } }),
  );
  await openAs(page, stack, await openAccount(stack, newPerson()), "/calls?search=Atlantis");
  await page.getByText("Spend and line quality").click();
  const spend = page.getByRole("region", { name: "Credits spent by week" });
  for (const mark of ["0 · $0.00", "10 · $1.00", "20 · $2.00"])
    await expect(spend.getByText(mark)).toBeVisible();
  await expect(spend).toContainText("Credits a week, and what they are worth");
  const slider = spend.getByRole("slider", { name: "Credits spent by week" });
  const told = (week: string, figure: string) =>
    test.step(`${week}: ${figure}`, async () => {
      await expect(slider).toHaveAttribute("aria-valuetext", `Week of ${week}: ${figure}`);
      await expect(spend.getByText(`Week of ${week}${figure}`)).toBeVisible();
    });
  await told("Mar 16, 2026", "3 credits ($0.30)");
  await slider.press("ArrowLeft");
  await told("Mar 9, 2026", "12.5 credits ($1.25)");
  // The slider lies on the bars and takes what is meant for them.
  const bar = spend.locator("rect");
  await bar.nth(0).hover({ force: true });
  await told("Mar 2, 2026", "1 credit ($0.10)");
  await bar.nth(1).click({ force: true });
  await told("Mar 9, 2026", "12.5 credits ($1.25)");
  await expect(
    page.getByRole("slider", { name: "Credits spent by country" }),
    "the dearest country is told first",
  ).toHaveAttribute("aria-valuetext", "United Kingdom: 16.5 credits ($1.65)");
  const quality = page.getByRole("slider", { name: "Line quality by week" });
  await quality.press("ArrowLeft");
  await expect(quality).toHaveAttribute("aria-valuetext", "Week of Mar 9, 2026: The line was not measured.");
  const alone = page.getByRole("region", { name: "Credits spent by country" });
  const colour = await alone
    .locator("rect")
    .evaluate((element) => element.ownerDocument.defaultView.getComputedStyle(element).fill);
  await expect(alone.locator("li span[aria-hidden]"), "a bar alone has the colour of the legend").toHaveCSS(
    "background-color",
    colour,
  );
  expect(await problemsOf(page, "the charts of three weeks")).toEqual([]);

  await showIn(page, "ar");
  const arabic = page.getByRole("slider").first();
  await expect(arabic).toHaveValue("2");
  // The oldest week stands at the right.
  await page.getByRole("main").locator("rect").first().click({ force: true });
  await expect(arabic).toHaveValue("0");
  await arabic.press("ArrowLeft");
  await expect(arabic).toHaveValue("1");
});

test("on a phone each call is one line, whose details and charts have money in the user's currency", async ({
  page,
  stack,
}) => {
  const person = newPerson();
  const token = await openAccount(stack, person);
  const london = { number: "+442079460000", country: "GB", destination: "United Kingdom" };
  await addPastCalls(stack, person.email, [
    { hours_ago: 0.01, ...london, credits: 2.5, seconds: 130, status: "completed" },
    { hours_ago: 0.02, ...london, credits: 0, seconds: null, status: "busy" },
  ]);
  await page.addInitScript(`localStorage.setItem("farline.currency", "EUR")`);
  const home = async () => (await fetch(stack.url)).text();
  await expect.poll(home, "a product that has just started shows fixed rates").toMatch(/"asOf":"\d/);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, stack, token, "/calls");
  const entries = page.locator("main li:has(summary)");
  await expect(entries.nth(0)).toContainText(/\d [AP]M · 02:10-€0\.23-2\.5 credits/);
  await expect(entries.nth(1)).toContainText("The line was busy€0.000 credits");
  await expect(page.getByText(/^Converted at the rate of /)).toHaveCount(1);
  await expect(page.getByRole("table")).toHaveCount(0);
  await entries.nth(0).locator("summary").press("Enter");
  await expect(entries.nth(0)).toContainText("Talk time02:10");
  await entries
    .nth(0)
    .getByRole("link", { name: /^Call to / })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Call to +44 20 7946 0000");
  await expect(page.getByRole("main"), "the digits of the price before the call").toContainText(
    "Price per minute1 credit (€0.0921)",
  );
  await page.goBack();
  await page.getByText("Spend and line quality").click();
  const chart = page.getByRole("region", { name: "Credits spent by country" });
  await expect(chart.getByRole("listitem").filter({ hasText: "United Kingdom" })).toContainText(
    "2 calls · 02:10€0.232.5 credits",
  );
  await expect(chart).toContainText("4 · €0.37");
});

test("a wide screen shows what a call cost in money beside its credits", async ({ page, stack }) => {
  const person = newPerson();
  const token = await openAccount(stack, person);
  const london = { number: "+442079460000", country: "GB", destination: "United Kingdom" };
  await addPastCalls(stack, person.email, [
    { hours_ago: 0.01, ...london, credits: 2.5, seconds: 130, status: "completed" },
  ]);
  await openAs(page, stack, token, "/calls");
  await expect(page.getByRole("row").last()).toContainText("-2.5-$0.25");
  await page.goto(`${stack.url}/transactions`);
  await expect(page.getByRole("row").last()).toContainText("-$0.25-2.5completed");
  await expect(page.getByText("Converted at")).toHaveCount(0);
});
