import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Role } from "#contract/operators/permissions.ts";
import { newPerson, openAccount, openAs, type Person } from "./people.ts";
import { inDatabase } from "./product/database.ts";
import { change } from "./product/operate.ts";
import type { Stack } from "./product/stack.ts";

/** The reason that operators give, unless a test says otherwise. */
export const why = "ticket 1042 of the user";

/**
 * Makes a user an operator, from the command line. The second factor is a passkey that no device has; the user's sessions
 * are as if it had opened them.
 */
export async function makeOperator(stack: Stack, email: string, role: Role): Promise<void> {
  await inDatabase(stack, async (client) => {
    await client.query(
      `INSERT INTO passkey (credential_id, id, user_id, name, public_key, counter, transports, created_at)
       SELECT $1::text, gen_random_uuid(), id, 'key', 'none', 0, '{}', now() FROM users WHERE email = $2`,
      [randomUUID(), email],
    );
    await client.query(
      `UPDATE session SET opened_with = 'passkey', second_factor = 'passkey', second_factor_at = now()
         FROM users WHERE users.id = user_id AND email = $1`,
      [email],
    );
  });
  await change(stack, "grant-role", email, "--role", role);
}

/** A new operator, and the token of their session. */
export async function newOperator(stack: Stack, role: Role): Promise<{ person: Person; token: string }> {
  const person = newPerson();
  const token = await openAccount(stack, person);
  await makeOperator(stack, person.email, role);
  return { person, token };
}

/** Opens the operators' page as a new operator. */
export async function openOperator(
  page: Page,
  stack: Stack,
  role: Role,
  path = "/admin",
): Promise<{ person: Person; token: string }> {
  const operator = await newOperator(stack, role);
  await openAs(page, stack, operator.token, path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return operator;
}

interface Answers {
  /** The button of the question, where it has another name than the one that opened it. */
  submit?: string;
  fields?: Record<string, string>;
  reason?: string;
  /** True when the question is asked once more. */
  confirms?: boolean;
}

/** Presses a button, answers the question that it opens with a reason, and sends it. Returns the question. */
export async function act(
  page: Page,
  button: string,
  { submit = button, fields = {}, reason = why, confirms = false }: Answers = {},
): Promise<Locator> {
  await page.getByRole("button", { name: button, exact: true }).click();
  const dialog = page.getByRole("dialog");
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text);
  await dialog.getByLabel("Reason").fill(reason);
  for (let press = confirms ? 2 : 1; press > 0; press--) {
    await dialog.getByRole("button", { name: submit, exact: true }).click();
  }
  return dialog;
}
