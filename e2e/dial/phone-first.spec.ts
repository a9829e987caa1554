import { expect, type Page } from "@playwright/test";
import { openCaller, talk } from "#e2e/support/callers.ts";
import { test } from "#e2e/support/test.ts";

const phone = { width: 360, height: 740 };
const bar = (page: Page) => page.getByRole("navigation", { name: "Shortcuts" });
const start = (page: Page) => page.getByRole("button", { name: "Start Call" });

test("on a phone the dialler comes first, and its parts are seen without scrolling", async ({
  page,
  stack,
}) => {
  await page.setViewportSize(phone);
  await openCaller(page, stack);
  await expect(page.getByText("Balance 100 credits")).toBeVisible();
  await page.getByLabel("Phone number").fill("44 20 7946 0000");
  await expect(page.getByText("1 credit, $0.10 a minute")).toBeVisible();
  const barTop = (await bar(page).boundingBox())?.y ?? 0;
  const button = await start(page).boundingBox();
  if (!button) throw new Error("Start Call is not shown");
  // In the lower half, above the bar.
  expect(button.y + button.height).toBeLessThan(barTop);
  expect(button.y).toBeGreaterThan(phone.height / 3);
  expect(await page.evaluate("scrollY")).toBe(0);
  await page.getByRole("button", { name: "Dial pad" }).click();
  const keysEnd = async () => {
    const key = await page.getByRole("button", { name: "Hash" }).boundingBox();
    return (key?.y ?? 1_000) + (key?.height ?? 0);
  };
  await expect.poll(keysEnd).toBeLessThan(barTop);
});

test("on a phone the keypad of a call opens in sight, and the parts of the call in the history end at one edge", async ({
  page,
  stack,
}) => {
  await page.setViewportSize(phone);
  await openCaller(page, stack);
  await talk(page);
  await page.getByRole("button", { name: "Keypad" }).click();
  const endCallTop = (await page.getByRole("button", { name: "End Call" }).boundingBox())?.y ?? 0;
  const end = async (name: string) => {
    const box = await page.getByRole("button", { name }).boundingBox();
    return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
  };
  await expect.poll(() => end("Hash")).toBeLessThan(endCallTop);
  expect(await end("End Call")).toBeLessThanOrEqual(phone.height);
  await page.getByRole("button", { name: "End Call" }).click();
  await expect(page.getByRole("region", { name: "Last call" })).toContainText("Charged");
  await bar(page).getByRole("link", { name: "History" }).click();
  const entry = page.getByRole("list", { name: "Calls, Today" }).getByRole("listitem").last();
  await expect(entry).toContainText("+44 20 7946 0000");
  await entry.locator("summary").press("Enter");
  await expect(entry.getByRole("link", { name: "to contacts" })).toBeVisible();
  const edges = await entry
    .locator("dl time, dl a:last-of-type")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  expect(edges).toHaveLength(2);
  expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(1);
});

test("a bar at the bottom leads a user on a phone to calls, history, contacts and credits", async ({
  page,
  stack,
}) => {
  await page.setViewportSize(phone);
  await page.goto(stack.url);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);

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

  await page.locator("summary").filter({ hasText: "Menu" }).click();
  await expect(page.getByRole("navigation", { name: "Menu" }).getByRole("link")).toHaveText([
    "Home",
    "About",
    "Contact",
    "Transactions",
  ]);
  await page.setViewportSize({ width: 768, height: 1_024 });
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Menu" }).getByRole("link")).toHaveCount(6);
});

test("on a wide screen the profile and the balance are beside the dialler", async ({ page, stack }) => {
  await openCaller(page, stack);
  for (const width of [768, 1_440]) {
    await page.setViewportSize({ width, height: 900 });
    const dialler = await page.getByRole("region", { name: "Make a Call" }).boundingBox();
    const profile = await page.getByRole("region", { name: "Profile" }).boundingBox();
    if (!dialler || !profile) throw new Error("a card is not shown");
    expect(profile.y).toBe(dialler.y);
    expect(profile.x).toBeGreaterThan(dialler.x + dialler.width);
  }
});
