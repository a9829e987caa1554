import { expect } from "@playwright/test";
import { payWith, startPayment } from "#e2e/support/cards.ts";
import { api, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

test("the history leads to a purchase's receipt, which is printed without the rest of the page", async ({
  page,
  stack,
}) => {
  const token = await openAccount(stack, newPerson());
  await payWith(stack, await startPayment(stack, token), "pm_card_visa");
  await api(stack, "POST", "/api/payments/add-credits", { token, body: {} });
  await openAs(page, stack, token, "/transactions");
  await page.getByRole("link", { name: "Receipt for 100 credits by card" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Receipt FL-\d{8}-[0-9A-F]{12}$/);
  await page.evaluate("window.print = () => { document.documentElement.dataset.printed = 'yes'; }");
  await page.getByRole("button", { name: "Print or save as PDF" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByText("Charged to your card")).toBeVisible();
  for (const role of ["navigation", "banner", "contentinfo", "button", "link"] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByText("Sandbox: no real calls")).toBeHidden();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});
