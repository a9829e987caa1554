import { expect } from "@playwright/test";
import { callAudio } from "#e2e/support/voice.ts";
import { becomeUser, buyCredits } from "./newcomer.ts";
import { test } from "./test.ts";

/** Called by this test alone. */
const number = "+442079460012";

test("a newcomer buys credits and calls: both ends hear, mute silences, keys arrive, and hanging up ends it", async ({
  visitor,
  stack,
}) => {
  const level = async () => (await callAudio(stack, number)).heard.level;
  const keys = async () => (await callAudio(stack, number)).keys;
  await test.step("sign up, verify and log in", () => becomeUser(visitor, stack));
  await test.step("buy", () => buyCredits(visitor));

  await visitor.fill("Phone number", number);
  await visitor.press("button", "Start Call");
  await visitor.see("Call in progress...");
  await test.step("the far end hears the tone of the microphone, and the page plays its echo", async () => {
    await expect.poll(level).toBeGreaterThan(0.005);
    await expect.poll(() => visitor.hears(440)).toBe(true);
  });

  await test.step("mute", async () => {
    await visitor.press("button", "Mute");
    await visitor.see("Microphone muted");
    await expect.poll(level).toBe(0);
    await expect.poll(() => visitor.hears(440)).toBe(false);
  });

  await test.step("keys", async () => {
    await visitor.press("button", "Keypad");
    await visitor.press("button", "Star");
    await expect.poll(keys).toBe("*");
    await visitor.press("button", "1");
    await visitor.browser.type("369#");
    await expect.poll(keys).toBe("*1369#");
  });

  await test.step("unmute", async () => {
    await visitor.press("button", "Unmute");
    await visitor.see("Microphone unmuted");
    await expect.poll(level).toBeGreaterThan(0.005);
  });

  await test.step("the call goes on at About, Contact and Rates", async () => {
    for (const link of ["About", "Contact", "Rates"]) {
      await visitor.press("link", link);
      await visitor.isAt(`/${link.toLowerCase()}`);
      await visitor.seePage();
      await expect.poll(() => visitor.hears(440)).toBe(true);
    }
    await expect.poll(level).toBeGreaterThan(0.005);
  });

  await visitor.press("button", "End Call");
  await visitor.see(/Call ended \(\d+ minutes?\)/);
  await expect.poll(() => level().catch(() => "no call")).toBe("no call");
  await visitor.open("/calls");
  await visitor.see("+44 20 7946 0012");
});
