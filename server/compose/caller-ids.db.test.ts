import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { rateLimitStores } from "#adapters/postgres/rate-limit-stores.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { verificationAttempts } from "./caller-ids.ts";

const database = testDatabase();
const { counters } = rateLimitStores(database);
const take = verificationAttempts(counters, { perHour: 3, perDay: 10 });
const number = (last: number) => e164Schema.parse(`+4474001230${10 + last}`);

beforeEach(() => database.query("DELETE FROM rate_limit"));

test.each([
  ["user", (n: number) => ({ userId: "one", number: number(n), ip: `192.0.2.${n}` })],
  ["number", (n: number) => ({ userId: randomUUID(), number: number(0), ip: `192.0.2.${n}` })],
  ["network", (n: number) => ({ userId: randomUUID(), number: number(n), ip: "192.0.2.7" })],
])("of a storm for one %s three attempts pass in an hour", async (_name, attemptOf) => {
  const taken = await Promise.all(Array.from({ length: 12 }, (_, n) => take(attemptOf(n))));
  expect(taken.filter(Boolean)).toHaveLength(3);
});

test("ten attempts pass in a day", async () => {
  const daily = verificationAttempts(counters, { perHour: 100, perDay: 10 });
  const attempt = { userId: "one", number: number(1), ip: "192.0.2.7" };
  const taken = await Promise.all(Array.from({ length: 14 }, () => daily(attempt)));
  expect(taken.filter(Boolean)).toHaveLength(10);
});

test("a network over its limit uses up no attempt of the number", async () => {
  const stranger = { userId: "stranger", number: number(1), ip: "192.0.2.7" };
  for (let n = 0; n < 9; n++) await take({ ...stranger, number: number(n % 2 === 0 ? 2 : 3) });
  expect(await take(stranger)).toBe(false);
  expect(await take({ userId: "owner", number: number(1), ip: "198.51.100.1" })).toBe(true);
});
