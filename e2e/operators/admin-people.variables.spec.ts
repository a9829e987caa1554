import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { refusals } from "#contract/refusals.ts";
import { openFundedAccount, talk } from "#e2e/support/callers.ts";
import { creditsOf } from "#e2e/support/cards.ts";
import { act, makeOperator, openOperator, why } from "#e2e/support/operators.ts";
import { problemsOfScreen } from "#e2e/support/page/measured-page.ts";
import { sessionIn } from "#e2e/support/page/session.ts";
import {
  api,
  enterAs,
  logInAs,
  mailsTo,
  newPerson,
  openAccount,
  openAs,
  type Person,
  signUp,
} from "#e2e/support/people.ts";
import { inDatabase } from "#e2e/support/product/database.ts";
import { operate } from "#e2e/support/product/operate.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

test.use({ variables: { OPERATOR_GRANT_LIMIT: "50" } });

const number = "+442079460000";

async function find(page: Page, stack: Stack, wanted: string): Promise<void> {
  await page.goto(`${stack.url}/admin/users`);
  await page.getByLabel("Find a user").fill(wanted);
  await page.getByRole("button", { name: "Find" }).click();
}

async function openUser(page: Page, stack: Stack, { email }: Pick<Person, "email">): Promise<void> {
  await find(page, stack, email);
  await page.getByRole("link", { name: "Ada Lovelace" }).click();
  await expect(page.getByRole("region", { name: "Wallet" })).toBeVisible();
}

