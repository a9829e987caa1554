import { expect, type Page } from "@playwright/test";
import { messages } from "#contract/messages/messages.ts";
import { refusals } from "#contract/refusals.ts";
import { callEnded, dial, openCaller, openFundedAccount, talk } from "#e2e/support/callers.ts";
import { creditsOf, historyOf } from "#e2e/support/cards.ts";
import { builtScripts, notLoaded } from "#e2e/support/page/built-scripts.ts";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { auditFindings } from "#e2e/support/product/database.ts";
import { brussels, dearCalls, dublin, london } from "#e2e/support/product/dear-calls.ts";
import { change } from "#e2e/support/product/operate.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";
import { say } from "#words/say.ts";

// One worker would run them one after another, last of all files.
test.describe.configure({ mode: "parallel" });
test.use(dearCalls);

const card = (page: Page) => page.getByRole("region", { name: "Make a Call" });
const lastCall = (page: Page) => page.getByRole("region", { name: "Last call" });

/** The server's own reason for a call that it did not place; the call was free. */
async function expectRefused(page: Page, stack: Stack, token: string, sentence: string): Promise<void> {
  const before = (await historyOf(stack, token)).filter(({ type }) => type === "call").length;
  await expect(lastCall(page).getByRole("alert")).toContainText(sentence);
  await expect(lastCall(page)).toContainText("Not placed");
  expect((await historyOf(stack, token)).filter(({ type }) => type === "call")).toHaveLength(before);
  expect(await auditFindings(stack)).toEqual([]);
}

/** 2,000 credits a minute. */
const rome = "+390669820000";

/** Two numbers with the same sentence never follow each other: the page would show it already. */
const unserved = [
  ["a premium number", "+44 871 234 5678", refusals.premium_number_not_served.message],
  ["a satellite phone", "+870 773 111 632", refusals.satellite_number_not_served.message],
  ["a destination that is not served", "+81 3 1234 5678", refusals.destination_not_served.message],
  ["a personal number", "+44 70 1234 5678", refusals.personal_number_not_served.message],
  ["a destination that is blocked", "+49 30 901820", refusals.destination_not_served.message],
  ["a free number without a price", "+49 800 123 4567", refusals.toll_free_number_not_served.message],
] as const;

test("a number that is not served, or too dear, is refused before anything is dialled, and by the server in any case", async ({
  page,
  stack,
}) => {
  const token = await openCaller(page, stack);
  for (const [kind, number, sentence] of [
    ...unserved,
    ["no number at all", "+999 1234 5678", refusals.number_not_valid.message],
    ["a trunk zero too many", "+44 000 20 7946 0000", refusals.number_not_valid.message],
  ] as const) {
    await page.getByLabel("Phone number").fill(number);
    await expect(card(page).getByText(sentence), kind).toBeVisible();
    await page.getByRole("button", { name: "Start Call" }).click();
    await expect(page.getByLabel("Phone number")).toBeFocused();
    await expect(lastCall(page)).toHaveCount(0);
  }

  await page.getByLabel("Phone number").fill(brussels);
  await expect(card(page).getByText("Your balance does not cover a call to this number.")).toBeVisible();
  await page.getByRole("button", { name: "Start Call" }).click();
  await expect(page.getByText(say(messages.call.needCredits(600)))).toBeVisible();

  // A browser that does not request the price.
  await page.route("**/api/tariff?*", (route) => route.abort());
  await page.reload();
  for (const [kind, number, sentence] of [
    ...unserved,
    ["a destination above the limit of new accounts", rome, refusals.rate_above_new_account_cap.message],
    ["a call that the credits do not cover", brussels, say(messages.call.needCredits(600))],
  ] as const) {
    await test.step(kind, async () => {
      await dial(page, number);
      await expectRefused(page, stack, token, sentence);
    });
  }
  expect(await creditsOf(stack, token)).toBe(100);
  await lastCall(page).getByRole("link", { name: "Purchase credits" }).click();
  await expect(page).toHaveURL(`${stack.url}/purchase-credits`);
});

test("a page that cannot read numbers calls none, and says so", async ({ page, stack }) => {
  await page.route(builtScripts("plans"), (route) => route.abort());
  const token = await openCaller(page, stack);
  await dial(page, "112");
  const card = page.getByRole("region", { name: "Make a Call" });
  await expect(card.getByRole("alert")).toContainText(notLoaded);
  await expect(page.getByLabel("Phone number")).toBeFocused();
  expect((await historyOf(stack, token)).filter(({ type }) => type === "call")).toHaveLength(0);
});

test("the server refuses a call without credit when the page knows no balance", async ({ page, stack }) => {
  const token = await openAccount(stack, newPerson());
  for (const source of ["payments/credits", "events"]) {
    await page.route(`**/api/${source}`, (route) => route.abort());
  }
  await openAs(page, stack, token, "/dashboard");
  await dial(page, dublin);
  await expectRefused(page, stack, token, messages.call.noCredit);
});

test("a second call from another tab and calls beyond the hourly limit are refused, and only those", async ({
  page,
  context,
  stack,
}) => {
  const token = await openCaller(page, stack);
  for (let call = 1; call <= 3; call++) {
    await talk(page, dublin);
    if (call === 1) {
      await test.step("a call from another tab is refused, and the first goes on", async () => {
        const other = await context.newPage();
        // A page that knows of the first call says so itself: other-tabs.spec.ts.
        await other.route(/\/api\/(events|present-state)$/, (route) => route.abort());
        await openAs(other, stack, token, "/dashboard");
        await dial(other, london);
        await expectRefused(other, stack, token, refusals.already_in_call.message);
        await expect(page.getByText("Call in progress...")).toBeVisible();
        await other.close();
      });
    }
    await page.getByRole("button", { name: "End Call" }).click();
    await expect(page.getByText(callEnded).first()).toBeVisible();
    await expect(lastCall(page)).toContainText(`${100 - call} credits`);
  }
  await dial(page, dublin);
  await expectRefused(page, stack, token, refusals.too_many_calls_this_hour.message);
  expect(await creditsOf(stack, token)).toBe(97);
});

test("calls are refused while calling is switched off, then work again, until the user is frozen", async ({
  page,
  stack,
}) => {
  const person = newPerson();
  const token = await openFundedAccount(stack, person);
  await openAs(page, stack, token, "/dashboard");
  await change(stack, "calling", "off");
  await dial(page, dublin);
  await expectRefused(page, stack, token, refusals.calling_switched_off.message);
  await change(stack, "calling", "on");
  await talk(page, dublin);
  await page.getByRole("button", { name: "End Call" }).click();
  await expect(lastCall(page)).toContainText("99 credits");
  await change(stack, "freeze", person.email);
  await dial(page, dublin);
  await expectRefused(page, stack, token, refusals.account_frozen.message);
});
