import { expect } from "@playwright/test";
import { authenticator } from "#e2e/support/page/authenticator.ts";
import { enterAs, enterAt, logInAs, newPerson, openAccount } from "#e2e/support/people.ts";
import { logOut, signInWithGoogle } from "#e2e/support/sign-in.ts";
import { test } from "#e2e/support/test.ts";

const person = newPerson();
test.beforeAll(async ({ stack }) => {
  await openAccount(stack, person);
});

test("the second step is set up, required, replaced by a recovery code and switched off again", async ({
  page,
  context,
  stack,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await enterAt(page, stack, person, "/settings");
  const card = page.getByRole("region", { name: "Two-step sign-in" });

  const code = await test.step("the secret comes as a picture and as text", async () => {
    await card.getByLabel("Your current password").fill(person.password);
    await card.getByRole("button", { name: "Set up two-step sign-in" }).click();
    await expect(card.getByRole("img", { name: /QR code/ })).toBeVisible();
    const secret = (await card.getByRole("code").textContent()) ?? "";
    const address = await card
      .getByRole("link", { name: "Open the app on this device" })
      .getAttribute("href");
    expect(address).toContain(`secret=${secret.replaceAll(" ", "")}`);
    return authenticator(secret);
  });

  const codes = await test.step("a first code switches it on and brings recovery codes, once", async () => {
    await card.getByRole("button", { name: "Switch on" }).click();
    await expect(card.getByText("Please enter the code")).toBeVisible();
    await card.getByLabel("Code from the app").fill("000000");
    await card.getByRole("button", { name: "Switch on" }).click();
    await expect(page.getByText(/^This code is wrong/)).toBeVisible();
    await card.getByLabel("Code from the app").fill(code());
    await card.getByRole("button", { name: "Switch on" }).click();
    await expect(page.getByText("Two-step sign-in is on.")).toBeVisible();
    const list = card.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
    await expect(list).toHaveCount(10);
    const shown = await list.allTextContents();
    await card.getByRole("button", { name: "Copy" }).click();
    await expect(page.getByText("Recovery codes copied")).toBeVisible();
    expect(await page.evaluate("navigator.clipboard.readText()")).toBe(`${shown.join("\n")}\n`);
    const saving = page.waitForEvent("download");
    await card.getByRole("button", { name: "Download" }).click();
    expect((await saving).suggestedFilename()).toBe("farline-recovery-codes.txt");
    await card.getByRole("button", { name: "I have saved them" }).click();
    await expect(card.getByText("You have 10 recovery codes left.")).toBeVisible();
    await expect(card.getByText(shown[0] ?? "")).toHaveCount(0);
    return shown;
  });

  await test.step("logging in asks for a code of the app", async () => {
    await logOut(page, stack);
    await logInAs(page, person);
    await expect(page.getByText("Please enter the code from your authenticator app.")).toBeVisible();
    await page.getByLabel("Code").fill("000000");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("main").getByText(/^This code is wrong/)).toBeVisible();
    await page.getByRole("button", { name: "Back to Login" }).click();
    await logInAs(page, person);
    await page.getByLabel("Code").fill(code());
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(`${stack.url}/dashboard`);
  });

  await test.step("a recovery code replaces it, once", async () => {
    await logOut(page, stack);
    await logInAs(page, person);
    await page.getByLabel("Code").fill(codes[0] ?? "");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(`${stack.url}/dashboard`);
    await page.goto(`${stack.url}/settings`);
    await expect(card.getByText("You have 9 recovery codes left.")).toBeVisible();
    await card.getByLabel("Code from the app").fill(codes[0] ?? "");
    await card.getByLabel("Your current password").fill(person.password);
    await card.getByRole("button", { name: "Switch off" }).click();
    await expect(page.getByText(/^This code is wrong/)).toHaveCount(1);
  });

  await test.step("new codes replace the old, and the second step can be switched off", async () => {
    await card.getByLabel("Code from the app").fill(codes[1] ?? "");
    await card.getByRole("button", { name: "New recovery codes" }).click();
    const fresh = card.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
    await expect(fresh).toHaveCount(10);
    const one = (await fresh.first().textContent()) ?? "";
    expect(codes).not.toContain(one);
    await card.getByRole("button", { name: "I have saved them" }).click();
    await card.getByLabel("Code from the app").fill(one);
    await card.getByLabel("Your current password").fill(person.password);
    await card.getByRole("button", { name: "Switch off" }).click();
    await expect(page.getByText("Two-step sign-in is off.")).toBeVisible();
    await logOut(page, stack);
    await enterAs(page, stack, person);
  });
});

test("a user without a password confirms with Google, and the second step follows Google too", async ({
  page,
  stack,
}) => {
  const { email } = newPerson();
  await signInWithGoogle(page, stack, email);
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  await page.goto(`${stack.url}/settings`);
  const card = page.getByRole("region", { name: "Two-step sign-in" });
  await expect(card.getByRole("button", { name: "Sign in with Google again" })).toBeVisible();
  await card.getByRole("button", { name: "Set up two-step sign-in" }).click();
  const code = authenticator((await card.getByRole("code").textContent()) ?? "");
  await card.getByLabel("Code from the app").fill(code());
  await card.getByRole("button", { name: "Switch on" }).click();
  await card.getByRole("button", { name: "I have saved them" }).click();

  await logOut(page, stack);
  await signInWithGoogle(page, stack, email);
  await expect(page.getByText("Please enter the code from your authenticator app.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("farline.session"))).toBeNull();
  await page.getByLabel("Code").fill(code());
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
});
