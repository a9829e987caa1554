import { expect, type Page } from "@playwright/test";
import { openCaller, talk } from "#e2e/support/callers.ts";
import { openOperator } from "#e2e/support/operators.ts";
import { addMessage } from "#e2e/support/product/database.ts";
import type { Stack } from "#e2e/support/product/stack.ts";

const paths = [
  "today",
  "alarms",
  "messages",
  "payments",
  "refunds",
  "disputes",
  "prices",
  "operators",
  "currencies",
  "numbers",
  "product",
  "revenue",
  "fraud",
  "record",
  "credits",
  "setup",
] as const;

export const operatorScreens = ["calls", ...paths, "message", "users", "user"].map((name) => `admin-${name}`);

/** Stops for `look` at the operators' screens while `phone` is on a call. */
export async function throughOperators(
  desk: Page,
  phone: Page,
  stack: Stack,
  look: (screen: string) => Promise<void>,
): Promise<void> {
  await openCaller(phone, stack);
  await talk(phone);
  const { person } = await openOperator(desk, stack, "owner", "/admin/calls");
  const row = desk
    .getByRole("region", { name: "Under way" })
    .getByRole("row")
    .filter({ hasText: "+442079460000" });
  // The list reads itself again more slowly than a test waits.
  await expect(async () => {
    await desk.reload();
    await expect(row).toContainText("Answered", { timeout: 2_000 });
  }).toPass();
  await look("admin-calls");
  await phone.getByRole("button", { name: "End Call" }).click();
  const message = await addMessage(stack, person.email);
  for (const name of paths) {
    await desk.goto(`${stack.url}/admin/${name}`);
    await expect(desk.locator("main h1")).toBeVisible();
    await expect(desk.locator("main .animate-spin")).toHaveCount(0);
    await look(`admin-${name}`);
  }
  await desk.goto(`${stack.url}/admin/messages/${message}`);
  await expect(desk.getByLabel("Your answer")).toBeVisible();
  await look("admin-message");
  await desk.goto(`${stack.url}/admin/users`);
  await desk.getByLabel("Find a user").fill(person.email);
  await desk.getByRole("button", { name: "Find" }).click();
  await expect(desk.getByRole("link", { name: "Ada Lovelace" })).toBeVisible();
  await look("admin-users");
  await desk.getByRole("link", { name: "Ada Lovelace" }).click();
  await expect(desk.getByRole("region", { name: "Wallet" })).toBeVisible();
  await look("admin-user");
}
