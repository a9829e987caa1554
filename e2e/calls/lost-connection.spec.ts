import { expect } from "@playwright/test";
import { callEnded, openCaller, talk, talkedFor } from "#e2e/support/callers.ts";
import { test } from "#e2e/support/test.ts";
import { makeVoice } from "#e2e/support/voice.ts";

test("a call outlives its access token unseen, and its connection to the service with a word, and ends by the button", async ({
  page,
  stack,
}) => {
  let tokens = 0;
  page.on("response", (reply) => {
    if (reply.url().endsWith("/api/call/token") && reply.ok()) tokens += 1;
  });
  const troubles = page.getByText(/Call device error/);
  await makeVoice(stack, "tokens", { longest_s: 14 });
  try {
    await openCaller(page, stack);
    await talk(page);
    const before = tokens;
    await expect.poll(() => tokens).toBeGreaterThan(before);
    // Past the end of the call's first token.
    await talkedFor(page, 17);
    await expect(page.getByText("Call in progress...")).toBeVisible();
    await expect(troubles).toBeHidden();
  } finally {
    await makeVoice(stack, "tokens", { longest_s: null });
  }
  await makeVoice(stack, "drop", { refuse_ms: 2_000 });
  await expect(page.getByText("Connection lost. Reconnecting...")).toBeVisible();
  await expect(page.getByText("Call in progress...")).toBeVisible();
  await expect(troubles).toBeHidden();
  await page.getByRole("button", { name: "End Call" }).click();
  await expect(page.getByText(callEnded)).toBeVisible();
  await expect(page.getByText(/^Charged \d credits? \(\$0\.\d\d\)\.$/)).toBeVisible();

  await page.getByRole("button", { name: "Start Call" }).click();
  await expect(page.getByText("Call in progress...")).toBeVisible();
});
