import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { messages } from "#contract/messages/messages.ts";
import { switchMessages } from "#contract/messages/switch-messages.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { dial, openCaller, openFundedAccount } from "#e2e/support/callers.ts";
import { creditsOf } from "#e2e/support/cards.ts";
import { act, openOperator, why } from "#e2e/support/operators.ts";
import { api, fillCard, newPerson, openAccount, openAs, openCardForm } from "#e2e/support/people.ts";
import { inDatabase } from "#e2e/support/product/database.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

test.use({ variables: { OPERATOR_GRANT_LIMIT: "50" } });

const query = (stack: Stack, text: string, values: unknown[] = []) =>
  inDatabase(stack, async (client) => (await client.query(text, values)).rows);

async function openUser(page: Page, stack: Stack, email: string): Promise<void> {
  const [user] = await query(stack, "SELECT id FROM users WHERE email = $1", [email]);
  await page.goto(`${stack.url}/admin/users/${user?.id}`);
  await expect(page.getByRole("region", { name: "Wallet" })).toBeVisible();
}

test("credits are taken, a grant is rejected, a lost refund is finished once, and a user is deleted with credits left", async ({
  page,
  browser,
  stack,
}) => {
  const person = newPerson();
  const token = await openFundedAccount(stack, person);
  await openOperator(page, stack, "owner", "/admin");
  await openUser(page, stack, person.email);

  await test.step("credits are taken, and never more than are free", async () => {
    const dialog = await act(page, "Take credits", {
      submit: "Take",
      fields: { Credits: "100.5" },
      confirms: true,
    });
    await expect(dialog.getByText(operatorMessages.creditsMissing("100 credits"))).toBeVisible();
    await dialog.getByLabel("Credits").fill("30.5");
    await dialog.getByRole("button", { name: "Take" }).click();
    await expect(dialog.getByText(`Take 30.5 credits from ${person.email}?`)).toBeVisible();
    await dialog.getByRole("button", { name: "Take" }).click();
    await expect(page.getByText("30.5 credits taken. The balance is 69.5 now.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Wallet" })).toContainText("Balance69.5 credits");
    expect(await creditsOf(stack, token)).toBe(69.5);
  });

  await test.step("a second person rejects a grant, and nothing moves", async () => {
    const other = await browser.newPage();
    const { token: proposer } = await openOperator(other, stack, "finance", "/admin/credits");
    const body = { email: person.email, credits: 60, reason: why };
    const proposed = await api(stack, "POST", "/api/admin/give-credits", { token: proposer, body });
    expect(proposed.body).toMatchObject({ outcome: "proposed" });
    await page.goto(`${stack.url}/admin/credits`);
    await act(page, "Reject");
    await expect(page.getByText("The grant is rejected.")).toBeVisible();
    await expect(page.getByText("Nothing waits for a decision.")).toBeVisible();
    expect(await creditsOf(stack, token)).toBe(69.5);
    await other.close();
  });

  await test.step("a refund whose answer was lost is on its way for everyone, until the server has finished it", async () => {
    const [payment] = await query(
      stack,
      "SELECT payment.id, payment.wallet_id FROM payment JOIN users ON user_id = users.id WHERE email = $1",
      [person.email],
    );
    const refund = randomUUID();
    // Stores the row that a lost answer leaves behind. The server asks the provider when it is due, and not before.
    await page.route("**/api/admin/refund-payment", async (route) => {
      await query(
        stack,
        `INSERT INTO refund_request (wallet_id, id, payment_id, amount_minor, requested_at, status, next_check_at)
         VALUES ($1, $2, $3, 200, now(), 'requested', now() + interval '1 day')`,
        [payment?.wallet_id, refund, payment?.id],
      );
      const json = { end: "unknown", refundId: refund, amount_minor: 200, currency: "USD" };
      await route.fulfill({ json });
    });
    await page.goto(`${stack.url}/admin/payments/${payment?.id}`);
    const fields = { "Amount in USD": "2" };
    const dialog = await act(page, "Refund", { fields, confirms: true });
    await expect(dialog.getByText("The outcome is not known yet", { exact: false })).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).first().click();
    await page.unroute("**/api/admin/refund-payment");
    const refunds = page.getByRole("region", { name: "Refunds" });
    await expect(refunds).toContainText("$2.00on its way");
    const again = await act(page, "Refund", { fields, confirms: true });
    await expect(again.getByText(operatorMessages.refundUnderWay)).toBeVisible();

    const users = await browser.newPage();
    await openAs(users, stack, token, "/transactions");
    await expect(users.getByText("$2.00 on its way to your card")).toBeVisible();
    await query(stack, "UPDATE refund_request SET next_check_at = now() WHERE id = $1", [refund]);
    await expect.poll(() => creditsOf(stack, token), { timeout: 120_000 }).toBe(49.5);
    await expect(users.getByRole("row").filter({ hasText: "Refund to your card" })).toContainText("-$2.00");
    await page.reload();
    await expect(refunds).toContainText("$2.00done");
    await expect(page.getByText("refunded in part")).toBeVisible();
    await users.close();
  });

  await test.step("a user with credits is deleted once the operator says that they are lost", async () => {
    await openUser(page, stack, person.email);
    const dialog = await act(page, "Delete", { fields: { "Address of the user": person.email } });
    await expect(dialog.getByText("Please confirm that the credits are lost.")).toBeVisible();
    await dialog.getByLabel("49.5 credits are lost").check();
    for (let press = 0; press < 2; press++) await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("The user is deleted; 49.5 credits are lost.")).toBeVisible();
    await expect(page.getByText("This user was deleted", { exact: false })).toBeVisible();
    expect((await api(stack, "GET", "/api/payments/credits", { token })).status).toBe(401);
  });
});

