/** When all wallets together spend too much, calls stop until the operator allows them, also over a restart. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { openDatabase, urlOf } from "#adapters/postgres/connection/open-database.ts";
import { operateInProcess } from "#e2e/support/product/operate.ts";
import { productDatabase } from "#e2e/support/product/product-database.ts";
import { startServerProgram } from "#e2e/support/product/server-program.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { buildPageIfNeeded } from "#tools/build-page.ts";

const metricsToken = "a token for the monitoring";
let stack: Stack;
let database: Database;
let address: string;

beforeAll(async () => {
  await buildPageIfNeeded();
  const given = await productDatabase();
  database = openDatabase({ connection: given.connection, poolSize: 1 });
  address = urlOf(given.connection);
  stack = await startServerProgram({
    database: given,
    variables: { TOTAL_SPEND_PER_HOUR: "5", METRICS_TOKEN: metricsToken },
  });
});
afterAll(async () => {
  await database?.close();
  await stack?.stop();
});

/** A call of another wallet, as the ledger knows it. */
async function charge(credits: number): Promise<void> {
  await database.withClient((client) =>
    client.query(
      `INSERT INTO transfer (wallet_id, seq, contra, delta_mc, balance_after_mc, ref, subject_id)
       VALUES ($1, 1, 'calls', $2, 0, 'call:x', $1)`,
      [randomUUID(), -1_000 * credits],
    ),
  );
}

async function metrics(): Promise<string> {
  const reply = await fetch(`${stack.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  return reply.text();
}

async function operate(...words: string[]): Promise<string> {
  const { sentence } = await operateInProcess({ ...process.env, DATABASE_URL: address }, ...words);
  return sentence;
}

const stopped = "farline_calling_stopped 1\n";
const eventually = { timeout: 60_000, interval: 200 };

test("calls stop, also over a restart, and a reset allows calls again", async () => {
  await charge(4);
  await charge(2);
  await expect.poll(metrics, eventually).toContain(stopped);
  expect(await metrics()).toContain("farline_spend_hour_millicredits 6000\n");

  await stack.killApp();
  await stack.startApp();
  await charge(1);
  await expect.poll(metrics, eventually).toContain("farline_spend_hour_millicredits 7000\n");
  expect(await metrics()).toContain(stopped);
  expect(await operate("spend")).toMatch(/ 7 credits within an hour .* Calling is stopped since /);
  expect(await operate("spend", "reset", "--reason", "a test")).toContain("Calling is switched on.");
  expect(await metrics()).not.toContain(stopped);
});

test("the command says that a variable keeps off what operators allow", async () => {
  const variables = { ...process.env, DATABASE_URL: address, CALLING: "off" };
  const { sentence } = await operateInProcess(variables, "calling");
  expect(sentence).toMatch(/^Calling is switched on\. It stays off .*CALLING=off/);
});
