import { expect, type Page } from "@playwright/test";
import { loudest, openCaller, talk } from "#e2e/support/callers.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";
import { callAudio } from "#e2e/support/voice.ts";

/** Called by this test alone. */
const number = "+442079460007";

/** The highest level at the far end during a good second; the fake microphone beeps once a second. */
async function heardAtFarEnd(stack: Stack): Promise<number> {
  const levels: number[] = [];
  for (let look = 0; look < 6; look++) {
    levels.push((await callAudio(stack, number)).heard.level);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return Math.max(...levels);
}

const background = (page: Page) =>
  page
    .getByRole("button", { name: /^(Mute|Unmute)$/ })
    .locator("span")
    .first()
    .evaluate((element) => element.ownerDocument.defaultView.getComputedStyle(element).backgroundColor);

test("the far end hears silence while the microphone is muted, and answers a key aloud", async ({
  page,
  stack,
}) => {
  await openCaller(page, stack);
  await talk(page, number);
  await expect.poll(() => heardAtFarEnd(stack)).toBeGreaterThan(0.005);
  expect((await callAudio(stack, number)).codec).toBe("opus");

  await page.mouse.move(0, 0);
  const off = await background(page);
  await page.getByRole("button", { name: "Mute", exact: true }).click();
  await expect
    .poll(() => background(page), "the button of a muted microphone has another ground")
    .not.toBe(off);
  await expect.poll(() => heardAtFarEnd(stack)).toBe(0);
  const { packets } = (await callAudio(stack, number)).heard;
  await expect.poll(async () => (await callAudio(stack, number)).heard.packets).toBeGreaterThan(packets);

  await test.step("a muted microphone causes no echo, so the sound is the far end's own voice", async () => {
    await page.getByRole("button", { name: "Keypad" }).click();
    await page.getByRole("group", { name: "Keypad" }).getByRole("button", { name: "Star" }).click();
    const keys = async () => (await callAudio(stack, number)).keys;
    await expect.poll(keys).toBe("*");
    // The first key ends the greeting, and the name of that key ends after a moment.
    await expect.poll(() => loudest(page, 2_000)).toBeLessThan(0.01);
    await page.keyboard.type("1");
    await expect.poll(() => loudest(page, 1_000)).toBeGreaterThan(0.02);
    await expect.poll(keys).toBe("*1");
  });

  await page.keyboard.press("Alt+m");
  // The pointer still rests on another button.
  await expect.poll(() => background(page)).toBe(off);
  await expect.poll(() => heardAtFarEnd(stack)).toBeGreaterThan(0.005);
});
