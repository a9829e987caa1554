/** A promised mail is sent after the mail server was away and the process was killed. */
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServerProgram } from "#e2e/support/product/server-program.ts";
import { freePorts, type Stack } from "#e2e/support/product/stack.ts";
import { buildPageIfNeeded } from "#tools/build-page.ts";

const arrived: { to: string[]; raw: string }[] = [];
let stack: Stack;
let smtp: SMTPServer;
let smtpPort: number;
/** A mail server that takes mails and says nothing more. */
let isSilent = false;
let begun = 0;

beforeAll(async () => {
  await buildPageIfNeeded();
  [smtpPort = 0] = await freePorts(1);
  stack = await startServerProgram({ variables: { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` } });
});
afterAll(async () => {
  smtp?.close();
  await stack?.stop();
});

async function openMailServer(): Promise<void> {
  smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onData(stream, session, done) {
      begun += 1;
      if (isSilent) return;
      text(stream).then((raw) => {
        arrived.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        done();
      }, done);
    },
  });
  // A sender that is killed in the middle breaks the connection.
  smtp.on("error", () => {});
  smtp.listen(smtpPort, "127.0.0.1");
  await once(smtp.server, "listening");
}

async function signUp(email: string): Promise<void> {
  const reply = await fetch(`${stack.url}/api/auth/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      firstName: "Ada",
      lastName: "Lovelace",
      email,
      password: "a long passphrase of Ada",
    }),
  });
  expect(reply.status).toBe(200);
}

test("mails survive kill -9 before and while they are sent, and each arrives once", async () => {
  const people = Array.from({ length: 5 }, (_, index) => `ada.${index}@example.com`);
  await Promise.all(people.map(signUp));
  const postponed = () => stack.output().split("mail not delivered, will be tried again").length - 1;
  await expect.poll(postponed, { interval: 50 }).toBeGreaterThanOrEqual(people.length);

  // A mail whose sender is killed in the middle is sent by the next one within its short lease.
  isSilent = true;
  await openMailServer();
  await signUp("grace@example.com");
  await expect.poll(() => begun).toBeGreaterThan(0);
  await stack.killApp();
  expect(arrived).toEqual([]);

  isSilent = false;
  await stack.startApp();
  await expect.poll(() => arrived.length, { interval: 200 }).toBeGreaterThan(people.length);
  expect(arrived.flatMap(({ to }) => to).toSorted()).toEqual([...people, "grace@example.com"]);
  for (const { raw } of arrived) {
    expect(raw).toContain("Subject: Confirm your email address");
    expect(raw).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/);
  }
});
