import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { openCaller } from "#e2e/support/callers.ts";
import { test } from "#e2e/support/test.ts";
import { callAudio } from "#e2e/support/voice.ts";

const field = (page: Page) => page.getByLabel("Phone number");
const pad = (page: Page) => page.getByRole("group", { name: "Dial pad" });
const key = (page: Page, name: string) => pad(page).getByRole("button", { name, exact: true });

/** A tone as short as a key's spreads over some hertz. */
const tolerance_hz = 10;
const audible_db = -60;

type Peak = [hz: number, level_db: number];

/** Presses a key, and gives the two frequencies of the tone that follows. */
async function toneOf(page: Page, press: () => Promise<void>): Promise<[low_hz: number, high_hz: number]> {
  await page.evaluate("forgetSounds()");
  await press();
  const loudest = () => page.evaluate<[Peak, Peak]>("loudestPair()");
  await expect.poll(async () => Math.min(...(await loudest()).map(levelOf))).toBeGreaterThan(audible_db);
  const [[low_hz], [high_hz]] = await loudest();
  return [low_hz, high_hz];
}

const levelOf = ([, level_db]: Peak) => level_db;

test("a number is dialled on the pad, each key with its two tones, and the keys behind it reach the call", async ({
  page,
  stack,
}) => {
  await page.addInitScript({
    path: fileURLToPath(new URL("../support/page/scripts/key-sounds.js", import.meta.url)),
  });
  await openCaller(page, stack);
  await page.getByRole("button", { name: "Dial pad" }).click();
  for (const [name, row_hz, column_hz] of [
    ["4", 770, 1_209],
    ["9", 852, 1_477],
  ] as const) {
    const [low_hz, high_hz] = await toneOf(page, () => key(page, name).click());
    expect(Math.abs(low_hz - row_hz), `${name} ${low_hz}`).toBeLessThan(tolerance_hz);
    expect(Math.abs(high_hz - column_hz), `${name} ${high_hz}`).toBeLessThan(tolerance_hz);
  }
  await expect(field(page)).toHaveValue("49");
  await expect(field(page)).not.toBeFocused();
  await key(page, "Delete the last digit").click();
  // The keyboard presses keys too, and they sound.
  const [low_hz] = await toneOf(page, () => key(page, "4").press("Enter"));
  expect(Math.abs(low_hz - 770)).toBeLessThan(tolerance_hz);
  // A busy machine's click of 0 can be as long as a hold, which is a plus.
  for (const digit of "1614156712") await key(page, digit).click();
  await expect(field(page)).toHaveValue("44 161 415 6712");
  await expect(page.getByText("1 credit, $0.10 a minute")).toBeVisible();

  // Keys behind the number are pressed once the call is answered.
  await field(page).press("End");
  await field(page).pressSequentially(",42");
  await page.getByRole("button", { name: "Start Call" }).click();
  await expect(page.getByText("Call in progress...")).toBeVisible();
  await expect.poll(async () => (await callAudio(stack, "+441614156712")).keys).toBe("42");
  await page.getByRole("button", { name: "Keypad" }).click();
  await page.getByRole("group", { name: "Keypad" }).getByRole("button", { name: "5", exact: true }).click();
  await expect.poll(async () => (await callAudio(stack, "+441614156712")).keys).toBe("425");
});
