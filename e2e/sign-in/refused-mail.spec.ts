/** A user whose address refuses mail reads it in the settings, until the address accepts a mail again. */
import { expect } from "@playwright/test";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { api, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

async function answerMailTo(stack: Stack, email: string, answer: "no such mailbox" | "accepted") {
  const { user, password } = sandboxAccounts.mail;
  const reply = await fetch(`${stack.sandboxUrl}/sandbox/mail`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`,
    },
    body: JSON.stringify({ email, answer }),
  });
  expect(reply.status).toBe(200);
}

test("the settings say that an address refuses mail, until it accepts one", async ({ page, stack }) => {
  const person = newPerson();
  await openAs(page, stack, await openAccount(stack, person), "/dashboard");
  const askForMail = () => api(stack, "POST", "/api/auth/forgot-password", { body: { email: person.email } });
  const warning = page.getByText("Our last mail to this address was rejected");
  const isWarned = async () => {
    await page.goto(`${stack.url}/settings`);
    await expect(page.getByRole("heading", { name: "Email address" })).toBeVisible();
    return warning.isVisible();
  };

  expect(await isWarned()).toBe(false);
  await answerMailTo(stack, person.email, "no such mailbox");
  await askForMail();
  await expect.poll(isWarned).toBe(true);

  await answerMailTo(stack, person.email, "accepted");
  await askForMail();
  await expect.poll(isWarned).toBe(false);
});
