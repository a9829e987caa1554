/** A newcomer sees the two steps to a call, and a caller what the month has cost. */
import { expect } from "@playwright/test";
import { openFundedAccount } from "#e2e/support/callers.ts";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { addPastCalls } from "#e2e/support/past-calls.ts";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

const sizes = [
  { width: 390, height: 844 },
  { width: 1_440, height: 900 },
];

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("a newcomer adds credits first, and finds the free test of sound and connection", async ({
      page,
      stack,
    }) => {
      await openAs(page, stack, await openAccount(stack, newPerson()), "/dashboard");
      const steps = page.getByRole("list", { name: "First steps" });
      await expect(steps.getByRole("listitem")).toHaveText(["1Add credits", "2Call"]);
      const background = (name: string, role: "link" | "button") =>
        page
          .getByRole(role, { name, exact: true })
          .evaluate((one) => one.ownerDocument.defaultView.getComputedStyle(one).backgroundColor);
      const primary = await background("Add credits", "link");
      await expect(page.getByRole("button", { name: "Start Call" })).toBeEnabled();
      expect(await background("Start Call", "button")).not.toBe(primary);
      await expect(page.getByText("Test sound and connection for free")).toBeInViewport();
      await expect(page.getByRole("region", { name: "Profile" })).toContainText("Credits balance0");
      await expect(page.getByText("This month")).toHaveCount(0);
      expect(await problemsOf(page, "first steps")).toEqual([]);
      await steps.getByRole("link").click();
      await expect(page).toHaveURL(`${stack.url}/purchase-credits`);

      await openAs(page, stack, await openFundedAccount(stack), "/dashboard");
      await expect(page.getByRole("link", { name: /^This month/ })).toContainText("$0.00, 0 min");
      await expect(steps).toHaveCount(0);
      expect(await background("Start Call", "button")).toBe(primary);
    });

    test("a caller sees what this month has cost and how long the calls were", async ({ page, stack }) => {
      const person = newPerson();
      const token = await openFundedAccount(stack, person);
      const london = { number: "+442079460000", country: "GB", destination: "United Kingdom" };
      await addPastCalls(stack, person.email, [
        { hours_ago: 0, ...london, credits: 40, seconds: 2_250, status: "completed" },
        { hours_ago: 0, ...london, credits: 2, seconds: 20, status: "completed" },
        { hours_ago: 24 * 32, ...london, credits: 9, seconds: 500, status: "completed" },
      ]);
      await openAs(page, stack, token, "/dashboard");
      const month = page.getByRole("link", { name: /^This month/ });
      await expect(month).toContainText("$4.20, 38 min");
      await expect(month.getByRole("img", { name: "Spending by day, up to $4.20" })).toBeVisible();
      expect(await problemsOf(page, "the month")).toEqual([]);
      await month.click();
      await expect(page).toHaveURL(`${stack.url}/calls`);
    });
  });
}