test("an operator finds a caller, freezes, gives credits with a second one, and refunds a part", async ({
  page,
  browser,
  stack,
}) => {
  const caller = newPerson();
  const callerToken = await openFundedAccount(stack, caller);
  const phone = await browser.newPage();
  await openAs(phone, stack, callerToken, "/dashboard");
  await talk(phone, number);
  await phone.getByRole("button", { name: "End Call" }).click();
  await expect(phone.getByText("Call ended (1 minute)")).toBeVisible();

  const { person: owner } = await openOperator(page, stack, "owner");
  await find(page, stack, number);
  await page.getByRole("link", { name: "Ada Lovelace" }).click();
  await expect(page.getByRole("region", { name: "Calls" })).toContainText(number);
  expect(page.url()).not.toContain("@");
  const address = page.url();

  await act(page, "Freeze");
  await expect(page.getByText("frozen", { exact: true })).toBeVisible();
  await phone.getByLabel("Phone number").fill(number);
  await phone.getByRole("button", { name: "Start Call" }).click();
  await expect(phone.getByText(refusals.account_frozen.message)).toBeVisible();
  await act(page, "Unfreeze");
  await expect(page.getByText("active", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Limits hit" })).toContainText("account_frozen");

  const before = await creditsOf(stack, callerToken);
  const given = await act(page, "Give credits", { submit: "Give", fields: { Credits: "60" } });
  await given.getByRole("button", { name: "Give", exact: true }).click();
  await expect(given.getByText("Nothing has moved yet", { exact: false })).toBeVisible();
  await given.getByRole("button", { name: "Close" }).first().click();
  expect(await creditsOf(stack, callerToken)).toBe(before);
  await page.getByRole("link", { name: "Credits", exact: true }).click();
  await expect(page.getByText(operatorMessages.samePerson)).toBeVisible();
  await expect(page.getByRole("button", { name: "Approve" })).toHaveCount(0);

  const second = await browser.newPage();
  await openOperator(second, stack, "finance");
  await second.getByRole("link", { name: "Credits", exact: true }).click();
  const approval = await act(second, "Approve");
  await approval.getByRole("button", { name: "Approve" }).click();
  await expect(second.getByText("Nothing waits for a decision.")).toBeVisible();
  expect(await creditsOf(stack, callerToken)).toBe(before + 60);

  await page.goto(address);
  await page.getByRole("region", { name: "Payments" }).getByRole("link").first().click();
  const refund = await act(page, "Refund", { fields: { "Amount in USD": "10.001" } });
  await expect(refund.getByText(operatorMessages.refundAmountWrong)).toBeVisible();
  await refund.getByLabel("Amount in USD").fill("2.50");
  await refund.getByRole("button", { name: "Refund" }).click();
  await expect(
    refund.getByText(
      /^Refund \$2\.50 to the card\? 25 credits leave the wallet, and its balance is [\d.]+ credits then\.$/,
    ),
  ).toBeVisible();
  await refund.getByRole("button", { name: "Refund" }).dblclick();
  await expect(page.getByText("refunded in part")).toBeVisible();
  await expect(page.getByText("$7.50")).toBeVisible();
  expect(await creditsOf(stack, callerToken)).toBe(before + 35);

  const record = await operate(stack, "record", "--limit", "200", "--json");
  for (const useCase of ["freeze_user", "unfreeze_user", "refund_payment", "approve_credits"]) {
    expect(record.said).toContain(useCase);
  }
  expect(record.said).toContain(owner.email);
  await phone.close();
  await second.close();
});

test("support mends a user, and an owner alone deletes", async ({ page, browser, stack }) => {
  const person = newPerson();
  const token = await openAccount(stack, person);
  await openOperator(page, stack, "support");
  await openUser(page, stack, person);
  for (const hidden of ["Give credits", "Take credits", "Delete", "Refund"]) {
    await expect(page.getByRole("button", { name: hidden })).toHaveCount(0);
  }
  await act(page, "Read messages", { submit: "Read" });
  await expect(page.getByText("The user has written nothing.")).toBeVisible();
  const download = page.waitForEvent("download");
  await act(page, "Export");
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^user-[0-9a-f-]{36}\.json$/);
  expect(readFileSync(await file.path(), "utf8")).toContain(person.email);
  await act(page, "Log out everywhere", { submit: "Log out" });
  await expect(page.getByText("No device is logged in.")).toBeVisible();
  expect((await api(stack, "GET", "/api/payments/credits", { token })).status).toBe(401);
  await act(page, "Lift marks");
  await expect(page.getByText("One mark is lifted.")).toBeVisible();

  const waiting = newPerson();
  await signUp(stack, waiting);
  await signUp(stack, waiting);
  await find(page, stack, waiting.email);
  await expect(page.getByText(operatorMessages.notFound(waiting.email))).toBeVisible();
  await expect(page.getByRole("button", { name: "Verify the sign-up" })).toHaveCount(0);
  await act(page, "Send the mail again", { submit: "Send" });
  await expect(page.getByText(`The mail to ${waiting.email} is on its way.`)).toBeVisible();
  await expect.poll(async () => (await mailsTo(stack, waiting.email)).length).toBe(3);

  const owners = await browser.newPage();
  await openOperator(owners, stack, "owner");
  await find(owners, stack, waiting.email);
  const verify = await act(owners, "Verify the sign-up");
  const ids = (await verify.getByRole("alert").innerText()).match(/[0-9a-f-]{36}/g) ?? [];
  expect(ids).toHaveLength(2);
  await verify.getByLabel("Id of the sign-up").fill(ids[0] ?? "");
  await verify.getByRole("button", { name: "Verify the sign-up" }).click();
  await expect(owners.getByRole("link", { name: "Ada Lovelace" })).toBeVisible();

  await openUser(owners, stack, person);
  const opener = owners.getByRole("button", { name: "Delete" });
  const danger = await opener.evaluate(
    (one) => one.ownerDocument.defaultView.getComputedStyle(one).backgroundColor,
  );
  await opener.click();
  const dialog = owners.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Delete" }), "in the colour of danger").toHaveCSS(
    "background-color",
    danger,
  );
  await dialog.getByLabel("Reason").fill("1234");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(dialog.getByText("Please type the address of this user.")).toBeVisible();
  await expect(dialog.getByText("Please say why", { exact: false })).toBeVisible();
  // The form focuses its first wrong field once more by a timer, which on a busy machine takes the text of a fill.
  await expect(async () => {
    await dialog.getByLabel("Reason").fill(why);
    await expect(dialog.getByLabel("Reason")).toHaveValue(why, { timeout: 1_000 });
  }).toPass();
  await dialog.getByLabel("Address of the user").fill(person.email);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(dialog.getByText(`Delete ${person.email} for good?`)).toBeVisible();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(owners.getByText("This user was deleted", { exact: false })).toBeVisible();
  await owners.close();
});

