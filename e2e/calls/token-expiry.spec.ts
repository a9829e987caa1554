import { expect } from "@playwright/test";
import { callEnded, openCaller, talk, talkedFor } from "#e2e/support/callers.ts";
import { test } from "#e2e/support/test.ts";
import { makeVoice } from "#e2e/support/voice.ts";

test("an access token is renewed before it ends during a call, without a visible change", async ({
  page,
  stack,
}) => {
  let tokens = 0;
  page.on("response", (reply) => {
    if (reply.url().endsWith("/api/call/token") && reply.ok()) tokens += 1;
  });
  await makeVoice(stack, "tokens", { longest_s: 14 });
  try {
    await openCaller(page, stack);
    await talk(page);
    const before = tokens;
    await expect.poll(() => tokens).toBeGreaterThan(before);

    // Past the end of the call's first token.
    await talkedFor(page, 17);
    await expect(page.getByText("Call in progress...")).toBeVisible();
    await expect(page.getByText(/Call device error/)).toBeHidden();
    await page.getByRole("button", { name: "End Call" }).click();
    await expect(page.getByText(callEnded)).toBeVisible();

    await page.getByRole("button", { name: "Start Call" }).click();
    await expect(page.getByText("Call in progress...")).toBeVisible();
  } finally {
    await makeVoice(stack, "tokens", { longest_s: null });
  }
});
