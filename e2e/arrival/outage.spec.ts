import { expect } from "@playwright/test";
import { openCaller, talk } from "#e2e/support/callers.ts";
import { test } from "#e2e/support/test.ts";
import { makeVoice } from "#e2e/support/voice.ts";

test("a press after an outage between two calls dials at once, and one during it waits for its end", async ({
  page,
  stack,
}) => {
  await openCaller(page, stack);
  const call = async () => {
    await talk(page, undefined, 60_000);
    await page.getByRole("button", { name: "End Call" }).click();
    await expect(page.getByRole("button", { name: "Start Call" })).toBeVisible();
  };
  await call();
  await test.step("after it, while the SDK waits before it tries again", async () => {
    await makeVoice(stack, "drop", { refuse_ms: 20_000 });
    // The SDK tries at growing intervals while the service refuses.
    await page.waitForTimeout(20_500);
    await call();
  });
  await test.step("during it", async () => {
    await makeVoice(stack, "drop", { refuse_ms: 6_000 });
    await call();
  });
  await expect(page.getByText(/Call device error/)).toHaveCount(0);
});
