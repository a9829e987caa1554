/** `npm start` from outside: what it prints, and that nothing of it is left once it has ended. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freePorts, run, startStack } from "#e2e/support/product/stack.ts";

let dataDirectory: string;
beforeEach(() => {
  dataDirectory = mkdtempSync(join(tmpdir(), "farline-start-"));
});
afterEach(() => rmSync(dataDirectory, { recursive: true, force: true }));

/** Command lines of running processes that name a folder. */
function processesNaming(folder: string): string[] {
  const listing = execFileSync("ps", ["-eo", "args"], { encoding: "utf8" });
  return listing.split("\n").filter((line) => line.includes(folder) && !line.startsWith("ps "));
}

/** Starts the product, expects it to fail with one sentence and no stack, and returns its output. */
async function failedStart(changes: NodeJS.ProcessEnv): Promise<string> {
  const [port, sandboxPort, smtpPort] = await freePorts(3);
  const program = run("tools/start.ts", {
    ...process.env,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    DATA_DIR: dataDirectory,
    ...changes,
  });
  expect(await program.exitCode()).toBe(1);
  expect(program.output()).toContain("Farline could not start: ");
  expect(program.output()).not.toMatch(/^\s+at /m);
  expect(processesNaming(dataDirectory)).toEqual([]);
  return program.output();
}

test("a database that does not answer is named without its password", async () => {
  const output = await failedStart({ DATABASE_URL: "postgres://farline:hunter2@127.0.0.1:1/farline" });
  expect(output).toContain("127.0.0.1:1");
  expect(output).not.toContain("hunter2");
});

// A start with its own database takes minutes where other programs keep the machine busy.
test("a start prints the page's address and how long it took, and ends whole", {
  timeout: 240_000,
}, async () => {
  const stack = await startStack({});
  await expect
    .poll(() => stack.output(), { timeout: 60_000 })
    .toMatch(/Farline is at http:\/\/localhost:\d+ \(first page answered after \d+\.\d s\)/);
  expect((await fetch(`${stack.url}/api/docs/`)).status).toBe(200);
  expect(processesNaming(stack.dataDirectory)).not.toEqual([]);
  await stack.stop();
  expect(processesNaming(stack.dataDirectory)).toEqual([]);
});
