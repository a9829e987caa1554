import { expect, test } from "vitest";
import { quoted } from "./quoted-text.ts";

test.each([
  ["1.000,5", '"1.000,5"'],
  ["عمر Zoë 😀", '"عمر Zoë 😀"'],
  ["\x1b[2J\x9b\x07\0", '"\\u001b[2J\\u009b\\u0007\\u0000"'],
  ["one\ntwo", '"one\\u000atwo"'],
  ["\u202Egnp", '"\\u202egnp"'],
  [`${"x".repeat(59)}😀😀`, `"${"x".repeat(59)}…"`],
])("%j is quoted as %s", (text, message) => {
  expect(quoted(text)).toBe(message);
});
