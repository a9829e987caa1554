import { expect } from "@playwright/test";
import { test } from "#e2e/support/test.ts";

test.use({ locale: "de-DE", javaScriptEnabled: false });

test("a reader in a euro country sees no dollars, before any script", async ({ page, stack }) => {
  for (const path of ["/", "/rates", "/rates/australia"]) {
    await page.goto(stack.url + path);
    await expect(page.getByRole("main"), path).toContainText("€");
    await expect(page.getByRole("main"), path).not.toContainText("$");
  }
});
