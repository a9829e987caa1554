import { expect } from "@playwright/test";
import { loudest, openCaller, talk } from "./support/callers.ts";
import type { Stack } from "./support/stack.ts";
import { test } from "./support/test.ts";
import { callAudio } from "./support/voice.ts";

/** Called by this test alone. */
const number = "+442079460006";

const keys = async (stack: Stack) => (await callAudio(stack, number)).keys;

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
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "0w 5-5");
    document.activeElement.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }`);
  await expect.poll(async () => (await keys(stack)).replaceAll("w", "")).toBe("*1369#055");
  await expect(page.getByLabel("Keys pressed")).toHaveText("*1369#0w55");
});
