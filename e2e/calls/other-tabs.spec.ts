import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { otherCallMessages } from "#contract/messages/call-messages.ts";
import { callEnded, dial, openCaller, talk } from "#e2e/support/callers.ts";
import { openAs } from "#e2e/support/people.ts";
import { auditFindings } from "#e2e/support/product/database.ts";
import { test } from "#e2e/support/test.ts";

const london = "+44 20 7946 0000";
const paris = "+33 1 70 18 99 00";

const notice = (page: Page) => page.getByRole("region", { name: otherCallMessages.place });
const endIt = (page: Page) => notice(page).getByRole("button", { name: "End it" });

test("another tab shows the call, moves nothing for it and ends it, and a second start says where the first call is", async ({
  page,
  context,
  stack,
}) => {
  const token = await openCaller(page, stack);
  const other = await context.newPage();
  await other.setViewportSize({ width: 360, height: 740 });
  await other.addInitScript({
    path: fileURLToPath(new URL("../support/page/scripts/moved-controls.js", import.meta.url)),
  });
  await openAs(other, stack, token, "/contacts");
  await expect(other.getByRole("button", { name: "Add a contact" })).toBeVisible();
  await expect(notice(other)).toHaveCount(0);
  await talk(page);
  await expect(notice(other)).toContainText(/\+44 20 7946 0000.*· \d\d:\d\d/);
  await expect(endIt(other)).toBeInViewport({ ratio: 1 });
  await expect(notice(page)).toHaveCount(0);
  await endIt(other).click();
  await expect(notice(other)).toBeHidden();
  expect(await other.evaluate<string[]>("movedControls()")).toEqual([]);
  await expect(page.getByText(callEnded)).toBeVisible();
  await expect(page.getByRole("region", { name: "Last call" })).toContainText("Charged1 credit");

  await other.goto(`${stack.url}/dashboard`);
  await talk(page);
  await expect(notice(other)).toContainText(london);
  await dial(other, paris);
  const answer = other.getByRole("listitem").filter({
    hasText: `You are already in a call in another tab or on another device, to ${london}.`,
  });
  await expect(answer).toBeVisible();
  await expect(page.getByText("Call in progress...")).toBeVisible();
  await answer.getByRole("button", { name: "End it" }).click();
  await expect(page.getByText("Call in progress...")).toBeHidden();
  await expect(notice(other)).toBeHidden();

  await test.step("the tab that called is closed", async () => {
    await talk(other, paris);
    await expect(notice(page)).toContainText(paris);
    await other.close();
    await expect(notice(page)).toBeHidden();
  });
  expect(await auditFindings(stack)).toEqual([]);
});
