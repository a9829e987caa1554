import { randomBytes } from "node:crypto";
import { expect } from "@playwright/test";
import pLimit from "p-limit";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { hashToken } from "#domain/tokens.ts";
import { creditsOf, historyOf, payWith, startPayment } from "#e2e/support/cards.ts";
import { api, newPerson, openAccount } from "#e2e/support/people.ts";
import { auditFindings, inDatabase } from "#e2e/support/product/database.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

// Many users share a wallet here: each of them may have one unpaid payment at a time.
test.use({
  variables: {
    NEW_WALLET_PURCHASES_PER_DAY: "1000",
    NEW_WALLET_USD_PER_DAY: "1000",
    NEW_WALLET_USD_PER_WEEK: "1000",
  },
});

const wallets = 8;
const paymentsEach = 25;
const creditsEach = 100;
/** Kills the server in the middle of its work, once this many credits have been added. */
const kills = [4_000, 12_000];

test("each of 200 payments in a storm of notifications is credited exactly once, with the server killed twice", async ({
  ownStack: stack,
}) => {
  await disturb(stack, { shuffle_ms: 8_000, copies: 2, failFirst: 1 / 3 });
  const tokens = await pLimit(2).map(Array.from({ length: wallets }), () => openAccount(stack, newPerson()));
  const buyers = (await pLimit(2).map(tokens, (token) => shareWallet(stack, token, paymentsEach))).flat();
  const intents = await pLimit(4).map(buyers, (token) => startPayment(stack, token));

  const creditsOfAll = async () => {
    const all = await Promise.all(tokens.map((token) => creditsOf(stack, token)));
    return all.reduce((sum, some) => sum + some, 0);
  };

  // The card provider takes payments and sends its notifications while the server is dead, too.
  const paying = pLimit(4).map(intents, (intent) => payWith(stack, intent, "pm_card_visa"));
  for (const enough of kills) {
    await expect.poll(creditsOfAll, { intervals: [100] }).toBeGreaterThanOrEqual(enough);
    expect(await deliveriesWaiting(stack), "notifications on their way").toBeGreaterThan(0);
    await stack.killApp();
    await stack.startApp();
  }
  await paying;

  await expect.poll(() => deliveriesWaiting(stack), { timeout: 150_000, intervals: [1_000] }).toBe(0);
  await expect.poll(creditsOfAll).toBe(wallets * paymentsEach * creditsEach);
  for (const token of tokens) {
    // Asking for the credits again adds nothing.
    await api(stack, "POST", "/api/payments/add-credits", { token, body: {} });
    expect(await creditsOf(stack, token)).toBe(paymentsEach * creditsEach);
    const rows = await historyOf(stack, token);
    expect(rows).toHaveLength(paymentsEach);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(paymentsEach);
    for (const row of rows)
      expect(row).toMatchObject({ type: "purchase", credits: 100, status: "completed" });
  }
  expect(await auditFindings(stack)).toEqual([]);
});

/** Adds users to the wallet of a session's user; returns their session tokens. */
async function shareWallet(stack: Stack, token: string, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString("base64url"));
  await inDatabase(stack, (client) =>
    client.query(
      `WITH added AS (
         INSERT INTO users (id, email, email_key, first_name, last_name, password_hash, created_at, verified_at)
         SELECT gen_random_uuid(), hash, hash, 'Ada', 'Lovelace', 'none', now(), now() FROM unnest($2::text[]) AS hash
         RETURNING id, email),
       joined AS (
         INSERT INTO wallet_member (wallet_id, user_id, role, joined_at)
         SELECT wallet_id, added.id, 'owner', now() FROM added, wallet_member JOIN session USING (user_id)
          WHERE token_hash = $1)
       INSERT INTO session (token_hash, user_id, created_at, last_used_at)
       SELECT email, id, now(), now() FROM added`,
      [hashToken(token), tokens.map(hashToken)],
    ),
  );
  return tokens;
}

const control = (stack: Stack, init: RequestInit = {}) =>
  fetch(`${stack.sandboxUrl}/sandbox/webhooks`, {
    ...init,
    headers: {
      authorization: `Bearer ${sandboxAccounts.cards.secretKey}`,
      "content-type": "application/json",
    },
  });

async function disturb(
  stack: Stack,
  how: { shuffle_ms: number; copies: number; failFirst: number },
): Promise<void> {
  expect((await control(stack, { method: "POST", body: JSON.stringify(how) })).status).toBe(200);
}

async function deliveriesWaiting(stack: Stack): Promise<number> {
  const { waiting } = (await (await control(stack)).json()) as { waiting: number };
  return waiting;
}
