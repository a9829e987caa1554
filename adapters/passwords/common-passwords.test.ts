import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { commonPasswords } from "./common-passwords.ts";

const list = await commonPasswords();

test.each([
  ["123456", true],
  ["password", true],
  ["PassWord", true],
  ["qwerty123", true],
  ["iloveyou", true],
  [" password", false],
  ["password ", false],
  ["correct horse", false],
  ["", false],
])("%j is common: %s", (password, common) => {
  expect(list.has(password)).toBe(common);
});

test("the list is long, in lower case, and without passwords below the minimum length", async () => {
  const lines = (await readFile(new URL("common-passwords.txt", import.meta.url), "utf8")).trim().split("\n");
  expect(new Set(lines).size).toBeGreaterThan(40_000);
  expect(lines.filter((line) => line.length < 6 || line !== line.toLowerCase())).toEqual([]);
});
