import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

const file = JSON.stringify(join(import.meta.dirname, "end-on-signal.ts"));

test.each([
  ["that stops", "async () => {}", 0, ""],
  ["that fails", 'async () => { throw "the disk is gone"; }', 1, "did not stop cleanly: the disk is gone"],
  ["that never stops", "() => new Promise(() => {})", 1, "did not stop cleanly: it takes longer than 0.2 s"],
])("SIGTERM ends a process %s", async (_name, stop, code, sentence) => {
  const program = `import { endOnSignal } from ${file};
    endOnSignal(${stop}, 200);
    setInterval(() => {}, 60_000);
    console.log("ready");`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], { stdio: "pipe" });
  const said = text(child.stderr);
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([code, null]);
  expect(await said).toContain(sentence);
});
