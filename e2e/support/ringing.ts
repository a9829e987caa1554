import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { voicePaths } from "#contract/calls/calls.ts";
import { newLondonNumber } from "#testing/numbers/rented-number.ts";
import { inDatabase } from "./product/database.ts";
import type { Stack } from "./product/stack.ts";
import { makeVoice } from "./voice.ts";

const caller = "+14155550123";
/** Each call that another page of the user has. */
export const elsewhere = (page: Page) =>
  page.getByRole("region", { name: "In a call in another tab or on another device" });
export const ringing = (page: Page) => page.getByRole("region", { name: "Incoming call" });

/** Gives the user a number of their own, and rings it as a telephone would. */
export async function ownNumber(stack: Stack, email: string): Promise<string> {
  const number = newLondonNumber();
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
export async function registered(page: Page): Promise<void> {
  const socket = await page.waitForEvent("websocket", (one) => one.url().includes("/signal"));
  await socket.waitForEvent("framereceived", ({ payload }) => String(payload).includes('"ready"'));
}

export async function ring(phone: Page, number: string, from = caller): Promise<void> {
  await phone.getByLabel("Ring this number").fill(number);
  await phone.getByLabel("Show this number").fill(from);
  await phone.getByRole("button", { name: "Ring" }).click();
}
