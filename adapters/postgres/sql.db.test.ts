import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { testDatabase } from "#testing/database/test-database.ts";
import { callStoreHarness } from "#testing/ledger/call-store-harness.ts";
import { callStores } from "./calls/call-store.ts";
import type { Client } from "./connection/database.ts";
import { ledgerStore } from "./ledger/ledger-store.ts";
import { paymentStore } from "./payments/payment-store.ts";
import { type MoneyFields, one, type Statement, sql } from "./sql.ts";

const database = testDatabase();
const calls = callStoreHarness(database);

type Row = { held_mc: number };

describe("money in a row", () => {
  const read = (statement: Statement, money: MoneyFields<{ held_mc: number | null }>) =>
    database.withClient((client) => one<{ held_mc: number | null }>(client, statement, money));

  test.each([
    ["a column with another name", sql("money.renamed")`SELECT 5::bigint AS held`, "undefined"],
    ["a fraction", sql("money.fraction")`SELECT 0.5 AS held_mc`, "0.5"],
    ["a text", sql("money.text")`SELECT '5' AS held_mc`, "5"],
  ])("is refused for %s", async (_what, statement, value) => {
    await expect(read(statement, { held_mc: "or null" })).rejects.toThrow(
      `${statement.name} returned ${value} as held_mc, which must be a whole number`,
    );
  });

  test("is null only where its type allows it", async () => {
    const statement = sql("money.null")`SELECT NULL::bigint AS held_mc`;
    expect(await read(statement, { held_mc: "or null" })).toEqual({ held_mc: null });
    await expect(
      database.withClient((client) => one<Row>(client, statement, { held_mc: "always" })),
    ).rejects.toThrow("money.null returned null as held_mc");
  });
});

describe("a store whose statement lost a column of money throws", () => {
  /** Answers as the client does, without the column. */
  const without = (client: Client, column: string): Client =>
    new Proxy(client, {
      get: () => async (statement: Statement) => {
        const { rows, ...result } = await client.query<Record<string, unknown>>(statement);
        return { ...result, rows: rows.map(({ [column]: _, ...row }) => row) };
      },
    });

  test("wallet", async () => {
    const { walletId } = await calls.openWallet(5_000);
    const balance = (column: string) =>
      database.withClient((client) => ledgerStore(without(client, column)).balance(walletId));
    for (const column of ["posted_mc", "held_mc", "available_mc"])
      await expect(balance(column)).rejects.toThrow(`ledger.balance returned undefined as ${column}`);
  });

  test("transfer", async () => {
    const sum = database.withClient((client) =>
      ledgerStore(without(client, "posted_mc")).postedFor(randomUUID(), randomUUID(), "payments"),
    );
    await expect(sum).rejects.toThrow("ledger.postedFor returned undefined as posted_mc");
  });

  test("call", async () => {
    const call = await calls.opened(await calls.openWallet(5_000));
    const row = database.withClient((client) => callStores(without(client, "held_mc")).calls.find(call));
    await expect(row).rejects.toThrow("call.find returned undefined as held_mc");
  });

  test("payment", async () => {
    const key = { walletId: randomUUID(), id: randomUUID() };
    const locked = database.withClient(async (client) => {
      await client.query(
        `INSERT INTO payment (wallet_id, id, user_id, provider, status, currency, charge_minor, credits_mc, created_at)
         VALUES ($1, $2, $2, 'stripe', 'pending', 'GBP', 790, 100000, now())`,
        [key.walletId, key.id],
      );
      return paymentStore(without(client, "credits_mc")).lock(key);
    });
    await expect(locked).rejects.toThrow("payment.lock returned undefined as credits_mc");
  });
});
