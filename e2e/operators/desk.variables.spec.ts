import { expect, type Page } from "@playwright/test";
import { switchMessages } from "#contract/messages/frame-messages.ts";
import { messages } from "#contract/messages/messages.ts";
import { callEnded, dial, openCaller, talk, talkedFor } from "#e2e/support/callers.ts";
import { historyOf } from "#e2e/support/cards.ts";
import { act, openOperator, why } from "#e2e/support/operators.ts";
import { layoutProblemsAt } from "#e2e/support/page/measured-page.ts";
import { api, fillCard, fillSignUp, newPerson, openCardForm, pressRegister } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

// One product for these tests alone: its revenue is that of their calls.
test.use({ variables: { TOTAL_SPEND_PER_HOUR: "1000000" } });
const everyLook_ms = 30_000;
test.describe.configure({ mode: "serial" });

const london = "+442079460000";
const reason = "ticket 1042: pumping";

const go = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Screens" }).getByRole("link", { name }).click();

/** Keeps the answer to a request back until the returned function is called. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("a live call is seen and hung up, its history has every report, and its charge is the revenue", async ({
  page,
  browser,
  stack,
}) => {
  const desk = await browser.newPage();
  // The list is read again every half minute.
  await desk.clock.install();
  await openOperator(desk, stack, "owner", "/admin/calls");
  await expect(desk.getByText("No call is under way.")).toBeVisible();
  const caller = await openCaller(page, stack);
  await talk(page, london);
  await talkedFor(page, 2);
  await desk.clock.fastForward(everyLook_ms);
  const row = desk.getByRole("region", { name: "Under way" }).getByRole("row").filter({ hasText: london });
  await expect(row, "without a press").toContainText("Answered");
  expect(await layoutProblemsAt(desk, 360, 768, 1024, 1280)).toEqual([]);

  await row.getByRole("button", { name: "Hang up" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Hang up" }).click();
  await expect(desk.getByText(/^Please say why/)).toBeVisible();
  await desk.getByRole("button", { name: "Cancel" }).click();
  await row.getByRole("link", { name: "History" }).click();
  await expect(desk.getByRole("heading", { level: 1 })).toContainText("Call to");
  await act(desk, "Hang up", { reason });
  await expect(page.getByText(callEnded)).toBeVisible();

  await desk.clock.fastForward(everyLook_ms);
  await expect(desk.getByText("Completed", { exact: true }), "without a press").toBeVisible();
  const [call] = (await historyOf(stack, caller)).filter(({ type }) => type === "call");
  const charged = -(call?.credits ?? 0);
  expect(charged).toBeGreaterThan(0);
  const money = desk.getByRole("region", { name: "Money" });
  await expect(money).toContainText(`Charged${charged} credit`);
  await expect(money).toContainText(`call:${call?.id}`);
  const reports = desk.getByRole("list", { name: "Reports of the carrier" }).getByRole("listitem");
  await expect(reports.filter({ hasText: "Changed the call" })).not.toHaveCount(0);
  await expect(reports.first().getByText("providerCallId")).toBeHidden();
  await reports.first().getByText("Details").click();
  await expect(reports.first().getByText("providerCallId")).toBeVisible();

  const { body } = await api(stack, "GET", `/api/calls/${call?.id}`, { token: caller });
  await go(desk, "Calls");
  await desk.getByLabel("Find a call").fill(String(body.providerCallId));
  await desk.keyboard.press("Enter");
  await expect(money, "by the carrier's id").toContainText(`call:${call?.id}`);

  await go(desk, "Revenue");
  const byDay = desk.getByRole("table", { name: "Revenue by day" });
  const together = byDay.getByRole("row").filter({ hasText: "Together" }).getByRole("cell");
  await expect(together.nth(1)).toHaveText("1");
  await expect(together.nth(3)).toHaveText(String(charged));
  const [saved] = await Promise.all([
    desk.waitForEvent("download"),
    desk.getByRole("button", { name: "Download CSV" }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^farline-revenue-.*\.csv$/);
  const releaseSwitches = await hold(desk, "**/api/admin/read-switches");
  const releaseSeller = await hold(desk, "**/api/admin/read-seller");
  const request = desk.waitForRequest("**/api/admin/read-switches");
  await go(desk, "Product");
  await request;
  await expect(desk.getByText("Loading...")).toBeVisible();
  await expect(desk.getByRole("button"), "nothing that would move under a press").toHaveCount(0);
  releaseSwitches();
  const audit = desk.getByRole("button", { name: "Audit now" });
  await expect(audit).toBeVisible();
  const place = await audit.boundingBox();
  releaseSeller();
  await expect(desk.getByRole("button", { name: "Change the seller" })).toBeVisible();
  expect(await audit.boundingBox(), "a late answer moves nothing").toEqual(place);
  await audit.click();
  await expect(desk.getByText("The ledger is right.")).toBeVisible();
});

test("the product screen turns what users may do, who read it on open and new pages", async ({
  page,
  browser,
  stack,
}) => {
  const desk = await browser.newPage();
  await openOperator(desk, stack, "owner", "/admin/product");
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

  await test.step("sign-up off: a visitor reads it before anything is typed and at a press, and signs up afterwards", async () => {
    await turn("Sign-up", "Switch off");
    await page.goto(`${stack.url}/register`);
    const notice = page.getByRole("main").getByText(switchMessages.sign_up);
    await expect(notice).toBeVisible();
    await fillSignUp(page, newPerson());
    await pressRegister(page);
    await expect(page.getByText(switchMessages.sign_up)).toHaveCount(2);
    await turn("Sign-up", "Switch on");
    await pressRegister(page);
    await expect(page.getByText("Registration Successful!")).toBeVisible();
  });

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
});
