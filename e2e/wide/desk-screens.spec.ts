import { expect } from "@playwright/test";
import { openFundedAccount } from "#e2e/support/callers.ts";
import { openOperator } from "#e2e/support/operators.ts";
import { layoutProblemsAt, problemsOfScreen } from "#e2e/support/page/measured-page.ts";
import { newPerson } from "#e2e/support/people.ts";
import { addMessage, addPastCalls, inDatabase } from "#e2e/support/product/database.ts";
import { test } from "#e2e/support/test.ts";

test("every screen can be used in both themes, at every width", async ({ page, stack }) => {
  test.setTimeout(300_000);
  const caller = newPerson();
  await openFundedAccount(stack, caller);
  await addPastCalls(stack, caller.email, [
    {
      hours_ago: 1,
      number: "+442079460000",
      country: "GB",
      destination: "United Kingdom",
      credits: 1,
      seconds: 50,
      status: "completed",
    },
  ]);
  const callId = await inDatabase(stack, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      "SELECT call.id FROM call JOIN users ON users.id = user_id WHERE email = $1",
      [caller.email],
    );
    return rows[0]?.id;
  });
  const message = await addMessage(stack, caller.email);
  await openOperator(page, stack, "owner", "/admin/users");
  const look = async (name: string) => {
    await expect(page.locator("main h1")).toBeVisible();
    await expect(page.locator("main .animate-spin")).toHaveCount(0);
    return [...(await problemsOfScreen(page, { name })), ...(await layoutProblemsAt(page, 1024))];
  };
  await page.getByLabel("Find a user").fill(caller.email);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Ada Lovelace" }).click();
  await expect(page.getByRole("region", { name: "Wallet" })).toBeVisible();
  const problems = await look("a user");
  const opener = page.getByRole("button", { name: "Delete" });
  const danger = await opener.evaluate(
    (one) => one.ownerDocument.defaultView.getComputedStyle(one).backgroundColor,
  );
  await opener.click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Delete" })).toHaveCSS(
    "background-color",
    danger,
  );
  problems.push(...(await problemsOfScreen(page, { name: "a question" })));
  await page.keyboard.press("Escape");
  await page.getByRole("region", { name: "Payments" }).getByRole("link", { name: /^pi_/ }).first().click();
  await expect(page.getByText("Left to refund")).toBeVisible();
  problems.push(...(await look("a payment")));
  for (const name of [
    "today",
    "alarms",
    "users",
    "messages",
    `messages/${message}`,
    "payments",
    "refunds",
    "disputes",
    "credits",
    "calls",
    `calls/${callId}`,
    "prices",
    "currencies",
    "numbers",
    "product",
    "revenue",
    "fraud",
    "record",
    "setup",
    "operators",
  ]) {
    await page.goto(`${stack.url}/admin/${name}`);
    problems.push(...(await look(name)));
  }
  expect(problems).toEqual([]);
});
