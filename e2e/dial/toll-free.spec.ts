import { expect } from "@playwright/test";
import { refusals } from "#contract/refusals.ts";
import { openCaller, talk } from "#e2e/support/callers.ts";
import { api } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

test("a toll-free number with a price is shown, called and charged like any other", async ({
  page,
  stack,
}) => {
  const token = await openCaller(page, stack);
  const card = page.getByRole("region", { name: "Make a Call" });
  const field = page.getByLabel("Phone number");
  await field.fill("+44 345 123 4567");
  await expect(card.getByText("1 credit, $0.10 a minute")).toBeVisible();
  await field.fill("+49 800 123 4567");
  await expect(card.getByText("Toll-free numbers like this one cannot be called yet.")).toBeVisible();
  await field.fill("+1 800 555 0199");
  await expect(card.getByText("0.3 credits, $0.03 a minute")).toBeVisible();
  await expect(card.getByText("United States toll-free")).toBeVisible();
  await talk(page, "+1 800 555 0199");
  await page.getByRole("button", { name: "End Call" }).click();
  await expect(page.getByRole("region", { name: "Last call" })).toContainText("1 credit");

  // The server decides in any case.
  for (const [number, code] of [
    ["+498001234567", "toll_free_number_not_served"],
    ["+4918012345", "shared_cost_number_not_served"],
    ["+445512345678", "company_number_not_served"],
    ["+448712345678", "premium_number_not_served"],
  ] as const) {
    const { status, body } = await api(stack, "GET", `/api/tariff?number=${encodeURIComponent(number)}`, {
      token,
    });
    expect([status, body.message], number).toEqual([403, refusals[code].message]);
  }
});
