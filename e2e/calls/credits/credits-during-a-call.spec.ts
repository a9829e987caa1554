import { expect } from "@playwright/test";
import { openCaller, talk } from "#e2e/support/callers.ts";
import { dearCalls, paris } from "#e2e/support/product/dear-calls.ts";
import { test } from "#e2e/support/test.ts";

test.use(dearCalls);

test("a user who buys no credits, and whose live events are lost, is shown why the call ended and what it cost", async ({
  page,
  stack,
}) => {
  await page.route("**/api/events", (route) => route.abort());
  await openCaller(page, stack);
  await talk(page, paris);
  // The message passes, so its lines are looked for at once.
  const message = page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem");
  await expect(
    message.filter({
      hasText: /^Call ended \(1 minute\)Your credits ran out\. Charged [\d.]+ credits \(\$[\d.]+\)\.$/,
    }),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: "Last call" })).toContainText("Your credits ran out.");
});
