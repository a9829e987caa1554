import { expect, type Page } from "@playwright/test";
import { loudest, openCaller, talk } from "#e2e/support/callers.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";
import { callAudio } from "#e2e/support/voice.ts";

/** Called by these tests alone. */
const number = "+442079460006";
const another = "+442079460008";

const keys = async (stack: Stack, to = number) => (await callAudio(stack, to)).keys;

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "${text}");
    document.activeElement.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }`);
}

test("keys pressed on the screen, on the keyboard and pasted reach the far end, which answers aloud", async ({
  page,
  stack,
}) => {
  await openCaller(page, stack);
  await talk(page, number);
  // A muted microphone causes no echo, so the sound is the far end's own voice.
  await page.getByRole("button", { name: "Mute", exact: true }).click();
  await page.getByRole("button", { name: "Keypad" }).click();
  const keypad = page.getByRole("group", { name: "Keypad" });

  await keypad.getByRole("button", { name: "Star" }).click();
  await expect.poll(() => keys(stack)).toBe("*");
  // The first key ends the greeting, and the name of that key ends after a moment.
  await expect.poll(() => loudest(page, 2_000)).toBeLessThan(0.01);
  await keypad.getByRole("button", { name: "1", exact: true }).click();
  await expect.poll(() => loudest(page, 1_000)).toBeGreaterThan(0.02);

  await page.keyboard.type("369#");
  await expect.poll(() => keys(stack)).toBe("*1369#");
  await paste(page, "\u0660w 5-\u096b");
  await expect.poll(async () => (await keys(stack)).replaceAll("w", "")).toBe("*1369#055");
  await expect(page.getByLabel("Keys pressed")).toHaveText("*1369#0w55");
});

test("a long pasted sequence arrives whole with the keys pressed after it, and a key that is not sent says so", async ({
  page,
  stack,
}) => {
  await openCaller(page, stack);
  await talk(page, another);
  await page.getByRole("button", { name: "Keypad" }).click();
  await paste(page, "1234567890#");
  await page.keyboard.type("369");
  await paste(page, "0987654321*");
  const arrived = () => keys(stack, another);
  await expect.poll(arrived, { timeout: 60_000 }).toBe("1234567890#3690987654321*");

  // A sender that takes keys and never sounds them.
  await page.evaluate("RTCDTMFSender.prototype.insertDTMF = () => undefined");
  await page.keyboard.type("7");
  await expect(page.getByText("Not sent: 7. Press these keys again.")).toBeVisible({ timeout: 60_000 });
});
