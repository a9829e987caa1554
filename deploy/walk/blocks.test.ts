import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readBlocks } from "./blocks.ts";
import { steps } from "./steps.ts";

const guide = readFileSync(join(import.meta.dirname, "../../docs/operating.md"), "utf8");
const blocks = readBlocks(guide);

test("every marked block of the operating guide is known to the walk, and conversely, in this order", () => {
  expect(blocks.map(({ id }) => id)).toEqual(Object.keys(steps));
});

test("no fenced block of the guide is left out", () => {
  expect(guide.match(/^```\w.*$/gm)?.map((fence) => fence.split("walk=")[1])).toEqual(
    blocks.map(({ id }) => id),
  );
});

test("a block is read with its language and its lines", () => {
  expect(
    readBlocks("a\n```sh walk=one\nls\npwd\n```\nb\n```sh\nrm\n```\n```text walk=two\nCall.\n```\n"),
  ).toEqual([
    { id: "one", language: "sh", text: "ls\npwd\n" },
    { id: "two", language: "text", text: "Call.\n" },
  ]);
});
