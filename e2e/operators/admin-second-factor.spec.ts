import { expect, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { twoStepRoutes } from "#contract/users/two-step.ts";
import { act, makeOperator, openOperator, why } from "#e2e/support/operators.ts";
import { problemsOfScreen } from "#e2e/support/page/measured-page.ts";
import { virtualAuthenticator } from "#e2e/support/page/virtual-authenticator.ts";
import { api, enterAt, logInAs, newPerson, openAccount, openAs, type Person } from "#e2e/support/people.ts";
import { inDatabase } from "#e2e/support/product/database.ts";
import { change } from "#e2e/support/product/operate.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { logOut } from "#e2e/support/sign-in.ts";
import { test } from "#e2e/support/test.ts";

const question = (page: Page) => page.getByRole("dialog", { name: "Is it you?" });

const elevenMinutesAgo = "second_factor = 'passkey', second_factor_at = now() - interval '11 minutes'";

/** Changes the sessions of a user as time or another login would. */
function setSessions(stack: Stack, { email }: Person, change: string): Promise<unknown> {
  return inDatabase(stack, (client) =>
    client.query(`UPDATE session SET ${change} FROM users WHERE users.id = user_id AND email = $1`, [email]),
  );
}

async function openUser(page: Page, stack: Stack, { email }: Person): Promise<void> {
  await page.goto(`${stack.url}/admin/users`);
  await page.getByLabel("Find a user").fill(email);
  await page.getByRole("button", { name: "Find" }).click();
  await page.getByRole("link", { name: "Ada Lovelace" }).click();
  await expect(page.getByRole("region", { name: "Wallet" })).toBeVisible();
}

test("the desk asks for a second factor, keeps what was typed, and sends it once the factor is proved", async ({
  page,
  stack,
}) => {
  const [operator, user] = [newPerson(), newPerson()];
  await openAccount(stack, user);
  await openAccount(stack, operator);
  await virtualAuthenticator(page);
  await page.addInitScript("PublicKeyCredential.isConditionalMediationAvailable = async () => false");
  await enterAt(page, stack, operator, "/settings");
  const passkeys = page.getByRole("region", { name: "Passkeys" });
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await passkeys.getByLabel("Your current password").fill(operator.password);
  await passkeys.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Your passkey has been added.")).toBeVisible();
  await logOut(page, stack);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  await change(stack, "grant-role", operator.email, "--role", "owner");

  await test.step("a proof that is older than ten minutes is asked for again before money moves", async () => {
    await openUser(page, stack, user);
    await setSessions(stack, operator, elevenMinutesAgo);
    await act(page, "Give credits", { submit: "Give", fields: { Credits: "1" }, confirms: true });
    await expect(question(page)).toContainText(operatorMessages.proveFactor);
    expect(await problemsOfScreen(page, { name: "the question for a second factor" })).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(question(page)).toHaveCount(0);
    const form = page.getByRole("dialog");
    await expect(form).toContainText(operatorMessages.proveFactor);
    await form.getByRole("button", { name: "Give", exact: true }).click();
    await question(page).getByRole("button", { name: "Use a passkey" }).click();
    await expect(page.getByText(/^1 credit given\./)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("with the password alone no screen opens, and the passkey opens it", async () => {
    await setSessions(
      stack,
      operator,
      "opened_with = 'password', second_factor = NULL, second_factor_at = NULL",
    );
    const address = page.url();
    await page.reload();
    await expect(question(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("main")).toContainText(operatorMessages.proveFactor);
    await expect(page.getByRole("region")).toHaveCount(0);
    await page.getByRole("button", { name: "Confirm" }).click();
    await question(page).getByRole("button", { name: "Use a passkey" }).click();
    await expect(page.getByRole("region", { name: "Wallet" })).toBeVisible();
    await expect(page).toHaveURL(address);
  });

  await test.step("after eight hours a new login leads back to the same screen", async () => {
    const address = page.url();
    await setSessions(stack, operator, "created_at = now() - interval '8 hours'");
    await page.reload();
    await expect(page.getByText(operatorMessages.sessionTooOld)).toBeVisible();
    await page.getByRole("button", { name: "Log in again" }).click();
    await logInAs(page, operator);
    await question(page).getByRole("button", { name: "Use a passkey" }).click();
    await expect(page.getByRole("region", { name: "Wallet" })).toBeVisible();
    await expect(page).toHaveURL(address);
  });
});

test("a code of the app answers as well, and a wrong one is told at its field", async ({ page, stack }) => {
  const [operator, user] = [newPerson(), newPerson()];
  await openAccount(stack, user);
  const token = await openAccount(stack, operator);
  const { begin, confirm } = twoStepRoutes;
  const begun = await api(stack, begin.method, begin.path, { token, body: { password: operator.password } });
  const totp = new TOTP({ secret: Secret.fromBase32(begin.reply.parse(begun.body).secret) });
  const confirmed = await api(stack, confirm.method, confirm.path, {
    token,
    body: { code: totp.generate() },
  });
  const { recoveryCodes } = confirm.reply.parse(confirmed.body);
  await change(stack, "grant-role", operator.email, "--role", "finance");
  await openAs(page, stack, token, "/admin");
  await openUser(page, stack, user);
  await setSessions(stack, operator, elevenMinutesAgo);
  await act(page, "Take credits", { submit: "Take", fields: { Credits: "1" }, confirms: true });
  const code = question(page).getByLabel("Code");
  await expect(code).toBeFocused();
  await code.fill("000000");
  await code.press("Enter");
  await expect(question(page).getByText(/^This code is wrong/)).toBeVisible();
  await code.fill(recoveryCodes[0] ?? "");
  await code.press("Enter");
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole("dialog")).toContainText("can be taken");
});

test("an owner confirms the grant of an operator whose password was reset", async ({
  page,
  browser,
  stack,
}) => {
  const operator = newPerson();
  const token = await openAccount(stack, operator);
  await makeOperator(stack, operator.email, "support");
  await inDatabase(stack, (client) =>
    client.query(
      `UPDATE operator_grant SET suspended_at = now(), password_reset_at = now()
         FROM users WHERE users.id = user_id AND email = $1`,
      [operator.email],
    ),
  );
  const theirs = await browser.newPage();
  await openAs(theirs, stack, token, "/admin");
  await expect(theirs.getByText(operatorMessages.suspendedGrant)).toBeVisible();

  await openOperator(page, stack, "owner", "/admin/operators");
  const row = page.getByRole("row").filter({ hasText: operator.email });
  await expect(row).toContainText("Suspended");
  expect(await problemsOfScreen(page, { name: "a suspended operator" })).toEqual([]);
  await act(page, "Confirm", { reason: why });
  await expect(page.getByText(`${operator.email} has the role support again.`)).toBeVisible();
  await expect(row).toContainText("in force");
  await theirs.reload();
  await expect(theirs.getByLabel("Find a user")).toBeVisible();
  await theirs.close();
});
