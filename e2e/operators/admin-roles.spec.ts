import { expect, type Page } from "@playwright/test";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { mayRun, type Role, roles, type UseCase } from "#contract/operators/permissions.ts";
import { openFundedAccount, talk } from "#e2e/support/callers.ts";
import { openOperator, why } from "#e2e/support/operators.ts";
import { api, newPerson, openAs } from "#e2e/support/people.ts";
import { inDatabase } from "#e2e/support/product/database.ts";
import { change } from "#e2e/support/product/operate.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";
import { addRechargeRule } from "#testing/people/recharge-rule.ts";

interface Screen {
  path: string;
  reads: UseCase;
  /** Its buttons that change something, or hand something out. */
  acts: Record<string, UseCase>;
}

const screensOf = ({ user, payment }: { user: string; payment: string }): readonly Screen[] => [
  { path: "today", reads: "read_today", acts: { Find: "find_user" } },
  { path: "users", reads: "find_user", acts: {} },
  {
    path: `users/${user}`,
    reads: "show_user",
    acts: {
      Freeze: "freeze_user",
      "Allow calling": "unfreeze_user",
      "Lift marks": "lift_marks",
      "Pause automatic recharge": "pause_recharge",
      "Log out everywhere": "log_out_user",
      Export: "export_user",
      Delete: "delete_user",
      "Give credits": "give_credits",
      "Take credits": "take_credits",
      "Read messages": "read_messages",
    },
  },
  { path: `payments/${payment}`, reads: "show_payment", acts: { Refund: "refund_payment" } },
  {
    path: "credits",
    reads: "list_proposals",
    acts: { Approve: "approve_credits", Reject: "reject_credits" },
  },
  { path: "calls", reads: "list_calls", acts: { "Hang up": "hang_up_call" } },
  {
    path: "prices",
    reads: "list_tariffs",
    acts: {
      "Download CSV of version 1": "export_tariff",
      Preview: "preview_tariff",
      "Bring into force": "roll_back_tariff",
    },
  },
  {
    path: "product",
    reads: "read_switches",
    acts: { "Switch off": "switch_calling", "Audit now": "audit_ledger" },
  },
  { path: "revenue", reads: "read_revenue", acts: {} },
  { path: "fraud", reads: "read_fraud", acts: {} },
  { path: "record", reads: "read_record", acts: {} },
  { path: "operators", reads: "list_operators", acts: {} },
];

test("each role has the screens and the buttons of its rights, and reads why it has no other", async ({
  page,
  browser,
  stack,
}) => {
  const person = newPerson();
  const token = await openFundedAccount(stack, person);
  await openAs(page, stack, token, "/dashboard");
  await talk(page);
  const scene = await prepare(stack, person.email);
  const proposer = await browser.newPage();
  const { token: finance } = await openOperator(proposer, stack, "finance");
  const body = { email: person.email, credits: 1_000_000, reason: why };
  expect((await api(stack, "POST", "/api/admin/give-credits", { token: finance, body })).status).toBe(200);
  await proposer.close();

  for (const role of roles) {
    const desk = await browser.newPage();
    await openOperator(desk, stack, role);
    for (const screen of screensOf(scene))
      await test.step(`${role}: ${screen.path}`, () => look(desk, stack, role, screen));
    await desk.close();
  }
  await page.getByRole("button", { name: "End Call" }).click();
});

