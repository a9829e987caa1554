import { expect, type Page } from "@playwright/test";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { openFundedAccount } from "#e2e/support/callers.ts";
import { creditsOf } from "#e2e/support/cards.ts";
import { act } from "#e2e/support/operators.ts";
import { problemsOfScreen } from "#e2e/support/page/measured-page.ts";
import { virtualAuthenticator } from "#e2e/support/page/virtual-authenticator.ts";
import { enterAt, logInAs, newPerson, openAccount, type Person } from "#e2e/support/people.ts";
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

test("a refund asks for a second factor, keeps what was typed, and is sent once the factor is proved", async ({
  page,
  stack,
}) => {
  const [operator, user] = [newPerson(), newPerson()];
  const token = await openFundedAccount(stack, user);
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
    await page.getByRole("region", { name: "Payments" }).getByRole("link", { name: /^pi_/ }).first().click();
    await act(page, "Refund", { fields: { "Amount in USD": "2.50" }, confirms: true });
    await expect(question(page)).toContainText(operatorMessages.proveFactor);
    // A key in the moment in which the question appears belongs to the form below, which waits for its answer.
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(question(page)).toHaveCount(0, { timeout: 5_000 });
    }).toPass();
    const form = page.getByRole("dialog");
    await expect(form).toContainText(operatorMessages.proveFactor);
    await form.getByRole("button", { name: "Refund", exact: true }).click();
    await question(page).getByRole("button", { name: "Use a passkey" }).click();
    await expect(page.getByText("$2.50 is refunded.")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByText("refunded in part")).toBeVisible();
    expect(await creditsOf(stack, token)).toBe(75);
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
    expect(await problemsOfScreen(page, { name: "the question for a second factor" })).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("main")).toContainText(operatorMessages.proveFactor);
    await expect(page.getByRole("region")).toHaveCount(0);
    await page.getByRole("button", { name: "Confirm" }).click();
    await question(page).getByRole("button", { name: "Use a passkey" }).click();
    await expect(page.getByText("Left to refund")).toBeVisible();
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
    await expect(page.getByText("Left to refund")).toBeVisible();
    await expect(page).toHaveURL(address);
  });
});