test("the product screen turns what users may do, and shows what is wrong; the record goes back to the beginning", async ({
  page,
  browser,
  stack,
}) => {
  const desk = await browser.newPage();
  const { person: owner } = await openOperator(desk, stack, "owner", "/admin/product");
  const row = (name: string) =>
    desk.getByRole("list", { name: "Switches" }).getByRole("listitem").filter({ hasText: name });
  async function turn(name: string, button: "Switch off" | "Switch on") {
    await row(name).getByRole("button", { name: button }).click();
    const dialog = desk.getByRole("dialog");
    await dialog.getByLabel("Reason").fill(why);
    await dialog.getByRole("button", { name: button }).click();
    await expect(dialog).toBeHidden();
    await expect(row(name)).toContainText(button === "Switch off" ? "Off" : "On");
  }

  await openCaller(page, stack);
  await test.step("calling off: a caller reads it before and at a call, and may call again afterwards", async () => {
    const notice = page.getByRole("status").filter({ hasText: messages.call.switchedOff });
    await turn("Calling", "Switch off");
    await expect(notice, "on the open page").toBeVisible();
    await page.reload();
    await expect(notice, "on a new page").toBeVisible();
    await dial(page);
    const refused = page.getByRole("region", { name: "Last call" }).getByRole("alert");
    await expect(refused).toContainText(messages.call.switchedOff);
    await turn("Calling", "Switch on");
    await expect(notice).toBeHidden();
  });

  await test.step("calling stopped by too much spending: an owner sees why, and resets it", async () => {
    await query(stack, "INSERT INTO calling_stop (since, reason) VALUES (now(), 'spend')");
    await desk.reload();
    await expect(row("Calling")).toContainText("because all wallets together spent too much");
    await act(desk, "Reset the spend stop");
    await expect(desk.getByText("Calls are allowed again.")).toBeVisible();
    await expect(row("Calling")).toContainText("On");
    await dial(page);
    await expect(page.getByText("Call in progress...")).toBeVisible();
    await page.getByRole("button", { name: "End Call" }).click();
  });

  await test.step("purchases off: a buyer reads it before a card is typed, and with a typed card, and buys again afterwards", async () => {
    const notice = page.getByRole("main").getByRole("status").filter({ hasText: switchMessages.purchases });
    await openCardForm(page, stack);
    await fillCard(page, "4242424242424242");
    await turn("Purchases", "Switch off");
    await expect(notice, "above the typed card").toBeVisible();
    await page.getByRole("button", { name: "Pay Now" }).click();
    await expect(page.getByRole("alert").filter({ hasText: switchMessages.purchases })).toBeVisible();

    const late = await page.context().newPage();
    await late.goto(`${stack.url}/purchase-credits`);
    await expect(late.getByText(switchMessages.purchases)).toBeVisible();
    await expect(late.getByRole("button", { name: "$10.00" })).toBeDisabled();
    await expect(late.getByRole("button", { name: "Proceed to Payment" })).toBeDisabled();
    await turn("Purchases", "Switch on");
    await expect(late.getByRole("button", { name: "$10.00" })).toBeEnabled();
    await late.close();
    await expect(notice).toBeHidden();
    await page.getByRole("button", { name: "Pay Now" }).click();
    await expect(page.getByText("Successfully purchased 100 credits!")).toBeVisible();
  });

  await test.step("a damaged wallet is found by the audit, and named", async () => {
    const [wallet] = await query(stack, "SELECT id FROM wallet WHERE posted_mc > 0 LIMIT 1");
    const damage = (by_mc: number) =>
      query(stack, "UPDATE wallet SET posted_mc = posted_mc + $2 WHERE id = $1", [wallet?.id, by_mc]);
    await damage(7_000);
    await desk.getByRole("button", { name: "Audit now" }).click();
    await expect(desk.getByText("1 finding, audited at", { exact: false })).toBeVisible();
    const finding = desk.getByRole("table", { name: "Findings of the audit" }).getByRole("row").nth(1);
    await expect(finding).toContainText(String(wallet?.id));
    await expect(finding).toContainText("The balance is not the sum of the transfers");
    await damage(-7_000);
    await desk.getByRole("button", { name: "Audit now" }).click();
    await expect(desk.getByText("The ledger is right.")).toBeVisible();
  });

  await test.step("the record shows older actions at a press, until the first", async () => {
    await query(
      stack,
      `INSERT INTO operator_action (acted_at, actor, role, use_case, reason, subject_kind, subject_id)
       SELECT now(), 'user:' || id, 'owner', 'reset_spend', 'later ' || n, 'product', 'calling'
         FROM users, generate_series(1, 120) AS n WHERE email = $1`,
      [owner.email],
    );
    await desk.getByRole("link", { name: "Record", exact: true }).click();
    await desk.getByLabel("By or about the user").fill(owner.email);
    await desk.getByRole("search").getByRole("button", { name: "Show" }).click();
    const actions = desk.getByRole("list", { name: "Actions" }).getByRole("listitem");
    for (const shown of [50, 100]) {
      await expect(actions).toHaveCount(shown);
      await desk.getByRole("button", { name: "Show older" }).click();
    }
    // The grant of this operator, and the five acts above.
    await expect(actions).toHaveCount(126);
    await expect(actions.last()).toContainText("Grant role");
    await expect(desk.getByRole("button", { name: "Show older" })).toHaveCount(0);
  });
});

