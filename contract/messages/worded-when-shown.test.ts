import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

/** Runs in a process of its own: tests share their modules, and what one has read is not read again for another. */
const readEachFile = `
  import { globSync } from "node:fs";
  import { setLanguageSource } from "#words/translate.ts";
  setLanguageSource(() => {
    throw new Error("A sentence was worded too early. Give the function that words it instead.");
  });
  const exclude = (path) => path.includes(".test.") || path.includes("testing");
  const files = globSync("{contract,domain}/**/*.ts", { exclude });
  for (const file of files) await import(process.cwd() + "/" + file);
  console.log(files.length);
`;

test("no file of the contract or the domain words a sentence while it is read, before there is a reader", async () => {
  const options = ["--input-type=module", "--eval", readEachFile];
  const { stdout } = await promisify(execFile)(process.execPath, options, {
    cwd: `${import.meta.dirname}/../..`,
  });
  expect(Number(stdout)).toBeGreaterThan(100);
});
