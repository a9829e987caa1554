import { expect } from "@playwright/test";
import { problemsOf } from "./support/accessible.ts";
import { openCaller, talk } from "./support/callers.ts";
import { test } from "./support/test.ts";

for (const [width, colorScheme] of [
  [360, "dark"],
  [1440, "light"],
] as const) {
  test(`everyone can use the call screen at ${width} px, ${colorScheme}`, async ({ browser, stack }) => {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme,
      reducedMotion: "reduce",
      permissions: ["microphone"],
    });
    const page = await context.newPage();
    await openCaller(page, stack);
    const problems: string[] = [];
    const look = async (screen: string) => problems.push(...(await problemsOf(page, screen)));

    await page.getByText("Sound and connection").click();
    await expect(page.getByLabel("Microphone", { exact: true })).toBeVisible();
    await look("settings");
    await talk(page);
    await expect(page.getByText("Line quality")).toBeVisible();
    await look("call");
    await page.getByRole("button", { name: "Keypad" }).click();
    await look("keypad");
    await page.getByRole("button", { name: "Sound" }).click();
    await page.getByRole("button", { name: "Mute", exact: true }).click();
    await look("sound, muted");
    await page.getByRole("button", { name: "End Call" }).click();
    await expect(page.getByRole("region", { name: "Last call" })).toBeVisible();
    await look("ended");
    expect(problems).toEqual([]);
    await context.close();
  });
}
