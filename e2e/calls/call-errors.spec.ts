import { expect, type Page } from "@playwright/test";
import { dial, openCaller, talk } from "#e2e/support/callers.ts";
import { test } from "#e2e/support/test.ts";
import { makeVoice } from "#e2e/support/voice.ts";

const complaints = [
  [
    31000,
    "Call device error: Media failure (31000). The call's sound could not be set up. Please try again.",
  ],
  [31003, "Call device error: Connection interrupted (31003). Check your network and try again."],
] as const;

const refusedTokens = [
  [31201, "Call device error: Authentication failed (31201). Please log in again."],
  [31204, "Call device error: Access token invalid (31204). Please refresh the page and try again."],
  [31205, "Call device error: Access token expired (31205). Please try again."],
] as const;

test("each error of the carrier is named, and leaves the call or the next one possible", async ({
  page,
  stack,
}) => {
  await openCaller(page, stack);
  await test.step("errors 31201, 31204 and 31205 are named, and the next call is a new attempt", async () => {
    for (const [code, sentence] of refusedTokens) {
      await expect(page.getByRole("button", { name: "Start Call" })).toBeEnabled();
      await makeVoice(stack, "faults", { on: "invite", code, times: 1 });
      await dial(page);
      await expect(page.getByText(sentence)).toBeVisible();
      await talk(page);
      if (code !== 31205) await page.getByRole("button", { name: "End Call" }).click();
    }
  });
  await test.step("errors 31000 and 31003 during a call are shown, and the call goes on", async () => {
    for (const [code, sentence] of complaints) {
      await makeVoice(stack, "errors", { code, message: "as the service says" });
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(page.getByText("Call in progress...")).toBeVisible();
    }
  });
});

const noMicrophones = [
  [
    "NotAllowedError",
    "Call device error: Microphone permission denied (31208). Allow the microphone in your browser's settings and try again.",
  ],
  [
    "NotFoundError",
    "Call device error: No microphone could be opened. Connect one, or close the program that uses it, and try again.",
  ],
] as const;

for (const [name, sentence] of noMicrophones) {
  test(`a microphone that fails with ${name} is reported and costs nothing`, async ({ page, stack }) => {
    await withholdMicrophone(page, name);
    await openCaller(page, stack);
    await dial(page);
    await expect(page.getByText("Call ended (0 minutes)")).toBeVisible();
    await expect(page.getByText("Call ended (0 minutes)")).toBeHidden();
    // The message about the end passes; what the user has to change stays in the card.
    await expect(page.getByRole("alert").filter({ hasText: sentence })).toBeVisible();
    await expect(page.getByRole("button", { name: "Start Call" })).toBeVisible();
    await expect(page.getByRole("navigation").getByText("100")).toBeVisible();
  });
}

/** Fails as a browser does when its user denies the microphone, or has none. */
async function withholdMicrophone(page: Page, name: string): Promise<void> {
  await page.addInitScript(
    `navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("withheld", "${name}"))`,
  );
}
