import { expect } from "@playwright/test";
import { callEndMessages, inCallMessages } from "#contract/messages/call-messages.ts";
import { openFundedAccount, talk, talkedFor } from "#e2e/support/callers.ts";
import { creditsOf, historyOf } from "#e2e/support/cards.ts";
import { openOperator, why } from "#e2e/support/operators.ts";
import { api, newPerson, openAs } from "#e2e/support/people.ts";
import { auditFindings } from "#e2e/support/product/database.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { creditsBadLines, test } from "#e2e/support/test.ts";
import { creditsInWords } from "#words/money.ts";
import { say } from "#words/say.ts";

test.use(creditsBadLines);

const { silence } = inCallMessages;
/** The sandbox loses a quarter of the packets from there. */
const badLine = "+442079460111";
/** No media connects there, as where the caller's network blocks UDP. */
const blocked = "+442079460112";

test("a call over a bad line, or one that is never heard, gives its charge back, and the caller and the operator both read so", async ({
  page,
  browser,
  stack,
}) => {
  const caller = newPerson();
  const token = await openFundedAccount(stack, caller);
  await openAs(page, stack, token, "/dashboard");
  const desk = await browser.newPage();
  const { token: operator } = await openOperator(desk, stack, "support", "/admin/fraud");
  const ofCaller = desk
    .getByRole("region", { name: "Bad lines", exact: true })
    .getByRole("row")
    .filter({ hasText: caller.email });
  await expect(desk.getByText("Loading...")).toHaveCount(0);
  await expect(ofCaller).toHaveCount(0);

  await test.step("a network that blocks calls is named at once, and its call is given back, however short", async () => {
    await talk(page, blocked);
    await expect(page.getByRole("alert")).toHaveText(silence.blocked);
    await expect(page.getByRole("group", { name: "Call" }).getByText("Degraded")).toBeVisible();
    await talkedFor(page, 5);
    await page.getByRole("button", { name: "End Call" }).click();
    await expect(page.getByRole("region", { name: "Last call" })).toContainText("Degraded");
    await expect.poll(() => creditsOf(stack, token)).toBe(100);
  });

  await talk(page, badLine);
  await test.step("on a small phone advice about the line leaves an open keypad its keys", async () => {
    const desktop = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 640 });
    await page
      .getByRole("region", { name: "Call", exact: true })
      .getByRole("button", { name: "Back to the call" })
      .click();
    const screen = page.getByRole("dialog");
    const { jitter, delay, quality, loss } = inCallMessages.hints;
    const advice = screen.getByText(new RegExp([jitter, delay, quality, loss].join("|")));
    await expect(advice).toBeInViewport({ ratio: 1 });
    await screen.getByRole("button", { name: "Keypad" }).click();
    for (const key of ["1", "Hash", "Pause (w)"])
      await expect(screen.getByRole("button", { name: key, exact: true })).toBeInViewport({ ratio: 1 });
    await screen.getByRole("button", { name: "Keypad" }).click();
    await expect(advice).toBeInViewport({ ratio: 1 });
    if (desktop) await page.setViewportSize(desktop);
  });
  // A line counts as bad after 20 measured seconds.
  await talkedFor(page, 24);

  await test.step("an operator hangs up", async () => {
    const { body: live } = await api(stack, "POST", "/api/admin/list-calls", { token: operator, body: {} });
    expect(live, "the caller's alone").toHaveLength(1);
    const ended = expect(page.getByText(/^Call ended \(/)).toBeVisible();
    // The sum is known once the credit has come; the toast may be gone by then.
    const credited = expect(
      page.getByText(/^The line was bad, so you got [\d.]+ credits? \(\$[\d.]+\) back\.$/),
    ).toBeVisible();
    const body = { call: Object.values(live as Record<string, { id: string }>)[0]?.id, reason: why };
    const hungUp = await api(stack, "POST", "/api/admin/hang-up-call", { token: operator, body });
    expect(hungUp).toMatchObject({ status: 200 });
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
      .filter({ hasText: "Credit for a bad line: call to the United Kingdom" })
      .first();
    await expect(row).toContainText(`+${credit.credits}`);
    await page
      .getByRole("link", { name: /^Details for Call to / })
      .first()
      .click();
    await expect(page.getByRole("main").getByText(sentence)).toBeVisible();
  });

  await test.step("the operator sees the figures, and to whom it was given", async () => {
    await desk.reload();
    for (const [n, text] of [caller.email, "2", creditsInWords(credit.credits + 1), "0", "1"].entries()) {
      await expect(ofCaller.getByRole("cell").nth(n)).toHaveText(text);
    }
    await ofCaller.getByRole("link", { name: caller.email }).click();
    await expect(desk.getByRole("region", { name: "Transactions" })).toContainText("Credit for a bad line");
    const calls = desk.getByRole("region", { name: "Calls" });
    await expect(calls).toContainText("+44••••••••11");
    // The newest call is the first.
    await calls.getByRole("cell").getByRole("link").nth(1).click();
    const quality = desk.getByRole("region", { name: "Line quality" });
    await expect(quality).toContainText("nothing: the browser never received a packet");
    await expect(quality).toContainText("1 credit given back");
  });
  expect(await auditFindings(stack)).toEqual([]);
});

/** The credit for the second call and that call, once both are there. */
async function creditedCall(stack: Stack, token: string) {
  const newest = async (type: string) =>
    (await historyOf(stack, token)).filter((entry) => entry.type === type);
  for (const type of ["adjustment", "call"]) await expect.poll(() => newest(type)).toHaveLength(2);
  const [[credit], [call]] = [await newest("adjustment"), await newest("call")];
  if (!credit || !call) throw new Error("unreachable");
  return [credit, call] as const;
}
