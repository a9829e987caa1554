/** Toasts end with the step they belong to, and cover no control; what belongs to a field stands at the field. */
import { expect, type Locator, type Page } from "@playwright/test";
import {
  fillSignUp,
  linkMailedTo,
  logInAs,
  newPerson,
  openAccount,
  openAs,
  pressRegister,
  signUp,
} from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

const toasts = (page: Page) => page.locator("[data-sonner-toast][data-removed=false]");

test("a toast ends with the next submit and with a navigation, and outlives the one of its own step", async ({
  page,
  stack,
}) => {
  await page.clock.install();
  const person = newPerson();
  await page.goto(`${stack.url}/register`);
  // From here on time stands still, so that no toast ends by itself.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.route("**/api/auth/signup", (route) => route.abort());
  await fillSignUp(page, person);
  await pressRegister(page);
  await drawn(page, toasts(page).filter({ hasText: "Registration failed" }));
  await page.unroute("**/api/auth/signup");
  await pressRegister(page);
  await drawn(page, page.getByRole("heading", { name: "Registration Successful!" }));
  await page.clock.runFor(500);
  await expect(toasts(page), "the next submit").toHaveCount(0);

  await page.getByRole("button", { name: "Resend verification email" }).click();
  await drawn(page, toasts(page).filter({ hasText: "Verification email sent!" }));
  await page.getByRole("link", { name: "Go to Login" }).click();
  await drawn(page, page.getByRole("heading", { name: "Welcome back" }));
  await page.clock.runFor(500);
  await expect(toasts(page), "a navigation").toHaveCount(0);
  await page.clock.resume();

  await page.getByRole("button", { name: "Login with Google" }).click();
  await expect(page.getByRole("heading", { name: "Choose an account" })).toBeVisible();
  await page.getByLabel("First name").fill("Grace");
  await page.getByLabel("Last name").fill("Hopper");
  await page.getByLabel("Email").fill(newPerson().email);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  await drawn(page, toasts(page).filter({ hasText: "Successfully signed in with Google!" }));
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test("a toast covers no control and no sentence about the step", async ({ page, stack }) => {
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
    });
  });
}

test("what the server refuses stands at its field, which has the focus, until it changes", async ({
  page,
  stack,
}) => {
  const person = newPerson();
  await page.goto(`${stack.url}/register`);
  const password = page.getByLabel("Password", { exact: true });
  await fillSignUp(page, { ...person, password: "password" });
  await pressRegister(page);
  await expectAtField(password, "This password is too well known. Please choose another.");
  await page.getByLabel("First name").fill("Augusta");
  await expect(password, "another field changes nothing").toHaveAttribute("aria-invalid", "true");
  await password.fill(person.password);
  await expect(password).not.toHaveAttribute("aria-invalid");
  await expect(toasts(page)).toHaveCount(0);

  const token = await openAccount(stack, person);
  await page.goto(`${stack.url}/login`);
  await logInAs(page, { ...person, password: "not the password" });
  await expectAtField(password, "Invalid email or password");
  await expect(toasts(page)).toHaveCount(0);

  await openAs(page, stack, token, "/settings");
  const change = page.locator("form").filter({ has: page.getByLabel("New password") });
  const current = change.getByLabel("Your current password");
  await current.fill("not the password");
  await change.getByLabel("New password").fill("another correct horse");
  await change.getByLabel("Confirm password").fill("another correct horse");
  await change.getByRole("button", { name: "Change password" }).click();
  await expectAtField(current, "This is not your password.");
  await current.fill(person.password);
  await change.getByLabel("New password").fill("password");
  await change.getByLabel("Confirm password").fill("password");
  await change.getByRole("button", { name: "Change password" }).click();
  await expectAtField(
    change.getByLabel("New password"),
    "This password is too well known. Please choose another.",
  );
  await expect(toasts(page)).toHaveCount(0);
});

/** Runs the page's own clock, which draws a toast, but not its whole time. */
async function drawn(page: Page, toast: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return toast.isVisible();
    })
    .toBe(true);
}

async function expectAtField(field: Locator, sentence: string | RegExp): Promise<void> {
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toBeFocused();
  const noteId = (await field.getAttribute("aria-describedby")) ?? "";
  await expect(field.page().locator(`[id="${noteId}"]`)).toHaveText(sentence);
}

/** Takes the toast's place at rest. */
async function expectNothingCovered(page: Page, sentence: string): Promise<void> {
  const toast = toasts(page).filter({ hasText: sentence });
  await expect(toast).toBeVisible();
  await expect.poll(() => toast.evaluate((shown) => shown.getAnimations().length)).toBe(0);
  await expect
    .poll(() =>
      toast.evaluate((shown) => {
        const box = shown.getBoundingClientRect();
        const kept = "a, button, input, select, textarea, summary, [role=alert], [role=status]";
        return [...shown.ownerDocument.querySelectorAll(kept)]
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
