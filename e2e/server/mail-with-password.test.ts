/** The product sends its mail over STARTTLS with a password; none to a server that it cannot trust: `smtp-mailer.test.ts`. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { startServerProgram } from "#e2e/support/product/server-program.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { type RunningSandbox, startSandbox } from "#sandbox/sandbox.ts";
import { buildPageIfNeeded } from "#tools/build-page.ts";

const { user, password } = sandboxAccounts.mail;
const eventually = { timeout: 50_000, interval: 100 };
const directory = mkdtempSync(join(tmpdir(), "farline-mail-"));
const certificateFile = join(directory, "certificate.pem");
let mailService: RunningSandbox;
let stack: Stack;

beforeAll(async () => {
  await buildPageIfNeeded();
  mailService = await startSandbox({
    port: 0,
    smtpPort: 0,
    smtpTls: true,
    publicUrl: "http://localhost:3000",
  });
  const certificate = await fetch(`${mailService.url}/mail/certificate.pem`);
  writeFileSync(certificateFile, await certificate.text());
  stack = await startServerProgram({
    variables: {
      SMTP_URL: `smtp://${user}:${password}@localhost:${mailService.smtpPort}`,
      MAIL_FROM: "Calls <hello@calls.test>",
      NODE_EXTRA_CA_CERTS: certificateFile,
    },
  });
});
afterAll(async () => {
  await stack?.stop();
  await mailService?.stop();
  rmSync(directory, { recursive: true, force: true });
});

async function inbox(): Promise<unknown[]> {
  return z.array(z.unknown()).parse(await (await fetch(`${mailService.url}/mail.json`)).json());
}

test("a mail arrives once, over TLS and with the password, which is in no line of the output", async () => {
  // The start says it after the first page has answered.
  const where = `Real mail goes out through localhost:${mailService.smtpPort}, over TLS alone`;
  await expect.poll(() => stack.output().includes(where), eventually).toBe(true);
  const email = `${randomUUID()}@example.com`;
  const signUp = await fetch(`${stack.url}/api/auth/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ firstName: "Ada", lastName: "Lovelace", email, password: randomUUID() }),
  });
  expect(signUp.status).toBe(200);
  await expect.poll(async () => (await inbox()).length, eventually).toBe(1);
  expect(await inbox()).toMatchObject([
    { to: email, from: "hello@calls.test", user, subject: "Confirm your email address" },
  ]);
  expect(stack.output()).not.toContain(password);
});
