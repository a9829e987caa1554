import { expect, test } from "vitest";
import { csvFields } from "./csv.ts";

test.each([
  ["a,b,c", ["a", "b", "c"]],
  ["", [""]],
  ["a,,", ["a", "", ""]],
  ['"a, b",c', ["a, b", "c"]],
  ['"say ""hello""",1', ['say "hello"', "1"]],
  ['a,"never closed', undefined],
  ['a"b,c', undefined],
  ['"a"b,c', undefined],
])("%j", (line, fields) => {
  expect(csvFields(line)).toEqual(fields);
});
