import { describe, expect, test } from "vitest";
import { columnName, fieldName, sql } from "./sql.ts";

describe("a statement", () => {
  test("names a parameter for each value, in the order of the text", () => {
    expect(sql("call.find")`SELECT * FROM call WHERE wallet_id = ${"w"} AND id = ${"c"}`).toEqual({
      name: "call.find",
      text: "SELECT * FROM call WHERE wallet_id = $1 AND id = $2",
      values: ["w", "c"],
    });
  });

  test("uses one parameter for a value that is named several times", () => {
    const at = sql.parameter("now");
    expect(sql("x")`UPDATE t SET a = ${at}, b = ${1} WHERE c < ${at}`).toMatchObject({
      text: "UPDATE t SET a = $1, b = $2 WHERE c < $1",
      values: ["now", 1],
    });
  });

  test("gives equal values separate parameters unless they share sql.parameter", () => {
    expect(sql("x")`SELECT ${1}, ${1}`).toMatchObject({ text: "SELECT $1, $2", values: [1, 1] });
  });

  test("lists columns beside their values", () => {
    const row = { id: "c", held_mc: 5, endedAt: null };
    expect(
      sql("x")`INSERT INTO call (${sql.columns(row)}) SELECT ${sql.values(row)} WHERE ${true}`,
    ).toMatchObject({
      text: "INSERT INTO call (id, held_mc, ended_at) SELECT $1, $2, $3 WHERE $4",
      values: ["c", 5, null, true],
    });
  });

  test("writes fragments into its text and never a value", () => {
    const columns = sql.fragment`id, number`;
    const from = sql.fragment`SELECT ${columns} FROM call`;
    const hostile = "'; DROP TABLE call; --";
    expect(sql("x")`${from} WHERE number = ${hostile}`).toMatchObject({
      text: "SELECT id, number FROM call WHERE number = $1",
      values: [hostile],
    });
  });
});

test.each([
  ["id", "id"],
  ["wallet_id", "walletId"],
  ["held_mc", "held_mc"],
  ["per_minute_mc", "perMinute_mc"],
  ["answered_s", "answered_s"],
  ["charge_minor", "charge_minor"],
  ["per_usd_e6", "perUsd_e6"],
  ["last_used_at", "lastUsedAt"],
])("the column %s is the field %s", (column, field) => {
  expect(fieldName(column)).toBe(field);
  expect(columnName(field)).toBe(column);
  expect(columnName(column)).toBe(column);
});

test.each(["", "id) SELECT", "Id", "a-b"])("no column is named %j", (field) => {
  expect(() => sql.columns({ [field]: 1 })).toThrow("names no column");
});
