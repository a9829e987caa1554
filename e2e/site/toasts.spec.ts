/** Toasts stay at the window's top and cover no heading, no control and no sentence. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import {
  fillSignUp,
  linkMailedTo,
  newPerson,
  openAccount,
  openAs,
  pressRegister,
  signUp,
} from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

const measuring = readFileSync(
  fileURLToPath(new URL("../support/page/scripts/covered-controls.js", import.meta.url)),
  "utf8",
);

const toasts = (page: Page) => page.locator("[data-sonner-toast][data-removed=false]");

test("a toast stays below the header and covers no heading, no control and no sentence about the step", async ({
  browser,
  stack,
}) => {
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [1440, 900],
  ] as const) {
    const page = await browser.newPage({ viewport: { width, height } });
    const person = newPerson();
    await signUp(stack, person);
    await page.goto(await linkMailedTo(stack, person.email));
    await expectNothingCovered(page, "Email verified successfully!");
    await page.goto(`${stack.url}/register`);
    await page.route("**/api/auth/signup", (route) => route.abort());
    await fillSignUp(page, newPerson());
    await pressRegister(page);
    await expectNothingCovered(page, "Registration failed");

    await openAs(page, stack, await openAccount(stack, newPerson()), "/settings");
    await page.getByLabel("First name").fill("Grace");
    await page.getByRole("button", { name: "Save name" }).click();
    await expectNothingCovered(page, "Your name has been saved.");
    await page.getByLabel("New email").fill(newPerson().email);
    const form = page.locator("form").filter({ has: page.getByLabel("New email") });
    await form.getByLabel("Your current password").fill(person.password);
    await form.getByRole("button", { name: "Change email" }).click();
    await expectNothingCovered(page, "Please open the link");
    await page.close();
  }
});

/**
 * Takes the toast's place at rest. A page that is scrolled ends at the toast's band as at the header, and each of its
 * controls still scrolls to where it can be pressed.
 */
async function expectNothingCovered(page: Page, sentence: string): Promise<void> {
  const toast = toasts(page).filter({ hasText: sentence });
  await expect(toast).toBeVisible();
  // It stays for as long as the pointer is on it.
  await toast.hover();
  await page.evaluate(measuring);
  await expect.poll(() => toast.evaluate((shown) => shown.getAnimations().length)).toBe(0);
  for (const scrolled of ["as it was", "to its top", "to its end"]) {
    if (scrolled !== "as it was") await page.evaluate(`scrollTo(0, ${scrolled === "to its top" ? 0 : 1e6})`);
    const place = `${sentence}, scrolled ${scrolled}`;
    await expect.poll(() => page.evaluate("drawn().then(gapToHeader)"), place).toBe(4);
    expect(await page.evaluate("belowMessages()"), place).toEqual([]);
    expect(await page.evaluate("coveredControls()"), place).toEqual([]);
  }
}
