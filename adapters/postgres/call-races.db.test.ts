import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import * as sql from "./call-sql.ts";
import { callDesk, newCall } from "./testing/call-desk.ts";
import { countWaiting } from "./testing/count-waiting.ts";
import { testDatabase } from "./testing/test-database.ts";

const database = testDatabase();
const { onCalls, versionOf, balance, openAccount, opened, settle, countTransfers, expectCleanLedger } =
  callDesk(database);

let accountId: string;
beforeEach(async () => {
  accountId = await openAccount(10_000);
});

test("16 racers on one account: one call, one hold, never more than the balance", async () => {
  const racers = Array.from({ length: 16 }, () => newCall(accountId, { hold_mc: 10_000 }));
  const results = await Promise.all(racers.map((call) => onCalls((calls) => calls.authorise(call))));
  expect(results.filter((result) => result === "opened")).toHaveLength(1);
  expect((await balance(accountId)).held_mc).toBe(10_000);
  await expectCleanLedger();
});

test("16 webhooks of the same call: one call, one hold", async () => {
  const providerSid = `CA${randomUUID()}`;
  const racers = Array.from({ length: 16 }, () => newCall(accountId, { providerSid, hold_mc: 500 }));
  const results = await Promise.all(racers.map((call) => onCalls((calls) => calls.authorise(call))));
  expect(results.filter((result) => result === "opened")).toHaveLength(1);
  expect((await balance(accountId)).held_mc).toBe(500);
  await expectCleanLedger();
});
test("16 racers with different costs: one transfer, the first one's", async () => {
  const { id } = await opened(accountId);
  const costs = Array.from({ length: 16 }, (_, index) => index * 250);
  const results = await Promise.all(costs.map((cost_mc) => settle(id, cost_mc)));
  expect(results.filter(Boolean)).toHaveLength(1);
  const cost_mc = costs[results.indexOf(true)] ?? Number.NaN;
  expect((await balance(accountId)).posted_mc).toBe(10_000 - cost_mc);
  expect(await countTransfers(id)).toBe(cost_mc === 0 ? 0 : 1);
  await expectCleanLedger();
});

test("a call that is dialled while the last one ends does not wait for it", async () => {
  const { id } = await opened(accountId);
  const taken = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  const busy = database.transaction(async (client) => {
    await client.query("SELECT FROM account WHERE id = $1 FOR UPDATE", [accountId]);
    taken.resolve();
    await free.promise;
  });
  await taken.promise;
  const settling = settle(id, 1_000);
  await expect.poll(() => countWaiting(database)).toBe(1);
  const judgedBy = await versionOf(accountId);
  expect(await onCalls((calls) => calls.authorise(newCall(accountId, { judgedBy })))).toBe("changed");
  free.resolve();
  await busy;
  expect(await settling).toBe(true);
  await expectCleanLedger();
});

test("a call whose hold is being raised while it ends gives back the whole", async () => {
  const { id } = await opened(accountId);
  const free = Promise.withResolvers<void>();
  const raised = Promise.withResolvers<void>();
  const raising = database.transaction(async (client) => {
    await client.query({ ...sql.extend, values: [id, 0, 3_000] });
    raised.resolve();
    await free.promise;
  });
  await raised.promise;
  const settling = settle(id, 1_000);
  await expect.poll(() => countWaiting(database)).toBe(1);
  free.resolve();
  await raising;
  expect(await settling).toBe(true);
  expect(await balance(accountId)).toEqual({ posted_mc: 9_000, held_mc: 0, available_mc: 9_000 });
  await expectCleanLedger();
});
