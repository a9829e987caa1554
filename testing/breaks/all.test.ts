import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { breaks } from "./all.ts";

test("each break has its text in its file once, and its test", () => {
  const stale = Object.values(breaks)
    .flat()
    .filter(
      ({ file, from, test }) => readFileSync(file, "utf8").split(from).length !== 2 || !existsSync(test),
    )
    .map(({ file, from }) => `${file}: ${from}`);
  expect(stale).toEqual([]);
});