test("an operator reads why there is no act on the own wallet, on a higher role or on a void proposal", async ({
  page,
  browser,
  stack,
}) => {
  const caller = newPerson();
  const token = await openFundedAccount(stack, caller);
  const phone = await browser.newPage();
  await openAs(phone, stack, token, "/dashboard");
  await talk(phone);
  await phone.getByRole("button", { name: "End Call" }).click();
  const { person: owner } = await openOperator(page, stack, "owner");
  const acts = (desk: Page) =>
    desk.getByRole("main").getByRole("button", { name: /Freeze|Log out|Export|Delete|credits|messages/ });

  await openUser(page, stack, owner.email);
  await expect(page.getByText(operatorMessages.onSelf)).toBeVisible();
  await expect(acts(page)).toHaveCount(0);

  const helper = await browser.newPage();
  await openOperator(helper, stack, "support");
  await openUser(helper, stack, owner.email);
  await expect(helper.getByText(operatorMessages.onOperator("support", "owner"))).toBeVisible();
  await expect(acts(helper)).toHaveCount(0);
  await openUser(helper, stack, caller.email);
  await expect(acts(helper)).not.toHaveCount(0);
  const calls = helper.getByRole("region", { name: "Calls" });
  await expect(calls).toContainText("+44••••••••00");
  await expect(helper.getByRole("main")).not.toContainText("442079460000");

  const proposer = await browser.newPage();
  const { person: finance, token: financeToken } = await openOperator(proposer, stack, "finance");
  const body = { email: caller.email, credits: 1_000_000, reason: why };
  const proposed = await api(stack, "POST", "/api/admin/give-credits", { token: financeToken, body });
  expect(proposed.status).toBe(200);
  const row = page.getByRole("row").filter({ hasText: caller.email });
  await page.goto(`${stack.url}/admin/credits`);
  await expect(row.getByRole("button", { name: "Approve" })).toBeVisible();
  await change(stack, "revoke-role", finance.email);
  await page.reload();
  await expect(row.getByText("void", { exact: true })).toBeVisible();
  await expect(row.getByText(operatorMessages.proposalVoid)).toBeVisible();
  await expect(row.getByRole("button", { name: /Approve|Reject/ })).toHaveCount(0);
  for (const opened of [phone, helper, proposer]) await opened.close();
});

async function openUser(desk: Page, stack: Stack, email: string): Promise<void> {
  await desk.goto(`${stack.url}/admin/users`);
  await desk.getByLabel("Find a user").fill(email);
  await desk.getByRole("button", { name: "Find" }).click();
  await desk.getByRole("link", { name: "Ada Lovelace" }).click();
  await expect(desk.getByRole("region", { name: "Wallet" })).toBeVisible();
}

async function look(desk: Page, stack: Stack, role: Role, { path, reads, acts }: Screen): Promise<void> {
  const main = desk.getByRole("main");
  const link = desk.getByRole("navigation", { name: "Screens" }).locator(`a[href="/admin/${path}"]`);
  const isListed = !path.includes("/") && mayRun(role, reads);
  await expect(link).toHaveCount(isListed ? 1 : 0);
  if (isListed) {
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "page");
  } else await desk.goto(`${stack.url}/admin/${path}`);
  if (!mayRun(role, reads)) {
    await expect(main.getByText(operatorMessages.noRight(role))).toBeVisible();
    await expect(main.getByRole("button")).toHaveCount(0);
    return;
  }
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main.locator(".animate-spin")).toHaveCount(0);
  for (const [name, useCase] of Object.entries(acts)) {
    const button = main.getByRole("button", { name, exact: true }).first();
    if (mayRun(role, useCase)) await expect(button, name).toBeVisible();
    else await expect(button, name).toHaveCount(0);
  }
}

/** A disputed payment, and prices that were in force before the others. */
async function prepare(stack: Stack, email: string): Promise<{ user: string; payment: string }> {
  return inDatabase(stack, async (client) => {
    await client.query(
      `INSERT INTO tariff_version (effective_at, imported_at, source, row_count)
       VALUES ('1960-01-01', now(), 'old.csv', 1)`,
    );
    const { rows } = await client.query(
      `UPDATE payment SET disputed_at = now() FROM users
        WHERE users.id = user_id AND email = $1 RETURNING users.id AS user, payment.id AS payment, wallet_id AS wallet`,
      [email],
    );
    await addRechargeRule(async (text, values) => (await client.query(text, values)).rows, {
      id: rows[0].user,
      walletId: rows[0].wallet,
    });
    return rows[0];
  });
}
