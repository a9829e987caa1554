import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { breaks } from "./all.ts";
import type { Break } from "./break.ts";

test("each break has its text in its file once, and its test by its name", () => {
  const isStale = ({ file, from, test, name = "" }: Break) =>
    readFileSync(file, "utf8").split(from).length !== 2 ||
    !existsSync(test) ||
    !readFileSync(test, "utf8").includes(name);
  const stale = Object.values(breaks)
    .flat()
    .filter(isStale)
    .map(({ file, from, test, name }) => `${file}: ${from} (${test}: ${name})`);
  expect(stale).toEqual([]);
});
