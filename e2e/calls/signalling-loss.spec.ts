import { expect } from "@playwright/test";
import { callEnded, openCaller, talk } from "#e2e/support/callers.ts";
import { test } from "#e2e/support/test.ts";
import { makeVoice } from "#e2e/support/voice.ts";

test("a call outlives its connection to the service, says so, and still ends by the button", async ({
  page,
  stack,
}) => {
  await openCaller(page, stack);
  await talk(page);
  await makeVoice(stack, "drop", { refuse_ms: 2_000 });
  await expect(page.getByText("Connection lost. Reconnecting...")).toBeVisible();
  await expect(page.getByText("Call in progress...")).toBeVisible();
  await expect(page.getByText(/Call device error/)).toBeHidden();

  await page.getByRole("button", { name: "End Call" }).click();
  await expect(page.getByText(callEnded)).toBeVisible();
  await expect(page.getByText(/^Charged \d credits? \(\$0\.\d\d\)\.$/)).toBeVisible();
});
