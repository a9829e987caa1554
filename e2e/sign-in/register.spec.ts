import { expect, type Page } from "@playwright/test";
import { stopTime } from "#e2e/support/page/own-time.ts";
import {
  api,
  fillSignUp,
  linkMailedTo,
  mailsTo,
  newPerson,
  type Person,
  pressRegister,
  refusal,
} from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";
import { ownerAddress } from "#e2e/support/usual-variables.ts";

test("the form shows missing and wrong fields, and its alert disappears after 5 seconds", async ({
  page,
  stack,
}) => {
  await page.clock.install();
  await page.goto(`${stack.url}/register`);
  const send = page.getByRole("button", { name: "Register" });
  await stopTime(page);
  const missing = page.getByRole("alert").filter({ hasText: "Please enter all fields" });
  await send.click();
  await expect(missing).toBeVisible();
  await expect(page.locator("input[aria-invalid=true]")).toHaveCount(5);
  await expect(page.getByLabel("First name")).toBeFocused();
  await page.clock.fastForward(3_000);
  await expect(missing).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(missing).toBeHidden();
  await send.click();
  await expect(missing, "each try says it again").toBeVisible();
  await missing.hover();
  await page.clock.fastForward(20_000);
  await expect(missing, "a pointer keeps it").toBeVisible();
  const dismiss = missing.getByRole("button", { name: "Dismiss" });
  await dismiss.focus();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(20_000);
  await expect(missing, "the focus keeps it").toBeVisible();
  await dismiss.blur();
  await page.clock.fastForward(4_000);
  await expect(missing, "afterwards it has its whole time").toBeVisible();
  await page.clock.fastForward(1_000);
  await expect(missing).toBeHidden();
  await expect(page.locator("input[aria-invalid=true]"), "the fields keep what is wrong").toHaveCount(5);
  await send.click();
  await dismiss.click();
  await expect(missing).toBeHidden();

  const person = newPerson();
  await fillForm(page, { ...person, email: "nobody", password: "12345" }, "123456");
  await expect(missing).toBeHidden();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByText("Password must be at least 6 characters")).toBeVisible();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  expect(await mailsTo(stack, person.email)).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await expect(page).toHaveURL(`${stack.url}/login`);
});

test("a refused registration shows the server's sentence, or that it failed", async ({ page, stack }) => {
  await page.goto(`${stack.url}/register`);
  await page.route("**/api/auth/signup", (route) =>
    route.fulfill({ status: 400, json: refusal("invalid_request", "That name is too long.") }),
  );
  await fillForm(page, newPerson());
  await expect(page.getByText("That name is too long.")).toBeVisible();

  await page.unroute("**/api/auth/signup");
  await page.route("**/api/auth/signup", (route) => route.abort());
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Registration failed")).toBeVisible();
  await expect(page.getByLabel("First name"), "what was typed stays").toHaveValue("Ada");
});

test("after a sign-up the mail can be sent again, and continuing leads to the login", async ({
  page,
  stack,
}) => {
  const person = newPerson();
  await register(page, stack, person);
  await expect(page.getByText(person.email)).toBeVisible();
  expect(await page.evaluate(() => localStorage.length), "no session yet").toBe(0);
  await linkMailedTo(stack, person.email);
  const language = page.getByRole("combobox");
  await language.selectOption("de");
  await expect(page.getByRole("button", { name: "Bestätigungsmail erneut senden" })).toBeVisible();
  await language.selectOption("en");

  const resend = page.getByRole("button", { name: "Resend verification email" });
  await resend.click();
  await expect(page.getByText("Verification email sent! Please check your inbox.")).toBeVisible();
  await expect.poll(async () => (await mailsTo(stack, person.email)).length).toBe(2);

  await page.route("**/api/auth/resend-verification", (route) =>
    route.fulfill({ status: 500, json: refusal("internal_error", "Something went wrong on our side.") }),
  );
  await resend.click();
  await expect(page.getByText("Failed to send verification email. Please try again.")).toBeVisible();
  await page.unroute("**/api/auth/resend-verification");
  await page.route("**/api/auth/resend-verification", (route) => route.abort());
  await resend.click();
  await expect(page.getByText("Server error. Please try again later.")).toBeVisible();

  await page.getByRole("link", { name: "Go to Login" }).click();
  await expect(page).toHaveURL(`${stack.url}/login`);
  await expect(page.getByLabel("Email"), "the address is filled in").toHaveValue(person.email);
});

