import { expect } from "@playwright/test";
import { callEnded, openCaller, talk } from "#e2e/support/callers.ts";
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

test("the far end hears silence while the microphone is muted, by button and by keyboard", async ({
  page,
  stack,
}) => {
  await openCaller(page, stack);
  await talk(page, number);
  await expect(page.getByRole("button", { name: "End Call" })).toBeFocused();
  await expect.poll(() => heardAtFarEnd(stack)).toBeGreaterThan(0.005);
  expect((await callAudio(stack, number)).codec).toBe("opus");

  const mute = page.getByRole("button", { name: /^(Mute|Unmute)$/ });
  const ground = () =>
    mute
      .locator("span")
      .first()
      .evaluate((element) => element.ownerDocument.defaultView.getComputedStyle(element).backgroundColor);
  await page.mouse.move(0, 0);
  const off = await ground();
  await mute.click();
  await expect(page.getByText("Microphone muted")).toBeVisible();
  await expect.poll(ground, "the button of a muted microphone has another ground").not.toBe(off);
  await expect.poll(() => heardAtFarEnd(stack)).toBe(0);
  const { packets } = (await callAudio(stack, number)).heard;
  await expect.poll(async () => (await callAudio(stack, number)).heard.packets).toBeGreaterThan(packets);

  await page.keyboard.press("Alt+m");
  await expect(page.getByText("Microphone unmuted")).toBeVisible();
  // The pointer still rests on the button.
  await expect.poll(ground).toBe(off);
  await expect.poll(() => heardAtFarEnd(stack)).toBeGreaterThan(0.005);

  await page.keyboard.press("Alt+h");
  await expect(page.getByText(callEnded)).toBeVisible();
  await expect(page.getByLabel("Phone number")).toBeFocused();
});
