import { describe, expect, test } from "vitest";
import { columnsOf, fieldName, forKeys, sql } from "./sql.ts";

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

  test("lists the columns of a value beside its fields, and leaves out what is no column", () => {
    const columns = columnsOf<{ id: string; held_mc: number; endedAt: Date | null; note?: string }>()(
      "id, held_mc, ended_at, note",
    );
    const call = { held_mc: 5, endedAt: null, admin: true, id: "c" };
    expect(
      sql("x")`INSERT INTO call (${columns}) SELECT ${columns.values(call)} WHERE ${true}`,
    ).toMatchObject({
      text: "INSERT INTO call (id, held_mc, ended_at, note) SELECT $1, $2, $3, $4 WHERE $5",
      values: ["c", 5, null, undefined, true],
    });
  });

  test("writes no list that names a table or gives another name", () => {
    const values = { id: "c", by: "user" };
    for (const list of ["call.id, by", "id, asked_by AS by"])
      expect(() => columnsOf<typeof values>()(list as "id, by").values(values)).toThrow(
        "is no column to write",
      );
  });

  test("does not compile without a column for each field", () => {
    type Shown = { id: string; perMinute_mc: number; by?: "user" } | { id: string; refusal: string };
    columnsOf<Shown>()(`call.id, coalesce(a, per_minute_mc) AS per_minute_mc, asked_by AS by,
      (SELECT reason FROM other) AS refusal`);
    // @ts-expect-error by and refusal stand in it, and are no column's name.
    columnsOf<Shown>()("call.id, per_minute_mc, asked_by, refusal_code");
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

test("one key is compared, and several are listed by a statement of another name", () => {
  const written = (ids: readonly string[]) => {
    const { statement, keys } = forKeys("user.find", ids);
    return statement`SELECT FROM users WHERE id ${keys}`;
  };
  expect(written(["a"])).toEqual({
    name: "user.find",
    text: "SELECT FROM users WHERE id = $1",
    values: ["a"],
  });
  expect(written(["a", "b"])).toEqual({
    name: "user.findOfSeveral",
    text: "SELECT FROM users WHERE id = ANY ($1)",
    values: [["a", "b"]],
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
});
