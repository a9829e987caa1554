import { randomInt, randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { voicePaths } from "#contract/calls/calls.ts";
import { loudest, openFundedAccount, talkedFor } from "#e2e/support/callers.ts";
import { mailsTo, newPerson, openAs } from "#e2e/support/people.ts";
import { auditFindings, inDatabase } from "#e2e/support/product/database.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";
import { makeVoice } from "#e2e/support/voice.ts";

const caller = "+14155550123";
const ringing = (page: Page) => page.getByRole("region", { name: "Incoming call" });

/** Gives the user a number of their own, and rings it as a telephone would. */
async function ownNumber(stack: Stack, email: string): Promise<string> {
  const number = `+4420${randomInt(10_000_000, 99_999_999)}`;
  await inDatabase(stack, (client) =>
    client.query(
      `INSERT INTO rented_number (wallet_id, id, user_id, carrier, number, country, kind, provider_number_id, state,
              monthly_mc, inbound_per_minute_mc, created_at, bought_at, paid_until, due_at)
       SELECT wallet_id, $1, user_id, 'twilio', $2, 'GB', 'local', 'PN1', 'active', 0, 0, now(), now(),
              now() + interval '30 days', now() + interval '30 days'
         FROM wallet_member JOIN users ON users.id = user_id WHERE email = $3`,
      [randomUUID(), number, email],
    ),
  );
  await makeVoice(stack, "numbers", { number, voiceUrl: stack.url + voicePaths.incoming });
  return number;
}

/** The page's device is registered after the page is drawn; a call that comes before finds none. */
async function registered(page: Page): Promise<void> {
  const socket = await page.waitForEvent("websocket", (one) => one.url().includes("/signal"));
  await socket.waitForEvent("framereceived", ({ payload }) => String(payload).includes('"ready"'));
}

async function ring(phone: Page, number: string): Promise<void> {
  await phone.getByLabel("Ring this number").fill(number);
  await phone.getByLabel("Show this number").fill(caller);
  await phone.getByRole("button", { name: "Ring" }).click();
}

test("a call to the user's number rings on each page, is answered on one, heard by both, and a missed one is mailed", async ({
  page,
  context,
  stack,
}) => {
  const person = newPerson();
  const token = await openFundedAccount(stack, person);
  const number = await ownNumber(stack, person.email);
  const other = await context.newPage();
  const phone = await context.newPage();
  await phone.goto(`${stack.sandboxUrl}/phone`);

  await test.step("without an open page the caller hears the greeting, and the call is missed", async () => {
    await ring(phone, number);
    await expect(phone.getByRole("status")).toHaveText("In the call");
    await phone.getByRole("button", { name: "Hang up" }).click();
    await expect(phone.getByRole("status")).toContainText("The call is over");
    const missed = async () =>
      (await mailsTo(stack, person.email)).filter(({ text }) => text.includes(caller));
    await expect.poll(async () => (await missed()).length).toBe(1);
  });

  await Promise.all([registered(page), openAs(page, stack, token, "/dashboard")]);
  await Promise.all([registered(other), openAs(other, stack, token, "/contacts")]);

  await test.step("both pages ring; the one that answers has the call, and the other says so", async () => {
    await ring(phone, number);
    for (const one of [page, other]) {
      await expect(ringing(one)).toContainText("Incoming call from +1 415 555 0123");
      await expect(ringing(one)).toContainText("Free");
    }
    await ringing(page).getByRole("button", { name: "Answer" }).click();
    await expect(page.getByText("Call in progress...")).toBeVisible();
    await expect(phone.getByRole("status")).toHaveText("In the call");
    await expect(ringing(other)).toHaveCount(0);
    await expect(other.getByText("In a call in another tab or on another device")).toBeVisible();
    expect(await loudest(page, 5_000)).toBeGreaterThan(0);
    await talkedFor(page, 2);
  });

  await test.step("the caller hangs up, and the history has the call", async () => {
    await phone.getByRole("button", { name: "Hang up" }).click();
    await expect(page.getByRole("region", { name: "Last call" })).toContainText("Free");
    await page.goto(`${stack.url}/calls`);
    await expect(page.getByRole("link", { name: /^Call from .*415 555 0123/ })).toHaveCount(2);
    await expect(page.getByText("Missed call")).toBeVisible();
  });

  await test.step("a declined call is over on each page", async () => {
    await ring(phone, number);
    await ringing(other).getByRole("button", { name: "Decline" }).click();
    for (const one of [page, other]) await expect(ringing(one)).toHaveCount(0);
    await expect(phone.getByRole("status")).toContainText("The call is over");
  });
  expect(await auditFindings(stack)).toEqual([]);
});
