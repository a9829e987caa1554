/** A run of tests that is interrupted leaves no program behind. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { freePorts } from "#e2e/support/product/stack.ts";

test("a program that a test has started ends when the test's process is killed", async () => {
  const [port, smtpPort] = await freePorts(2);
  const url = `http://localhost:${port}`;
  const variables = { SANDBOX_PORT: String(port), SANDBOX_SMTP_PORT: String(smtpPort) };
  const code = `
    import { run } from "#e2e/support/product/stack.ts";
    await run("sandbox/main.ts", { ...process.env, ...${JSON.stringify(variables)} }).answering("${url}");
    console.log("started");`;
  const parent = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(parent.stdout, "data");
  expect((await fetch(url)).ok).toBe(true);
  const ended = once(parent, "exit");
  parent.kill("SIGKILL");
  await ended;
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  await expect.poll(answers).toBe(false);
});
