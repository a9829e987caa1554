import { join } from "node:path";
import { expect } from "@playwright/test";
import { inCallMessages } from "#contract/messages/call-messages.ts";
import { dial, openCaller, talk } from "#e2e/support/callers.ts";
import { test } from "#e2e/support/test.ts";
import { callAudio } from "#e2e/support/voice.ts";

const { microphone } = inCallMessages;
const london = "+442079460000";

test("a call waits for the user's permission, and gets its microphone back when it is lost", async ({
  page,
  stack,
}) => {
  await page.addInitScript({
    path: join(import.meta.dirname, "../support/page/scripts/given-microphone.js"),
  });
  await openCaller(page, stack);
  /** Waits for sound of two seconds from now, later than any of the microphone before. */
  async function isHeardAnew(): Promise<void> {
    const { packets: before } = (await callAudio(stack, london)).heard;
    const latest = async () => {
      const { level, packets } = (await callAudio(stack, london)).heard;
      return packets > before + 100 && level > 0;
    };
    await expect.poll(latest, { timeout: 60_000 }).toBe(true);
  }
  const alert = page.getByRole("alert");

  await test.step("the page names the browser's question while it is open", async () => {
    await page.evaluate("given.ask()");
    await dial(page);
    await expect(page.getByText(microphone.asking)).toBeVisible();
    await page.evaluate("given.answer()");
    await expect(page.getByText("Call in progress...")).toBeVisible();
    await isHeardAnew();
  });

  await test.step("an unplugged microphone is replaced by another, where no default is listed", async () => {
    await page.evaluate("given.lose()");
    await isHeardAnew();
    await expect(alert).toBeHidden();
  });

  await test.step("a permission taken away is named, and a press repairs it once it is back", async () => {
    await page.evaluate("given.refuse('NotAllowedError'); given.lose()");
    await expect(alert).toContainText(microphone.denied);
    await expect(alert).toHaveCount(1);
    await expect(page.getByText("Excellent")).toBeHidden();
    await page.evaluate("given.refuse(undefined)");
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(alert).toBeHidden();
    await isHeardAnew();
  });

  await test.step("no microphone is left, until one is connected", async () => {
    await page.evaluate("given.refuse('NotFoundError'); given.lose()");
    await expect(alert).toContainText(microphone.missing);
    await page.evaluate(
      "given.refuse(undefined); navigator.mediaDevices.dispatchEvent(new Event('devicechange'))",
    );
    await expect(alert).toBeHidden();
    await isHeardAnew();
    await page.getByRole("button", { name: "End Call" }).click();
    await talk(page);
  });
});
