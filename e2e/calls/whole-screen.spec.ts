/** On a phone a call is the whole screen, and a bar on every page once it is left. */
import { expect, type Locator, type Page } from "@playwright/test";
import { callEnded, dial, openCaller, talk } from "#e2e/support/callers.ts";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { layoutProblemsAt } from "#e2e/support/page/measured-page.ts";
import { showIn } from "#e2e/support/page/prepared-page.ts";
import { test } from "#e2e/support/test.ts";

const phone = { width: 360, height: 640 };
const onItsSide = { width: 780, height: 360 };

const screen = (page: Page) => page.getByRole("dialog");
const callBar = (page: Page) => page.getByRole("region", { name: "Call", exact: true });
const endCall = (page: Page) => page.getByRole("button", { name: "End Call" });
const shortcuts = (page: Page) => page.getByRole("navigation", { name: "Shortcuts" });

test.use({ viewport: phone });

test("a call fills a phone, from the ring to the end, and leaves the back button to the bar, which no message covers", async ({
  page,
  stack,
}) => {
  await openCaller(page, stack);
  await shortcuts(page).getByRole("link", { name: "History" }).click();
  await expect(page).toHaveURL(`${stack.url}/calls`);
  await shortcuts(page).getByRole("link", { name: "Call" }).click();
  await dial(page, "+44 20 7946 0102");
  const ring = screen(page).locator(".animate-ping");
  await expect(ring).toBeVisible();
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
  const figure = screen(page).getByText("Lost", { exact: true });
  await expect(figure).toBeHidden();
  await screen(page).getByText("Line quality").click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(figure.locator("xpath=../dd"), "all figures are in view on a usual phone").toBeInViewport({
    ratio: 1,
  });
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
  await expect(endCall(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(phone);

  await page.goBack();
  await expect(screen(page)).toBeHidden();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  await expect(callBar(page).getByRole("button", { name: "Back to the call" })).toBeFocused();
  await shortcuts(page).getByRole("link", { name: "Credits" }).click();
  await page.getByRole("button", { name: "Proceed to Payment" }).click();
  await expect(page.getByRole("button", { name: "Pay Now" })).toBeVisible();
  await callBar(page).getByRole("button", { name: "Mute", exact: true }).click();
  const message = page.getByRole("listitem").filter({ hasText: "Microphone muted" });
  await expect(message).toBeVisible();
  expect(await overlap(message, callBar(page))).toBe(false);
  await callBar(page).getByRole("button", { name: "Back to the call" }).click();
  await screen(page).getByRole("button", { name: "Minimize the call" }).click();
  await expect(screen(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Pay Now" }), "the form is as it was").toBeVisible();
  expect(await problemsOf(page, "the bar while paying")).toEqual([]);
  await expect(callBar(page)).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  await callBar(page).getByRole("button", { name: "Back to the call" }).click();
  await endCall(page).click();
  await expect(screen(page)).toBeHidden();
  await expect(page.getByText(callEnded)).toBeVisible();
  await expect(page.getByRole("region", { name: "Last call" })).toBeVisible();
  await page.goBack();
  await expect(page, "an ended call leaves no step in the history").toHaveURL(`${stack.url}/calls`);
});

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error("One of the two is not shown.");
  return a.y < b.y + b.height && b.y < a.y + a.height;
}