test("the page opens with a grant alone, each role has its rights, and the end of a grant ends it", async ({
  page,
  stack,
}) => {
  const person = newPerson();
  const other = newPerson();
  await openAccount(stack, person);
  await openAccount(stack, other);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await enterAs(page, stack, person);
  const token = await sessionIn(page);
  await page.goto(`${stack.url}/admin`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("404");
  await page.goto(`${stack.url}/settings`);
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  expect(loaded.filter((path) => path.startsWith("/admin"))).toEqual(["/admin"]);

  await makeOperator(stack, person.email, "support");
  await page.goto(`${stack.url}/admin/credits`);
  await expect(page.getByText(operatorMessages.noRight("support"))).toBeVisible();
  const screens = page.getByRole("navigation", { name: "Screens" }).getByRole("link");
  expect(await screens.allInnerTexts()).toEqual(expect.arrayContaining(["Users", "Payments"]));
  for (const hidden of ["Credits", "Revenue", "Record", "Operators"]) {
    expect(await screens.allInnerTexts()).not.toContain(hidden);
  }
  const forbidden = await api(stack, "POST", "/api/admin/give-credits", {
    token,
    body: { email: other.email, credits: 1, reason: why },
  });
  expect(forbidden).toMatchObject({ status: 403, body: { message: operatorMessages.noRight("support") } });

  // The session ends elsewhere, and the login brings the operator back to the same screen.
  await openUser(page, stack, other);
  const address = page.url();
  await api(stack, "POST", "/api/auth/logout", { token });
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back" })).toBeVisible();
  await inDatabase(stack, (client) =>
    client.query("DELETE FROM passkey USING users WHERE users.id = user_id AND email = $1", [person.email]),
  );
  await logInAs(page, person);
  await expect(page).toHaveURL(address);
  await expect(page.getByText(operatorMessages.noSecondFactor)).toBeVisible();
  await expect(page.getByRole("region")).toHaveCount(0);
  await makeOperator(stack, person.email, "finance");
  await page.reload();
  await expect(page.getByRole("button", { name: "Take credits" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Freeze" })).toHaveCount(0);

  expect(await operate(stack, "revoke-role", person.email, "--reason", why)).toMatchObject({ code: 0 });
  const taken = await act(page, "Take credits", { submit: "Take", fields: { Credits: "1" } });
  await taken.getByRole("button", { name: "Take", exact: true }).click();
  await expect(page.getByText(operatorMessages.noGrant)).toBeVisible();
  await expect(page.getByRole("region")).toHaveCount(0);
});

test("everyone can use the screens of people and money, in both themes, at every width", async ({
  page,
  stack,
}) => {
  const caller = newPerson();
  await openFundedAccount(stack, caller);
  await openOperator(page, stack, "owner");
  const problems: string[] = [];
  const look = async (name: string) => problems.push(...(await problemsOfScreen(page, { name })));
  await find(page, stack, caller.email);
  await expect(page.getByRole("link", { name: "Ada Lovelace" })).toBeVisible();
  await look("find a user");
  await page.getByRole("link", { name: "Ada Lovelace" }).click();
  await expect(page.getByRole("region", { name: "Wallet" })).toBeVisible();
  await look("a user");
  await page.getByRole("button", { name: "Give credits" }).click();
  await look("a question");
  await page.keyboard.press("Escape");
  await page.getByRole("region", { name: "Payments" }).getByRole("link").first().click();
  await expect(page.getByText("Left to refund")).toBeVisible();
  await look("a payment");
  await page.goto(`${stack.url}/admin/credits`);
  await expect(page.getByText("Nothing waits for a decision.")).toBeVisible();
  await look("proposals");
  expect(problems).toEqual([]);
});
