import { expect, type Page } from "@playwright/test";
import { creditsOf, payWith, startPayment } from "./cards.ts";
import { api, newPerson, openAccount, openAs } from "./people.ts";
import type { Stack } from "./product/stack.ts";

const london = "+44 20 7946 0000";

/** A new user with 100 credits; returns the session token. */
export async function openFundedAccount(stack: Stack, person = newPerson()): Promise<string> {
  const token = await openAccount(stack, person);
  await payWith(stack, await startPayment(stack, token), "pm_card_visa");
  await api(stack, "POST", "/api/payments/add-credits", { token, body: { credits: 100 } });
  expect(await creditsOf(stack, token)).toBe(100);
  return token;
}

/** The dashboard of a new user with 100 credits; returns the session token. */
export async function openCaller(page: Page, stack: Stack): Promise<string> {
  const token = await openFundedAccount(stack);
  await openAs(page, stack, token, "/dashboard");
  // Until then the page is the frame that the server sends, which React replaces.
  await expect(page.locator("main h1")).toBeVisible();
  return token;
}

export async function dial(page: Page, number = london): Promise<void> {
  const field = page.getByLabel("Phone number");
  // Filled while the page puts the last number in, the field has this one behind it.
  await expect(async () => {
    await field.fill(number);
    expect(await field.inputValue()).not.toMatch(/\d.*\+/);
  }).toPass();
  await page.getByRole("button", { name: "Start Call" }).click();
}

export async function pasteNumber(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
  const field = page.getByLabel("Phone number");
  // A field that is hidden until the page knows its user takes no focus, and the keys would be lost.
  await expect(field).toBeVisible();
  await field.press("ControlOrMeta+v");
}

/** Dials a number that answers, waits for the answer and talks for a second: a call of 0 seconds costs nothing. */
export async function talk(page: Page, number = london, timeout_ms = 60_000): Promise<void> {
  await dial(page, number);
  await expect(page.getByText("Call in progress...")).toBeVisible({ timeout: timeout_ms });
  await page.waitForTimeout(1_000);
}

/** The message about the end of an answered call, which other programs on the machine may have made minutes long. */
export const callEnded = /^Call ended \([1-9]\d* minutes?\)$/;

/** Waits until a call has lasted this long, in seconds. A single second could pass between two looks at the page. */
export async function talkedFor(page: Page, least_s: number): Promise<void> {
  const duration_s = async () => {
    const text = (await page.getByRole("timer", { name: "Call duration" }).textContent()) ?? "";
    const [minutes = 0, seconds = 0] = text.split(":").map(Number);
    return 60 * minutes + seconds;
  };
  await expect.poll(duration_s, { timeout: 60_000 }).toBeGreaterThanOrEqual(least_s);
}

/** The highest level, 0 to 1, that a meter of the page shows during this many milliseconds. */
export async function loudest(page: Page, during_ms: number, name = "Incoming audio level"): Promise<number> {
  const meter = page.getByRole("meter", { name });
  return meter.evaluate(async (element, limit_ms) => {
    let most = 0;
    for (const until_ms = Date.now() + limit_ms; Date.now() < until_ms; ) {
      const level = Number(element.getAttribute("aria-valuenow") ?? element.getAttribute("value"));
      most = Math.max(most, level);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return most;
  }, during_ms);
}