test("every address that a browser's own field takes registers, by the letters of its host too", async ({
  page,
  stack,
}) => {
  const [name] = newPerson().email.split("@");
  const international = { ...newPerson(), email: `${name}@почта.рф` };
  await register(page, stack, international);
  await expect(page.getByText(international.email)).toBeVisible();
  const link = await linkMailedTo(stack, international.email);
  for (const email of [
    `${name}.o&m@example.com`,
    `${name}.a/b@example.com`,
    `${name}.x=y@example.com`,
    `почта.${name}@почта.рф`,
  ]) {
    await page.getByRole("button", { name: "Register Another Account" }).click();
    await fillForm(page, { ...newPerson(), email });
    await expect(page.getByText(email)).toBeVisible();
    await linkMailedTo(stack, email);
  }

  await page.goto(link);
  // The browser writes the value of its email field in letters of ASCII.
  await expect(page.getByLabel("Email")).toHaveAttribute("value", international.email);
  await page.getByLabel("Password", { exact: true }).fill(international.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByRole("main").getByText(international.email)).toBeVisible();
});

test("another account can be registered, and this one deleted", async ({ page, stack }) => {
  await register(page, stack, newPerson());
  await page.getByRole("button", { name: "Register Another Account" }).click();
  await expect(page.getByLabel("First name")).toHaveValue("");

  const person = newPerson();
  await fillForm(page, person);
  const remove = page.getByRole("button", { name: "Delete This Account" });
  const question = page.getByRole("dialog", { name: "Delete this account?" });
  const yes = question.getByRole("button", { name: "Delete for good" });
  await remove.click();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await page.route("**/api/auth/admin/delete-user", (route) => route.abort());
  await remove.click();
  await yes.click();
  await expect(page.getByText("Failed to delete account. Please try again.")).toBeVisible();
  await page.unroute("**/api/auth/admin/delete-user");
  await remove.click();
  await yes.click();
  await expect(page.getByText("Account deleted successfully.")).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("");
  const { email, password } = person;
  expect((await api(stack, "POST", "/api/auth/login", { body: { email, password } })).status).toBe(401);

  await register(page, stack, { ...newPerson(), email: ownerAddress });
  await remove.click();
  await yes.click();
  await expect(page.getByText("This account cannot be deleted")).toBeVisible();
});

test("messages appear at the top, in the middle, and disappear after 5 seconds", async ({ page, stack }) => {
  await page.clock.install();
  await page.route("**/api/auth/signup", (route) => route.abort());
  await page.goto(`${stack.url}/register`);
  await stopTime(page);
  await fillForm(page, newPerson());
  const toast = page.getByText("Registration failed");
  await expect
    .poll(async () => {
      // It is drawn with the next frame, which the page's clock counts too.
      await page.clock.runFor(20);
      return toast.isVisible();
    })
    .toBe(true);
  const place = page.locator("[data-sonner-toaster]");
  await expect(place).toHaveAttribute("data-y-position", "top");
  await expect(place).toHaveAttribute("data-x-position", "center");
  await page.clock.runFor(4_500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(toast).toBeHidden();
});

async function register(page: Page, stack: Stack, person: Person): Promise<void> {
  await page.goto(`${stack.url}/register`);
  await fillForm(page, person);
  await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Email Verification Required" })).toBeVisible();
}

async function fillForm(page: Page, person: Person, confirmation = person.password): Promise<void> {
  await fillSignUp(page, person, confirmation);
  await pressRegister(page);
}
