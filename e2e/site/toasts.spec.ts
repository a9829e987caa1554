/** Toasts cover no control and no sentence. */
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

const toasts = (page: Page) => page.locator("[data-sonner-toast][data-removed=false]");

test("a toast covers no control and no sentence about the step, on a phone and a desk", async ({
  browser,
  stack,
}) => {
  for (const [width, height] of [
    [390, 844],
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

/** Takes the toast's place at rest. */
async function expectNothingCovered(page: Page, sentence: string): Promise<void> {
  const toast = toasts(page).filter({ hasText: sentence });
  await expect(toast).toBeVisible();
  await expect.poll(() => toast.evaluate((shown) => shown.getAnimations().length)).toBe(0);
  await expect
    .poll(() =>
      toast.evaluate((shown) => {
        const box = shown.getBoundingClientRect();
        const selector = "a, button, input, select, textarea, summary, [role=alert], [role=status]";
        return [...shown.ownerDocument.querySelectorAll(selector)]
          .filter((element) => !element.closest("[data-sonner-toaster]"))
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => {
            const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
            const isSeen = width > 1 && height > 1;
            return isSeen && right > box.left && left < box.right && bottom > box.top && top < box.bottom;
          })
          .map((element) => element.textContent);
      }),
    )
    .toEqual([]);
}