test("the keyboard alone finds a user, freezes and unfreezes", async ({ page, stack }) => {
  const person = newPerson();
  await openAccount(stack, person);
  await openOperator(page, stack, "owner", "/admin");
  const focused = page.locator(":focus");
  /** Goes on with the tabulator until this has the focus. */
  async function tabTo(role: "link" | "button" | "textbox", name: string) {
    const wanted = page.getByRole(role, { name, exact: true });
    await expect(wanted).toBeVisible();
    await expect(async () => {
      await page.keyboard.press("Tab");
      await expect(wanted).toBeFocused({ timeout: 1 });
    }).toPass({ intervals: [0] });
  }
  async function actByKeys(button: string) {
    await tabTo("button", button);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await tabTo("textbox", "Reason");
    await page.keyboard.type(why);
    await tabTo("button", button);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  await tabTo("textbox", "Find a user");
  await page.keyboard.type(person.email);
  await page.keyboard.press("Enter");
  await tabTo("link", "Ada Lovelace");
  await page.keyboard.press("Enter");
  await actByKeys("Freeze");
  await expect(page.getByText("frozen", { exact: true })).toBeVisible();
  await expect(focused, "the focus is where it was").toHaveText("Unfreeze");
  await page.keyboard.press("Shift+Tab");
  await actByKeys("Unfreeze");
  await expect(page.getByText("active", { exact: true })).toBeVisible();
  await expect(focused).toHaveText("Freeze");
});
