import { expect, type Page } from "@playwright/test";
import { virtualAuthenticator } from "#e2e/support/page/virtual-authenticator.ts";
import {
  enterAs,
  enterAt,
  logInAs,
  mailsTo,
  newPerson,
  openAccount,
  type Person,
} from "#e2e/support/people.ts";
import { logOut } from "#e2e/support/sign-in.ts";
import { test } from "#e2e/support/test.ts";

/** Without suggestions in the email field a sign-in starts by the button alone. */
const withoutSuggestions = {
  content: "PublicKeyCredential.isConditionalMediationAvailable = async () => false",
};
const card = (page: Page, name: string) => page.getByRole("region", { name });

test("a passkey is added, renamed, signs in without a password, and is removed", async ({ page, stack }) => {
  const device = await virtualAuthenticator(page);
  const suggestions = await page.addInitScript(withoutSuggestions);
  const person = newPerson();
  await openAccount(stack, person);
  await enterAt(page, stack, person, "/settings");
  const passkeys = card(page, "Passkeys");

  await test.step("adding takes the password and the device", async () => {
    await passkeys.getByRole("button", { name: "Add a passkey" }).click();
    await expect(passkeys.getByLabel("Name of the passkey")).toBeFocused();
    await passkeys.getByRole("button", { name: "Continue" }).click();
    await expect(passkeys.getByText("Please enter your current password")).toBeVisible();
    await passkeys.getByLabel("Your current password").fill(person.password);
    await passkeys.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("Your passkey has been added.")).toBeVisible();
    const row = passkeys.getByRole("list", { name: "Your passkeys" }).getByRole("listitem");
    await expect(row).toContainText("Chrome on Linux");
    await expect(row).toContainText("never used");
    expect(await device.held()).toBe(1);
    // The mail about the sign-in may come later.
    await expect
      .poll(async () => (await mailsTo(stack, person.email)).map(({ subject }) => subject))
      .toContain("A passkey was added");
  });

  await test.step("the same device is not added twice", async () => {
    await addPasskey(page, person);
    await expect(page.getByText("This device already has a passkey for your account.")).toBeVisible();
    await passkeys.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("it gets a name", async () => {
    await passkeys.getByRole("button", { name: "Rename Chrome on Linux" }).click();
    await passkeys.getByLabel("New name").fill("My laptop");
    await passkeys.getByLabel("New name").press("Enter");
    await expect(passkeys.getByRole("button", { name: "Remove My laptop" })).toBeVisible();
  });

  await test.step("it signs in by one press of a button", async () => {
    await logOut(page, stack);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(page).toHaveURL(`${stack.url}/dashboard`);
    await page.goto(`${stack.url}/settings`);
    await expect(card(page, "Where you are logged in")).toContainText("with a passkey");
    await expect(passkeys).toContainText("last used");
  });

  await test.step("a wrong finger is told in words", async () => {
    await logOut(page, stack);
    await device.verified(false);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(
      page.getByText("Nothing was confirmed in time, or the request was cancelled."),
    ).toBeVisible();
    await device.verified(true);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(page).toHaveURL(`${stack.url}/dashboard`);
  });

  await test.step("the login form suggests it where the browser can", async () => {
    await device.touched(false);
    await suggestions.dispose();
    await logOut(page, stack);
    await page.reload();
    await expect(page.getByLabel("Email")).toHaveAttribute("autocomplete", "email webauthn");
    // The device chooses the suggestion by itself.
    await device.touched(true);
    await page.reload();
    await page.getByLabel("Email").focus();
    await expect(page).toHaveURL(`${stack.url}/dashboard`);
    await page.addInitScript(withoutSuggestions);
  });

  await test.step("removed, it no longer signs in", async () => {
    await page.goto(`${stack.url}/settings`);
    await passkeys.getByRole("button", { name: "Remove My laptop" }).click();
    await passkeys.getByLabel("Your current password").fill(person.password);
    await passkeys.getByRole("button", { name: "Remove passkey" }).click();
    await expect(page.getByText(/^Your passkey has been removed/)).toBeVisible();
    await expect(passkeys.getByRole("list")).toHaveCount(0);
    await logOut(page, stack);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(page.getByText("This passkey is not accepted here.")).toBeVisible();
  });
});

test("a passkey is the second step, without an app", async ({ page, stack }) => {
  await virtualAuthenticator(page);
  await page.addInitScript(withoutSuggestions);
  const person = newPerson();
  await openAccount(stack, person);
  await enterAt(page, stack, person, "/settings");
  await addPasskey(page, person);
  await expect(page.getByText("Your passkey has been added.")).toBeVisible();
  const twoStep = card(page, "Two-step sign-in");

  const codes = await test.step("the owner asks for it at each login, and gets recovery codes", async () => {
    await twoStep.getByLabel("Your current password").fill(person.password);
    await twoStep.getByRole("button", { name: "Use my passkeys, without an app" }).click();
    const shown = twoStep.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
    await expect(shown).toHaveCount(10);
    const texts = await shown.allTextContents();
    await twoStep.getByRole("button", { name: "I have saved them" }).click();
    return texts;
  });

  await test.step("the last passkey stays while it is the second step", async () => {
    const passkeys = card(page, "Passkeys");
    await passkeys.getByRole("button", { name: /^Remove / }).click();
    await passkeys.getByLabel("Your current password").fill(person.password);
    await passkeys.getByRole("button", { name: "Remove passkey" }).click();
    await expect(page.getByText(/^Two-step sign-in uses this passkey/)).toBeVisible();
  });

  await test.step("after the password the passkey, or a recovery code, opens the account", async () => {
    await logOut(page, stack);
    await logInAs(page, person);
    await expect(
      page.getByText("Please use your passkey, or enter one of your recovery codes."),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Use a passkey" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${stack.url}/dashboard`);
    await logOut(page, stack);
    await logInAs(page, person);
    await page.getByLabel("Code").fill(codes[0] ?? "");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(`${stack.url}/dashboard`);
  });

  await test.step("alone it signs in without another step", async () => {
    await logOut(page, stack);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(page).toHaveURL(`${stack.url}/dashboard`);
  });

  await test.step("it confirms that the second step is switched off", async () => {
    await page.goto(`${stack.url}/settings`);
    await expect(twoStep.getByText("Your browser will ask for your passkey.")).toBeVisible();
    await twoStep.getByLabel("Your current password").fill(person.password);
    await twoStep.getByRole("button", { name: "Switch off" }).click();
    await expect(page.getByText("Two-step sign-in is off.")).toBeVisible();
    await logOut(page, stack);
    await enterAs(page, stack, person);
  });
});

async function addPasskey(page: Page, person: Person): Promise<void> {
  const passkeys = card(page, "Passkeys");
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await passkeys.getByLabel("Your current password").fill(person.password);
  await passkeys.getByRole("button", { name: "Continue" }).click();
}
