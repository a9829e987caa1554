import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { rentedNumber } from "#testing/numbers/rented-number.ts";
import { rentedNumberStore } from "./rented-number-store.ts";

const database = testDatabase();
const store = database.withClient.bind(database);

test("a number of the carrier has one row that is not released", () =>
  store(async (client) => {
    const numbers = rentedNumberStore(client);
    const first = rentedNumber({ number: e164Schema.parse("+442079460001") });
    const second = { ...first, id: randomUUID(), walletId: randomUUID() };
    expect(await numbers.add(first)).toBe(true);
    expect(await numbers.add(second)).toBe(false);
    expect(await numbers.findByNumber(first.carrier, first.number)).toMatchObject({
      id: first.id,
      state: "active",
    });
    await numbers.save({ ...first, state: "released", dueAt: null });
    expect(await numbers.findByNumber(first.carrier, first.number)).toBeUndefined();
    expect(await numbers.add(second)).toBe(true);
    expect(await numbers.findByNumber(first.carrier, first.number)).toMatchObject({ id: second.id });
    expect(await numbers.findByNumber("another", first.number)).toBeUndefined();
  }));

test("a user reads their own numbers alone", () =>
  store(async (client) => {
    const numbers = rentedNumberStore(client);
    const own = rentedNumber({ number: e164Schema.parse("+442079460002") });
    await numbers.add(own);
    const user = { id: own.userId, walletId: own.walletId };
    expect(await numbers.find(user, own.id)).toEqual(own);
    expect(await numbers.list(user)).toEqual([own]);
    for (const other of [
      { ...user, id: randomUUID() },
      { ...user, walletId: randomUUID() },
    ]) {
      expect(await numbers.find(other, own.id)).toBeUndefined();
      expect(await numbers.list(other)).toEqual([]);
    }
  }));

test("numbers whose time has come are due", () =>
  store(async (client) => {
    const numbers = rentedNumberStore(client);
    const number = rentedNumber({
      number: e164Schema.parse("+442079460003"),
      dueAt: new Date("2020-01-02T00:00:00Z"),
    });
    await numbers.add(number);
    expect(await numbers.due(new Date("2020-01-01T00:00:00Z"), 10)).toEqual([]);
    expect(await numbers.due(new Date("2020-01-03T00:00:00Z"), 10)).toEqual([
      { walletId: number.walletId, id: number.id },
    ]);
  }));
