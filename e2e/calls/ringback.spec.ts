import { expect, type Page } from "@playwright/test";
import { dial, loudest, openCaller } from "#e2e/support/callers.ts";
import { listenToPage, type PlayedSound, playedSound } from "#e2e/support/page/played-sound.ts";
import { test } from "#e2e/support/test.ts";
import { makeVoice } from "#e2e/support/voice.ts";

const withoutEarlyMedia = "+442079460110";
const neverAnswers = "+442079460102";
/** One round of the British tone is three seconds. */
const round_ms = 3_500;
const loud_db = -40;
const silence_db = -80;

/** Tells if the page plays Britain's own tone, 400 and 450 Hz; the carrier's early media has 440 and 480. */
function isBritish({ level_db }: PlayedSound): boolean {
  return [400, 450].every((hz) => level_db(hz) > loud_db && level_db(hz) > level_db(480) + 15);
}

async function rings(page: Page): Promise<void> {
  await expect(page.getByText("Ringing...")).toBeVisible();
}
/** A busy machine opens the speaker late, or only after the first round. */
async function expectBritish(page: Page): Promise<PlayedSound> {
  let sound = await playedSound(page, round_ms);
  for (let round = 0; round < 4 && !isBritish(sound); round++) sound = await playedSound(page, round_ms);
  expect(isBritish(sound)).toBe(true);
  return sound;
}
async function answered(page: Page): Promise<void> {
  await expect(page.getByText("Call in progress...")).toBeVisible();
}

async function hangUp(page: Page): Promise<void> {
  await page.getByRole("button", { name: "End Call" }).click();
  await expect(page.getByRole("button", { name: "Start Call" })).toBeEnabled();
}

test("the caller hears the call ring, by the page's own tone or the carrier's", async ({ page, stack }) => {
  await listenToPage(page);
  await openCaller(page, stack);
  await test.step("the tone ends when the caller hangs up", async () => {
    await dial(page, withoutEarlyMedia);
    await rings(page);
    await expectBritish(page);
    await page.getByRole("button", { name: "End Call" }).click();
    await expect(page.getByText("Call ended (0 minutes)")).toBeVisible();
    await expect.poll(() => playedSound(page, round_ms)).toMatchObject({ speakers: [] });
  });

  await test.step("a call without early media rings as in the called country, and only until the answer", async () => {
    await dial(page, withoutEarlyMedia);
    await rings(page);
    await expectBritish(page);
    await answered(page);
    await page.getByRole("button", { name: "Mute", exact: true }).click();
    // The greeting is heard, and the tone no longer.
    await expect.poll(() => loudest(page, 1_000)).toBeGreaterThan(0.02);
    await expect.poll(() => loudest(page, 3_000)).toBeLessThan(0.01);
    const after = await playedSound(page, round_ms);
    expect(Math.max(after.level_db(400), after.level_db(450))).toBeLessThan(silence_db);
    await hangUp(page);
  });

  await test.step("early media is heard alone", async () => {
    await dial(page, neverAnswers);
    await rings(page);
    await expect(async () => {
      // The carrier's own tone has two seconds of sound in six.
      const sound = await playedSound(page, 6_500);
      expect(sound.level_db(440)).toBeGreaterThan(loud_db);
      expect(sound.level_db(480)).toBeGreaterThan(loud_db);
      expect(sound.level_db(400)).toBeLessThan(sound.level_db(440) - 15);
    }).toPass();
    await hangUp(page);
  });

  await makeVoice(stack, "ringing", { earlyMedia: false });
  try {
    await test.step("the tone sounds from the chosen speaker", async () => {
      await page.getByText("Sound and connection").click();
      const speaker = page.getByLabel("Speaker");
      await expect(speaker.getByRole("option")).not.toHaveCount(1);
      await speaker.selectOption({ index: 1 });
      const chosen = await speaker.inputValue();
      await dial(page, neverAnswers);
      await rings(page);
      const { speakers } = await expectBritish(page);
      expect(speakers).toEqual([chosen]);
    });
  } finally {
    await makeVoice(stack, "ringing", { earlyMedia: true });
  }
});
