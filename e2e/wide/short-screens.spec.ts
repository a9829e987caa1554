import { expect } from "@playwright/test";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

/** 1440 by 800 px and 1280 by 1024 px at 400 %, a phone on its side, and the lowest screen whose bars stay. */
const screens = [
  { width: 360, height: 200, stays: false },
  { width: 320, height: 256, stays: false },
  { width: 740, height: 390, stays: false },
  { width: 360, height: 400, stays: true },
];

test("on a low screen the bars go with the page, and nothing that has the focus is below one", async ({
  page,
  stack,
}) => {
  await openAs(page, stack, await openAccount(stack, newPerson()), "/settings");
  await expect(page.getByLabel("First name")).toBeVisible();
  const header = page.getByRole("banner");
  const bar = page.getByRole("navigation", { name: "Shortcuts" });
  for (const { stays, ...size } of screens) {
    await page.setViewportSize(size);
    const name = page.getByLabel("First name");
    await page.evaluate("scrollTo(0, document.body.scrollHeight / 2)");
    if (stays) {
      await expect(header).toBeInViewport();
      await expect(bar).toBeInViewport();
    } else {
      await expect(header).not.toBeInViewport();
      await expect(bar).not.toBeInViewport();
    }
    // Cards that arrive late make the page longer.
    await expect(async () => {
      await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
      await expect(bar, "the page ends with the shortcuts").toBeInViewport({ timeout: 1_000 });
    }).toPass();
    await name.focus();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Tab");
      const covered = await page.evaluate(`(() => {
        const { left, top, width, height } = document.activeElement.getBoundingClientRect();
        const shown = document.elementFromPoint(left + width / 2, top + Math.min(height, 40) / 2);
        return !document.activeElement.contains(shown) && !shown?.contains(document.activeElement);
      })()`);
      expect(covered, `step ${step} at ${size.width} by ${size.height}`).toBe(false);
    }
  }
});
