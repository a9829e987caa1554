/** A call is seen, and can be ended, on every page of its user, and nothing moves for it. */
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { otherCallMessages } from "#contract/messages/calls/other-call-messages.ts";
import { refusals } from "#contract/refusals.ts";
import { auditFindings } from "#e2e/support/audit.ts";
import { callEnded, dial, openCaller, openFundedAccount, talk } from "#e2e/support/callers.ts";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { api, newPerson, nextMachine, openAs, refusal } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

const london = "+44 20 7946 0000";
const paris = "+33 1 70 18 99 00";

const notice = (page: Page) => page.getByRole("region", { name: otherCallMessages.place });
const endIt = (page: Page) => notice(page).getByRole("button", { name: "End it" });
const endCall = (page: Page) => page.getByRole("button", { name: "End Call" });
const alreadyIn = `You are already in a call in another tab or on another device, to ${london}.`;

test("other pages show the call from its beginning to its end, whenever they are opened", async ({
  page,
  context,
  browser,
  stack,
}) => {
  const person = newPerson();
  const token = await openFundedAccount(stack, person);
  const before = await context.newPage();
  await before.setViewportSize({ width: 360, height: 740 });
  await before.addInitScript({
    path: fileURLToPath(new URL("../support/page/scripts/moved-controls.js", import.meta.url)),
  });
  await openAs(before, stack, token, "/purchase-credits");
  await expect(before.getByRole("button", { name: "Proceed to Payment" })).toBeVisible();
  await openAs(page, stack, token, "/dashboard");
  await expect(notice(before)).toHaveCount(0);

  await dial(page);
  await expect(notice(before)).toContainText(london);
  await expect(page.getByText("Call in progress...")).toBeVisible();
  await expect(notice(before)).toContainText(/· \d\d:\d\d/);
  await expect(notice(page)).toHaveCount(0);
  expect(await problemsOf(before, "other-call")).toEqual([]);

  const after = await context.newPage();
  await test.step("a tab that was opened later, and on every page", async () => {
    await openAs(after, stack, token, "/calls");
    await expect(notice(after)).toContainText(london);
    for (const path of ["/dashboard", "/contacts", "/transactions", "/settings", "/rates", "/about"]) {
      await after.goto(stack.url + path);
      await expect(notice(after), path).toContainText(london);
      await expect(endIt(after)).toBeInViewport({ ratio: 1 });
    }
  });
  const elsewhere = await browser.newContext({ permissions: [] });
  const device = await elsewhere.newPage();
  await test.step("another device, with a session and a clock of its own", async () => {
    const { email, password } = person;
    const login = await api(stack, "POST", "/api/auth/login", {
      body: { email, password },
      from: nextMachine(),
    });
    await device.clock.install({ time: "2001-01-01T00:00:00Z" });
    await openAs(device, stack, String(login.body.token), "/transactions");
    await expect(notice(device)).toContainText(/· 0\d:\d\d/);
  });

  await endCall(page).click();
  for (const other of [before, after, device]) await expect(notice(other)).toBeHidden();
  expect(await before.evaluate<string[]>("movedControls()")).toEqual([]);
  await elsewhere.close();

  await test.step("the next call of a second tab is shown in the first, and the call's own page never shows it", async () => {
    await after.goto(`${stack.url}/dashboard`);
    await talk(after, paris);
    await expect(notice(page)).toContainText("+33 1 70 18 99 00");
    await expect(notice(after)).toHaveCount(0);
    await after.getByRole("link", { name: "Transactions" }).first().click();
    await expect(after).toHaveURL(`${stack.url}/transactions`);
    await expect(notice(after)).toHaveCount(0);
    await after.close();
    await expect(notice(page)).toBeHidden();
  });
  expect(await auditFindings(stack)).toEqual([]);
});

test("another tab ends the call, and a second start says where the first call is", async ({
  page,
  context,
  stack,
}) => {
  const token = await openCaller(page, stack);
  const other = await context.newPage();
  await openAs(other, stack, token, "/dashboard");
  await talk(page);

  await test.step("a carrier that does not answer", async () => {
    const { message } = refusals.call_end_delayed;
    await other.route("**/api/call/end", (route) =>
      route.fulfill({ status: 503, json: refusal("call_end_delayed", message) }),
    );
    await endIt(other).click();
    await expect(other.getByText(message)).toBeVisible();
    await expect(page.getByText("Call in progress...")).toBeVisible();
    await other.unroute("**/api/call/end");
  });

  await endIt(other).click();
  await expect(notice(other)).toBeHidden();
  await expect(page.getByText(callEnded)).toBeVisible();
  await expect(page.getByRole("region", { name: "Last call" })).toContainText("Charged1 credit");

  await talk(page);
  await expect(notice(other)).toContainText(london);
  await dial(other, paris);
  const answer = other.getByRole("listitem").filter({ hasText: alreadyIn });
  await expect(answer).toBeVisible();
  await expect(page.getByText("Call in progress...")).toBeVisible();
  await answer.getByRole("button", { name: "End it" }).click();
  await expect(page.getByText("Call in progress...")).toBeHidden();
  await expect(notice(other)).toBeHidden();
  await talk(other, paris);
  await endCall(other).click();
  await expect(other.getByRole("region", { name: "Last call" })).toContainText("Charged1 credit");
  expect(await auditFindings(stack)).toEqual([]);
});
