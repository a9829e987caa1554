import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

/** Writes a line at each message, and answers when the system has said that no one reads it. */
const program = `import { writeJsonLines } from "#server/json-lines.ts";
writeJsonLines();
process.on("message", () => process.stdout.write("a line\\n", (error) => setImmediate(() => process.send(error.code))));`;

test("a process whose output is no longer read goes on", async () => {
  const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", program], {
    cwd: import.meta.dirname,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  child.stdout?.destroy();
  const end = once(child, "exit");
  for (const _line of [1, 2]) {
    child.send("a line");
    expect(await Promise.race([once(child, "message"), end])).toEqual(["EPIPE", undefined]);
  }
  child.disconnect();
  expect(await end).toEqual([0, null]);
});
