import { expect, type Page } from "@playwright/test";
import { openCaller, talk } from "#e2e/support/callers.ts";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

const phone = { width: 360, height: 740 };
const bar = (page: Page) => page.getByRole("navigation", { name: "Shortcuts" });

/** The lower edge of a button, from the top of the window. */
async function endOf(page: Page, name: string): Promise<number> {
  const box = await page.getByRole("button", { name }).boundingBox();
  return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
}

test("on a phone the dialler comes first, its keys and those of a call open in sight, and the history ends at one edge", async ({
  page,
  stack,
}) => {
  await page.setViewportSize(phone);
  await openCaller(page, stack);
  await expect(page.getByText("Balance 100 credits")).toBeVisible();
  await page.getByLabel("Phone number").fill("44 20 7946 0000");
  await expect(page.getByText("1 credit, $0.10 a minute")).toBeVisible();
  const barTop = (await bar(page).boundingBox())?.y ?? 0;
  // In the lower half, above the bar.
  const end = await endOf(page, "Start Call");
  expect(end).toBeLessThan(barTop);
  expect(end).toBeGreaterThan(phone.height / 3);
  expect(await page.evaluate("scrollY")).toBe(0);
  await page.getByRole("button", { name: "Dial pad" }).click();
  await expect.poll(() => endOf(page, "Hash")).toBeLessThan(barTop);

  await talk(page);
  await page.getByRole("button", { name: "Keypad" }).click();
  const endCallTop = (await page.getByRole("button", { name: "End Call" }).boundingBox())?.y ?? 0;
  await expect.poll(() => endOf(page, "Hash")).toBeLessThan(endCallTop);
  expect(await endOf(page, "End Call")).toBeLessThanOrEqual(phone.height);
  await page.getByRole("button", { name: "End Call" }).click();
  await expect(page.getByRole("region", { name: "Last call" })).toContainText("Charged");
  await bar(page).getByRole("link", { name: "History" }).click();
  // Midnight may have passed since the call.
  const days = page.getByRole("list", { name: /^Calls, (Today|Yesterday)$/ });
  const entry = days.getByRole("listitem").last();
  await expect(entry).toContainText("+44 20 7946 0000");
  await entry.locator("summary").press("Enter");
  await expect(entry.getByRole("link", { name: "to contacts" })).toBeVisible();
  const edges = await entry
    .locator("dl time, dl a:last-of-type")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  expect(edges).toHaveLength(2);
  expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(1);
});

test("a bar at the bottom leads a user on a phone to calls, history, contacts and credits; wider screens need none", async ({
  page,
  stack,
}) => {
  await page.setViewportSize(phone);
  await page.goto(stack.url);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await test.step("a newcomer has the free test of the line in sight", async () => {
    for (const [width, height] of [
      [1_440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openAs(page, stack, await openAccount(stack, newPerson()), "/dashboard");
      await expect(page.getByText("Test sound and connection for free")).toBeInViewport();
    }
    await page.setViewportSize(phone);
  });
  await openCaller(page, stack);
  for (const [name, path] of [
    ["History", "/calls"],
    ["Contacts", "/contacts"],
    ["Credits", "/purchase-credits"],
    ["Call", "/dashboard"],
  ] as const) {
    await bar(page).getByRole("link", { name }).press("Enter");
    await expect(page).toHaveURL(stack.url + path);
    await expect(bar(page).locator("[aria-current=page]")).toHaveText(new RegExp(`^${name}`));
    await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
  }
  // The end of the page stays above the bar.
  await expect(async () => {
    // Cards that arrive late make the page longer.
    await page.evaluate("scrollTo(0, document.body.scrollHeight)");
    const footer = await page.getByRole("contentinfo").boundingBox();
    const barTop = (await bar(page).boundingBox())?.y ?? 0;
    expect((footer?.y ?? 1_000) + (footer?.height ?? 0)).toBeLessThanOrEqual(barTop + 2);
  }).toPass();

  const links = page.getByRole("navigation", { name: "Menu" }).getByRole("link");
  await page.locator("summary").filter({ hasText: "Menu" }).click();
  await expect(links).toHaveText(["Home", "About", "Contact", "Transactions"]);
  for (const width of [768, 1_440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(bar(page)).toBeHidden();
    if (width === 768) await expect(links).toHaveCount(6);
    const dialler = await page.getByRole("region", { name: "Make a Call" }).boundingBox();
    const profile = await page.getByRole("region", { name: "Profile" }).boundingBox();
    if (!dialler || !profile) throw new Error("a card is not shown");
    expect(profile.y).toBe(dialler.y);
    expect(profile.x).toBeGreaterThan(dialler.x + dialler.width);
  }
});
