import { expect } from "@playwright/test";
import { showIn } from "#e2e/support/page/prepared-page.ts";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { addPastCalls } from "#e2e/support/product/database.ts";
import { test } from "#e2e/support/test.ts";

test("each bar of a chart tells its name and figure to the pointer, in both directions of writing", async ({
  page,
  stack,
}) => {
  const person = newPerson();
  const token = await openAccount(stack, person);
  const london = { number: "+442079460000", country: "GB", destination: "United Kingdom" };
  await addPastCalls(stack, person.email, [
    { hours_ago: 0.01, ...london, credits: 2.5, seconds: 130, status: "completed" },
  ]);
  const sums = { calls: 1, seconds: 60, mosAverage: 4 };
  const weeks = [
    { start: "2026-03-02", ...sums, credits: 1 },
    { start: "2026-03-09", ...sums, credits: 12.5 },
    { start: "2026-03-16", ...sums, credits: 3 },
  ];
  await page.route("**/api/calls/summary?*", (route) =>
    route.fulfill({ json: { weeks, countries: [{ country: "GB", ...sums, credits: 16.5 }] } }),
  );
  await openAs(page, stack, token, "/calls");
  const links = page.getByRole("row").last().getByRole("link");
  await expect(links).toHaveCount(2);
  const [numberTop, addTop = 0] = await Promise.all(
    (await links.all()).map(async (link) => (await link.boundingBox())?.y),
  );
  expect(numberTop, "the number and the link beside it stand on one line").toBeCloseTo(addTop, 0);

  const scripts = () =>
    page.evaluate(
      () => performance.getEntriesByType("resource").filter((one) => /charts/.test(one.name)).length,
    );
  expect(await scripts()).toBe(0);
  await page.getByText("Spend and line quality").click();
  const spend = page.getByRole("region", { name: "Credits spent by week" });
  const slider = spend.getByRole("slider");
  const bar = spend.locator("rect");
  await expect(bar).toHaveCount(3);
  expect(await scripts()).toBe(1);
  // The slider lies on the bars and takes what is meant for them.
  await bar.nth(0).hover({ force: true });
  await expect(slider).toHaveAttribute("aria-valuetext", "Week of Mar 2, 2026: 1 credit ($0.10)");
  await expect(spend.getByText("Week of Mar 2, 20261 credit ($0.10)")).toBeVisible();
  await bar.nth(1).click({ force: true });
  await expect(slider).toHaveAttribute("aria-valuetext", "Week of Mar 9, 2026: 12.5 credits ($1.25)");
  await slider.press("ArrowLeft");
  await expect(slider).toHaveValue("0");
  const alone = page.getByRole("region", { name: "Credits spent by country" });
  const colour = await alone
    .locator("rect")
    .evaluate((element) => element.ownerDocument.defaultView.getComputedStyle(element).fill);
  await expect(alone.locator("li span[aria-hidden]"), "a bar alone has the colour of the legend").toHaveCSS(
    "background-color",
    colour,
  );

  await showIn(page, "ar");
  const arabic = page.getByRole("slider").first();
  await expect(arabic).toHaveValue("2");
  // The oldest week stands at the right.
  await page.getByRole("main").locator("rect").first().click({ force: true });
  await expect(arabic).toHaveValue("0");
  await arabic.press("ArrowLeft");
  await expect(arabic).toHaveValue("1");
});
