/** On a phone a call is the whole screen, and a bar on every page once it is left. */
import { expect, type Locator, type Page } from "@playwright/test";
import { callEnded, dial, openCaller, talk } from "#e2e/support/callers.ts";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { layoutProblemsAt } from "#e2e/support/page/measured-page.ts";
import { showIn } from "#e2e/support/page/shown-language.ts";
import { test } from "#e2e/support/test.ts";

const phone = { width: 360, height: 640 };
const onItsSide = { width: 780, height: 360 };

const screen = (page: Page) => page.getByRole("dialog");
const callBar = (page: Page) => page.getByRole("region", { name: "Call", exact: true });
const endCall = (page: Page) => page.getByRole("button", { name: "End Call" });
const shortcuts = (page: Page) => page.getByRole("navigation", { name: "Shortcuts" });

test.use({ viewport: phone });

test("a call fills a phone, from the ring to the end, and shows who, where, how long and how much", async ({
  page,
  stack,
}) => {
  await openCaller(page, stack);
  await dial(page, "+44 20 7946 0102");
  await expect(screen(page).getByText("Ringing...")).toBeVisible();
  const ring = screen(page).locator(".animate-ping");
  await expect(ring).toBeVisible();
  await expect(endCall(page)).toBeFocused();
  await expect(shortcuts(page)).toBeHidden();
  await endCall(page).click();
  await expect(screen(page)).toBeHidden();
  await expect(shortcuts(page)).toBeVisible();

  await talk(page);
  await expect(ring).toHaveCount(0);
  const box = await screen(page).boundingBox();
  expect(box).toEqual({ x: 0, y: 0, ...phone });
  for (const text of ["+44 20 7946 0000", "United Kingdom", /^It is /, "Estimated cost: 1 credit ($0.10)"])
    await expect(screen(page).getByText(text)).toBeInViewport();
  await expect(screen(page).getByText(/^Your credits last /)).toBeInViewport();
  for (const name of ["Mute", "Keypad", "Sound", "End Call"])
    await expect(screen(page).getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  await expect(screen(page).getByRole("link", { name: "Contacts" })).toBeInViewport({ ratio: 1 });

  const minute = screen(page).getByRole("img", { name: /^Score \(MOS\) of the last minute: \d\.\d now/ });
  await expect(minute).toBeVisible();
  await expect(screen(page).getByText("Score (MOS)", { exact: true })).toBeHidden();
  await screen(page).getByText("Line quality").click();
  for (const figure of ["Score (MOS)", "Jitter", "Round trip", "Lost"])
    await expect(screen(page).getByText(figure, { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(
    screen(page).getByText("Lost", { exact: true }).locator("xpath=../dd"),
    "all figures are in view on a usual phone",
  ).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(phone);
  await screen(page).getByText("Line quality").click();

  expect(await problemsOf(page, "a call on a phone")).toEqual([]);
  expect(await layoutProblemsAt(page, 320, 390)).toEqual([]);
  await page.setViewportSize(phone);
  await screen(page).getByRole("button", { name: "Keypad" }).click();
  for (const key of ["1", "Hash", "Pause (w)"])
    await expect(screen(page).getByRole("button", { name: key, exact: true })).toBeInViewport({ ratio: 1 });
  await showIn(page, "ar");
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await problemsOf(page, "the keypad of a call in Arabic, dark")).toEqual([]);
  await showIn(page, "en");

  await page.setViewportSize(onItsSide);
  await expect(screen(page)).toBeVisible();
  await expect(endCall(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(phone);
  await endCall(page).click();
  await expect(screen(page)).toBeHidden();
  await expect(page.getByText(callEnded)).toBeVisible();
  await expect(page.getByRole("region", { name: "Last call" })).toBeVisible();
});

test("the back button and Escape leave the screen to the bar, which stays on every page and leads back", async ({
  page,
  stack,
}) => {
  await openCaller(page, stack);
  await talk(page);
  await page.goBack();
  await expect(screen(page)).toBeHidden();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  const back = callBar(page).getByRole("button", { name: "Back to the call" });
  await expect(back).toBeFocused();
  await expect(callBar(page)).toContainText(/\+44 20 7946 0000 · 00:\d\d/);
  await back.press("Enter");
  await expect(screen(page)).toBeVisible();
  await expect(endCall(page)).toBeFocused();

  await page.keyboard.press("Alt+k");
  await expect(screen(page).getByRole("group", { name: "Keypad" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(screen(page).getByRole("group", { name: "Keypad" })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(screen(page)).toBeHidden();
  await expect(back).toBeFocused();

  await shortcuts(page).getByRole("link", { name: "Credits" }).click();
  await expect(page.getByRole("button", { name: "Proceed to Payment" })).toBeVisible();
  await page.getByRole("button", { name: "$20" }).click();
  await page.getByRole("button", { name: "Proceed to Payment" }).click();
  await expect(page.getByRole("button", { name: "Pay Now" })).toBeVisible();
  await test.step("while paying, muted and unmuted, under no message", async () => {
    await callBar(page).getByRole("button", { name: "Mute", exact: true }).click();
    const message = page.getByRole("listitem").filter({ hasText: "Microphone muted" });
    await expect(message).toBeVisible();
    expect(await overlap(message, callBar(page))).toBe(false);
    await back.click();
    await expect(screen(page).getByText("You are muted.", { exact: false })).toBeVisible();
    await screen(page).getByRole("button", { name: "Minimize the call" }).click();
    await expect(screen(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Pay Now" }), "the form is as it was").toBeVisible();
  });
  expect(await problemsOf(page, "the bar while paying")).toEqual([]);

  await back.click();
  await screen(page).getByRole("link", { name: "Contacts" }).click();
  await expect(page).toHaveURL(`${stack.url}/contacts`);
  await expect(screen(page)).toBeHidden();
  await expect(callBar(page)).toBeInViewport({ ratio: 1 });
  await endCall(page).click();
  await expect(callBar(page)).toHaveCount(0);
  await expect(page.getByText(callEnded)).toBeVisible();
});

test("an ended call leaves no step in the history of the browser", async ({ page, stack }) => {
  await openCaller(page, stack);
  await shortcuts(page).getByRole("link", { name: "History" }).click();
  await expect(page).toHaveURL(`${stack.url}/calls`);
  await shortcuts(page).getByRole("link", { name: "Call" }).click();
  await talk(page);
  await endCall(page).click();
  await expect(page.getByRole("region", { name: "Last call" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${stack.url}/calls`);
});

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error("One of the two is not shown.");
  return a.y < b.y + b.height && b.y < a.y + a.height;
}
