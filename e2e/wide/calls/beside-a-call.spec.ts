/** Features beside a call. Headless browsers have no media keys, windows above others or notices: those are fakes. */
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { openFundedAccount, talk } from "#e2e/support/callers.ts";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { besideFakes } from "#e2e/support/page/beside-call.ts";
import { api, openAs } from "#e2e/support/people.ts";
import { dearCalls, lisbon } from "#e2e/support/product/dear-calls.ts";
import { test } from "#e2e/support/test.ts";

test.use({ ...dearCalls, serviceWorkers: "allow" });

const held = (page: Page) => page.evaluate("beside.locks.filter(({ released }) => !released).length");
const openNotices = (page: Page) =>
  page.evaluate<string[]>("beside.notices.filter(({ isOpen }) => isOpen).map(({ text }) => text)");

/** As another tab does. */
const chooseLanguage = (page: Page, newValue: string) =>
  page.evaluate(
    `dispatchEvent(new StorageEvent("storage", { key: "farline.language", newValue: "${newValue}" }))`,
  );
const background = (page: Page) =>
  page.evaluate<string>(`getComputedStyle(document.querySelector("main")).backgroundColor`);

/** The seconds that the page says are left, wherever it says so to the eye. */
async function secondsShown(page: Page): Promise<number[]> {
  const pattern = /^Your credits last (?:1:(?<over>\d\d)|(?<seconds>\d+) seconds) more/;
  const texts = page.getByText(pattern).and(page.locator(":not(.sr-only)")).allTextContents();
  return (await texts).map((text) => {
    const { over, seconds } = pattern.exec(text)?.groups ?? {};
    return over === undefined ? Number(seconds) : 60 + Number(over);
  });
}

const linesOfLastButton = `{
  const range = document.createRange();
  range.selectNodeContents([...document.querySelectorAll("button")].at(-1).lastChild);
  new Set([...range.getClientRects()].map(({ top }) => top)).size;
}`;

test("a call keeps the screen on, is in the media controls and in a window of its own, and gives notice of its end", async ({
  page,
  context,
  stack,
}) => {
  await page.addInitScript(besideFakes);
  const token = await openFundedAccount(stack);
  const body = { id: randomUUID(), name: "Zoë Müller", numbers: [{ number: lisbon, label: "" }] };
  expect((await api(stack, "POST", "/api/contacts", { token, body })).status).toBe(200);
  await openAs(page, stack, token, "/dashboard");
  expect(await page.evaluate("Notification.permission"), "no page asks by itself").toBe("default");
  await talk(page, lisbon);
  await expect.poll(() => held(page)).toBe(1);
  // The contact's name may arrive after the call has begun.
  await expect.poll(() => page.evaluate("navigator.mediaSession.metadata.title")).toBe("Zoë Müller");
  await page.getByRole("button", { name: "Notify me before the call ends" }).click();
  await expect(page.getByText("You will be notified before a call ends.")).toBeVisible();

  const opening = context.waitForEvent("page");
  await page.getByRole("button", { name: "Window" }).click();
  const small = await opening;
  await small.setViewportSize({ width: 300, height: 220 });
  await expect(small.getByRole("heading", { name: "Zoë Müller" })).toBeVisible();
  await expect(small.getByRole("timer")).toHaveText(/^00:\d\d$/);
  await expect(small.getByText(/^Your credits last (\d+ seconds|1:\d\d) more$/)).toBeVisible();
  expect(await problemsOf(small, "window")).toEqual([]);
  const light = await background(small);
  await page.evaluate("applyTheme('dark')");
  await expect(small.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await background(small)).not.toBe(light);
  await page.evaluate("applyTheme('system')");
  await expect(small.locator("html")).not.toHaveAttribute("data-theme");
  expect(await background(small)).toBe(light);
  await expect(page.getByText(/, then the call ends\./).first()).toBeVisible();
  const shown = await secondsShown(page);
  expect(shown, "beside the clock and in the notice").toHaveLength(2);
  expect(shown[0]).toBe(shown[1]);
  expect(await problemsOf(page, "a call that ends soon")).toEqual([]);
  await chooseLanguage(page, "ar");
  await expect(small.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(small.getByRole("button", { name: "إنهاء المكالمة" })).toBeVisible();
  expect(await small.evaluate(linesOfLastButton), "the longest name of the button is on one line").toBe(1);
  await small.emulateMedia({ colorScheme: "dark" });
  expect(await problemsOf(small, "dark window in Arabic")).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await problemsOf(page, "a call that ends soon, dark and in Arabic")).toEqual([]);
  await chooseLanguage(page, "en");
  await small.getByRole("button", { name: "Mute" }).click();
  await expect(page.getByRole("button", { name: "Unmute" })).toBeVisible();
  await expect.poll(() => page.evaluate("beside.microphone")).toBe(false);
  await page.evaluate("beside.actions.togglemicrophone()");
  await expect(small.getByRole("button", { name: "Mute", exact: true })).toBeVisible();

  await page.evaluate("hide(true)");
  await expect.poll(() => openNotices(page)).toHaveLength(1);
  const [notice = ""] = await openNotices(page);
  expect(notice).toContain("Your call ends within a minute");
  expect(notice).not.toMatch(/Zoë|351|210000000/);
  expect(await held(page)).toBe(0);
  await page.evaluate("hide(false)");
  await expect.poll(() => openNotices(page)).toEqual([]);
  await expect.poll(() => held(page)).toBe(1);

  const closed = small.waitForEvent("close");
  await page.evaluate("beside.actions.hangup()");
  await closed;
  await expect(page.getByText("Call ended (1 minute)")).toBeVisible();
  await expect.poll(() => held(page)).toBe(0);
  expect(await page.evaluate("[navigator.mediaSession.metadata, beside.actions.hangup]")).toEqual([
    null,
    null,
  ]);
});
