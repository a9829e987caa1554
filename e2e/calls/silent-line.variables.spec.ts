import { expect } from "@playwright/test";
import { inCallMessages } from "#contract/messages/calls/in-call-messages.ts";
import { openCaller, openFundedAccount, talk, talkedFor } from "#e2e/support/callers.ts";
import { creditsOf } from "#e2e/support/cards.ts";
import { openOperator } from "#e2e/support/operators.ts";
import { newPerson, openAs } from "#e2e/support/people.ts";
import { creditsBadLines, test } from "#e2e/support/test.ts";
import { makeVoice } from "#e2e/support/voice.ts";

test.use(creditsBadLines);

const { silence } = inCallMessages;
/** No media connects there, as where the caller's network blocks UDP. */
const blocked = "+442079460112";

test("the page says that no sound comes, never beside a good word for the line", async ({
  page,
  browser,
  stack,
}) => {
  const call = page.getByRole("group", { name: "Call" });
  const lastCall = page.getByRole("region", { name: "Last call" });
  const notice = (sentence: string) => page.getByRole("alert").filter({ hasText: sentence });

  await test.step("sound that stops is missed, and the notice goes when it comes again", async () => {
    await openCaller(page, stack);
    await talk(page);
    await expect(call.getByText("Excellent")).toBeVisible();
    await makeVoice(stack, "line", { loses_percent: 100 });
    await expect(notice(silence.nothingHeard)).toBeVisible();
    await expect(call.getByText("Call in progress... No sound.")).toBeVisible();
    await expect(call.getByText("Degraded")).toBeVisible();
    await expect(call.getByText("Excellent")).toBeHidden();
    await page.getByRole("link", { name: "Contact" }).first().click();
    await expect(
      page.getByRole("region", { name: "Call", exact: true }).getByText(silence.nothingHeard),
    ).toBeVisible();
    await page.getByRole("link", { name: "Back to the call" }).click();
    await makeVoice(stack, "line", { loses_percent: 0 });
    await expect(notice(silence.nothingHeard)).toBeHidden();
    await expect(call.getByText("Excellent")).toBeVisible();
    await page.getByRole("button", { name: "End Call" }).click();
    await expect(lastCall).toContainText("Line quality");
    await expect(lastCall).not.toContainText("Excellent");
  });

  // Another user: the first call is given back too where a busy machine makes it long.
  const caller = newPerson();
  const token = await openFundedAccount(stack, caller);
  await openAs(page, stack, token, "/dashboard");
  await test.step("a network that blocks calls is named at once", async () => {
    await talk(page, blocked);
    await expect(notice(silence.blocked)).toBeVisible();
    await expect(call.getByText("Degraded")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(1);
    await talkedFor(page, 5);
    await page.getByRole("button", { name: "End Call" }).click();
    await expect(lastCall).toContainText("Degraded");
  });

  await test.step("its call is given back, however short, and the operator sees why", async () => {
    await expect.poll(() => creditsOf(stack, token)).toBe(100);
    const desk = await browser.newPage();
    await openOperator(desk, stack, "support", "/admin/fraud");
    const row = desk
      .getByRole("region", { name: "Bad lines", exact: true })
      .getByRole("row")
      .filter({ hasText: caller.email });
    for (const [n, text] of [caller.email, "1", "1 credit", "0", "1"].entries()) {
      await expect(row.getByRole("cell").nth(n)).toHaveText(text);
    }
    await row.getByRole("link", { name: caller.email }).click();
    // The newest call is the first.
    await desk.getByRole("region", { name: "Calls" }).getByRole("link").first().click();
    const quality = desk.getByRole("region", { name: "Line quality" });
    await expect(quality).toContainText("nothing: the browser never received a packet");
    await expect(quality).toContainText("1 credit given back");
  });
});
