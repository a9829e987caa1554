import { expect } from "@playwright/test";
import { callEndMessages } from "#contract/messages/calls/call-end-messages.ts";
import { auditFindings } from "#e2e/support/audit.ts";
import { openFundedAccount, talk, talkedFor } from "#e2e/support/callers.ts";
import { creditsOf, historyOf } from "#e2e/support/cards.ts";
import { openOperator } from "#e2e/support/operators.ts";
import { newPerson, openAs } from "#e2e/support/people.ts";
import { look, operate } from "#e2e/support/product/operate.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { creditsBadLines, test } from "#e2e/support/test.ts";
import { creditsInWords } from "#words/money.ts";
import { say } from "#words/say.ts";

test.use(creditsBadLines);

/** The sandbox loses a quarter of the packets from there. */
const badLine = "+442079460111";

test("a call over a bad line gives its charge back, and the caller and the operator both read so", async ({
  page,
  browser,
  stack,
}) => {
  const caller = newPerson();
  const token = await openFundedAccount(stack, caller);
  await openAs(page, stack, token, "/dashboard");
  await talk(page, badLine);
  const desk = await browser.newPage();
  await openOperator(desk, stack, "support", "/admin/fraud");
  const ofCaller = desk
    .getByRole("region", { name: "Bad lines", exact: true })
    .getByRole("row")
    .filter({ hasText: caller.email });
  await expect(desk.getByText("Loading...")).toHaveCount(0);
  await expect(ofCaller).toHaveCount(0);
  // A line counts as bad after 20 measured seconds.
  await talkedFor(page, 24);

  await test.step("an operator at the command line hangs up", async () => {
    const live: { id: string; number: string }[] = JSON.parse(await look(stack, "calls", "--json"));
    const call = live.find(({ number }) => number === badLine);
    const ended = expect(page.getByText(/^Call ended \(/)).toBeVisible();
    // The sum is known once the credit has come; the toast may be gone by then.
    const credited = expect(
      page.getByText(/^The line was bad, so you got [\d.]+ credits? \(\$[\d.]+\) back\.$/),
    ).toBeVisible();
    const hungUp = await operate(stack, "hang-up", call?.id ?? "", "--reason", "the line is bad");
    expect(hungUp).toMatchObject({ code: 0, said: `The call to ${badLine} is being hung up.\n` });
    await Promise.all([ended, credited]);
  });
  const [credit, call] = await creditedCall(stack, token);
  expect(credit.credits).toBe(-call.credits);
  const sentence = say(callEndMessages.lineCredited(credit.credits, `$${(credit.credits / 10).toFixed(2)}`));
  expect(await creditsOf(stack, token)).toBe(100);

  await test.step("who has left the page finds it in the history, and with the call's details", async () => {
    await page.goto(`${stack.url}/transactions`);
    const row = page
      .getByRole("row")
      .filter({ hasText: "Credit for a bad line: call to the United Kingdom" });
    await expect(row).toContainText(`+${credit.credits}`);
    await page.getByRole("link", { name: /^Details for Call to / }).click();
    await expect(page.getByRole("main").getByText(sentence)).toBeVisible();
  });

  await test.step("the operator sees the figures, and to whom it was given", async () => {
    await desk.reload();
    for (const [n, text] of [caller.email, "1", creditsInWords(credit.credits), "0"].entries()) {
      await expect(ofCaller.getByRole("cell").nth(n)).toHaveText(text);
    }
    await ofCaller.getByRole("link", { name: caller.email }).click();
    await expect(desk.getByRole("region", { name: "Transactions" })).toContainText("Credit for a bad line");
    await expect(desk.getByRole("region", { name: "Calls" })).toContainText("+44••••••••11");
  });
  expect(await auditFindings(stack)).toEqual([]);
});

/** The credit for a bad line and its call, once both are there. */
async function creditedCall(stack: Stack, token: string) {
  const found = async () => {
    const history = await historyOf(stack, token);
    return [history.find(({ type }) => type === "adjustment"), history.find(({ type }) => type === "call")];
  };
  await expect.poll(async () => (await found()).every((one) => one !== undefined)).toBe(true);
  const [credit, call] = await found();
  if (!credit || !call) throw new Error("unreachable");
  return [credit, call] as const;
}
