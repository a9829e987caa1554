import { expect } from "@playwright/test";
import { loudest, openCaller, talk } from "#e2e/support/callers.ts";
import { api } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

test("the line can be tested before a call, in plain words and for nothing", async ({ page, stack }) => {
  const token = await openCaller(page, stack);
  await page.getByText("Sound and connection").click();

  await test.step("the microphone is heard", async () => {
    // The fake microphone beeps once a second, so samples now and then could miss every beep.
    await expect.poll(() => loudest(page, 2_000, "Microphone level")).toBeGreaterThan(0.02);
  });

  await page.getByRole("button", { name: "Test my connection" }).click();
  await expect(page.getByText("Testing your connection. Say something...")).toBeVisible();
  await expect(page.getByText(/^(Excellent|Great|Good|Fair|Degraded)$/)).toBeVisible();
  await expect(page.getByText("Score (MOS)").locator("xpath=..")).toHaveText(/Score \(MOS\)\d\.\d/);

  await test.step("it cost nothing and left no record", async () => {
    expect((await api(stack, "GET", "/api/payments/credits", { token })).body.credits).toBe(100);
    expect((await api(stack, "GET", "/api/payments/transactions", { token })).body).toHaveLength(1);
  });

  await test.step("the device for calls is as ready as before", async () => {
    await talk(page);
    await page.getByRole("button", { name: "End Call" }).click();
    await expect(page.getByText("Call ended (1 minute)")).toBeVisible();
  });
});
