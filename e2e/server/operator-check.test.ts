/** `npm run operate -- check` says in one sentence each what works and what does not. */
import { existsSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operateInProcess } from "#e2e/support/product/operate.ts";
import { startServerProgram } from "#e2e/support/product/server-program.ts";
import { freePorts, run, type Stack } from "#e2e/support/product/stack.ts";
import { buildPageIfNeeded } from "#tools/build-page.ts";
import { exitCodes } from "#tools/operate/command.ts";

let stack: Stack;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  await buildPageIfNeeded();
  const [smtpPort] = await freePorts(1);
  stack = await startServerProgram({
    database: "embedded",
    variables: { SANDBOX_SMTP_PORT: String(smtpPort) },
  });
  env = {
    ...process.env,
    PORT: new URL(stack.url).port,
    SANDBOX_PORT: new URL(stack.sandboxUrl).port,
    SANDBOX_SMTP_PORT: String(smtpPort),
    DATA_DIR: stack.dataDirectory,
  };
});
afterAll(() => stack?.stop());

/** As the program does it. */
async function check(variables: NodeJS.ProcessEnv = {}) {
  const program = run("tools/operate.ts", { ...env, ...variables }, ["check"]);
  const exitCode = await program.exitCode();
  const lines = program.output().trim().split("\n");
  expect(program.output()).not.toMatch(/\n\s+at /);
  return { exitCode, lines, wrongs: lines.filter((line) => line.startsWith("WRONG")) };
}

/** The same in this process. */
async function checkHere(variables: NodeJS.ProcessEnv) {
  const { end, sentence } = await operateInProcess({ ...env, ...variables }, "check");
  expect(sentence).not.toMatch(/\n\s+at /);
  const wrongs = sentence.split("\n").filter((line) => line.startsWith("WRONG"));
  return { exitCode: exitCodes[end], wrongs };
}

test("a newcomer's sandbox is right in every respect", async () => {
  const { exitCode, lines, wrongs } = await check();
  expect(wrongs).toEqual([]);
  expect(lines.at(-1)).toBe(`All ${lines.length - 1} checks are right.`);
  for (const name of ["database", "voice", "requests", "cards", "google", "mail", "voicemail", "address"])
    expect(lines.filter((line) => line.startsWith(`right  ${name}: `)).length, name).toBeGreaterThan(0);
  expect(exitCode).toBe(0);
});

test("wrong variables and dead services are told, each in its sentence", async () => {
  const [deadPort] = await freePorts(1);
  const publicUrl = `http://localhost:${deadPort}`;
  const { exitCode, wrongs } = await checkHere({
    PUBLIC_URL: publicUrl,
    DATABASE_URL: "postgres://farline:hunter2@localhost:9/farline",
    SMTP_URL: "smtp://farline:hunter2@localhost:9",
  });
  expect(wrongs).toEqual([
    expect.stringMatching(/^WRONG {2}database: The database at localhost:9\/farline cannot be used/),
    expect.stringMatching(/^WRONG {2}voice: The voice URL of the TwiML app/),
    expect.stringMatching(/^WRONG {2}requests: .*outgoing gives no answer \(ECONNREFUSED\)/),
    expect.stringMatching(/^WRONG {2}cards: No webhook endpoint of the Stripe account/),
    expect.stringMatching(/^WRONG {2}mail: The mail server localhost:9 cannot be used/),
    expect.stringMatching(/^WRONG {2}sender: MAIL_FROM is of farline\.example, a name for examples/),
    expect.stringContaining(`WRONG  address: ${publicUrl} gives no answer (ECONNREFUSED)`),
  ]);
  expect(wrongs.join()).not.toContain("hunter2");
  expect(exitCode).toBe(1);
});

test("an embedded database that does not run is told, and is not started", async () => {
  const { exitCode, wrongs } = await checkHere({ DATA_DIR: `${stack.dataDirectory}-elsewhere` });
  expect(wrongs).toEqual([
    expect.stringMatching(
      /^WRONG {2}database: No database runs in .*-elsewhere: start Farline, then check again\.$/,
    ),
  ]);
  expect(existsSync(`${stack.dataDirectory}-elsewhere`)).toBe(false);
  expect(exitCode).toBe(1);
});

test("a wrong configuration is told before anything is asked", async () => {
  const { exitCode, lines } = await check({ STRIPE_SECRET_KEY: "sk_live_1" });
  expect(lines.join()).toContain("STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET must be set too");
  expect(exitCode).toBe(1);
});
