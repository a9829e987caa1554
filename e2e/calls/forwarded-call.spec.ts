import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { voicePaths } from "#contract/calls/calls.ts";
import { openFundedAccount } from "#e2e/support/callers.ts";
import { newPerson, openAs } from "#e2e/support/people.ts";
import { auditFindings, inDatabase } from "#e2e/support/product/database.ts";
import { test } from "#e2e/support/test.ts";
import { makeVoice } from "#e2e/support/voice.ts";
import { newLondonNumber } from "#testing/numbers/rented-number.ts";

/** A product has a verified number once. */
let mobiles = 20;

test("a call to the user's number goes on to their mobile at the price that was shown, rings no page, and stands in the history; its caller is blocked then", async ({
  page,
  context,
  stack,
}) => {
  const person = newPerson();
  const token = await openFundedAccount(stack, person);
  const [number, mobile] = [newLondonNumber(), `+447400${mobiles++}0000`];
  const walletId = await inDatabase(stack, async (client) => {
    const { rows } = await client.query(
      "SELECT wallet_id, user_id FROM wallet_member JOIN users ON users.id = user_id WHERE email = $1",
      [person.email],
    );
    const [{ wallet_id: walletId, user_id: userId }] = rows;
    await client.query(
      `INSERT INTO rented_number (wallet_id, id, user_id, carrier, number, country, kind, provider_number_id, state,
              monthly_mc, inbound_per_minute_mc, created_at, bought_at, paid_until, due_at)
       VALUES ($1, $2, $3, 'twilio', $4, 'GB', 'local', 'PN1', 'active', 0, 500, now(), now(), now() + interval '30 days',
               now() + interval '30 days')`,
      [walletId, randomUUID(), userId, number],
    );
    await client.query(
      `INSERT INTO caller_id (user_id, id, carrier, number, state, requested_at, verified_at, provider_number_id)
       VALUES ($1, $2, 'twilio', $3, 'verified', now(), now(), $4)`,
      [userId, randomUUID(), mobile, `PN${randomUUID()}`],
    );
    return walletId;
  });
  /** A call of less than a second is free. */
  const hasTalked = () =>
    inDatabase(stack, async (client) => {
      const talking = "wallet_id = $1 AND answered_at < now() - interval '2 seconds'";
      const { rowCount } = await client.query(`SELECT FROM call WHERE ${talking}`, [walletId]);
      return rowCount === 1;
    });
  await makeVoice(stack, "numbers", { number, voiceUrl: stack.url + voicePaths.incoming });
  const phone = await context.newPage();
  await phone.goto(`${stack.sandboxUrl}/phone`);
  const ring = async () => {
    await phone.getByLabel("Ring this number").fill(number);
    await phone.getByLabel("Show this number").fill("+14155550123");
    await phone.getByRole("button", { name: "Ring" }).click();
  };

  await openAs(page, stack, token, "/numbers");
  const choice = page.getByText(/^Forward to /);
  const price = Number(/: ([\d.]+) credits a minute$/.exec((await choice.textContent()) ?? "")?.[1]);
  await choice.click();
  await page.getByRole("button", { name: "Save this choice" }).click();
  await expect(page.getByText(/^Its calls are forwarded to /)).toBeVisible();

  await test.step("the telephone is answered, and no page rings", async () => {
    await ring();
    await expect(phone.getByRole("status")).toHaveText("In the call");
    await expect(page.getByText("In a call in another tab or on another device")).toBeVisible();
    await expect(page.getByRole("region", { name: "Incoming call" })).toHaveCount(0);
    await expect.poll(hasTalked).toBe(true);
    await phone.getByRole("button", { name: "Hang up" }).click();
    await expect(phone.getByRole("status")).toContainText("The call is over");
  });

  await test.step("the history says where it went on to and what it cost, and its caller is blocked", async () => {
    await page.goto(`${stack.url}/calls`);
    await page.getByRole("link", { name: /^Call from .*415 555 0123/ }).click();
    const sheet = page.getByRole("main");
    await expect(sheet).toContainText(/Forwarded to.?\+44 7400/);
    await expect(sheet).toContainText(`Price per minute${price} credits`);
    await expect(sheet).toContainText(`Charged${price} credits`);
    await page.getByRole("button", { name: "Block this caller" }).click();
    await expect(page.getByRole("button", { name: "Unblock" })).toBeVisible();
    await ring();
    await expect(phone.getByRole("status")).toContainText("The call is over");
    await page.goto(`${stack.url}/calls`);
    await expect(page.getByText("Blocked call")).toBeVisible();
  });
  expect(await auditFindings(stack)).toEqual([]);
});
