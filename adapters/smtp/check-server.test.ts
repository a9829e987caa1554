import { once } from "node:events";
import { createServer } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { smtpCheck } from "./check-server.ts";

/** A mail server with one user, which counts mails. */
async function startServer(options: SMTPServerOptions = {}) {
  const server = new SMTPServer({
    disableReverseLookup: true,
    allowInsecureAuth: true,
    authOptional: true,
    onAuth: ({ password }, _session, done) =>
      password === "hunter2" ? done(null, { user: "farline" }) : done(new Error(`${password} is wrong`)),
    onMailFrom: () => {
      throw new Error("A check must not send a mail.");
    },
    ...options,
  });
  server.on("error", () => {});
  onTestFinished(() => server.close());
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  return `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

/** Takes the certificate that the server library brings. */
const trusting = "?tls.rejectUnauthorized=false";
const withoutTls = { hideSTARTTLS: true, disabledCommands: ["STARTTLS"] };

test("a server on this machine is right with and without a password", async () => {
  const host = await startServer();
  expect(await smtpCheck({ url: `smtp://farline:hunter2@${host}${trusting}` }).check()).toEqual([
    { right: true, sentence: `The mail server ${host} answers over TLS and accepts the password.` },
  ]);
  const plain = await startServer(withoutTls);
  expect(await smtpCheck({ url: `smtp://${plain}` }).check()).toEqual([
    {
      right: true,
      sentence: `The mail server ${plain} answers without TLS, on this machine and asks for no password.`,
    },
  ]);
});

test.each([
  ["a wrong password", {}, "smtp://farline:wrong-word@", /refuses the user or the password of SMTP_URL/],
  [
    "a server that takes no password",
    { disabledCommands: ["AUTH"] },
    "smtp://farline:hunter2@",
    /or takes none/,
  ],
  [
    "a server without the required TLS",
    withoutTls,
    "smtp://farline:hunter2@",
    /does not offer TLS, so no mail is sent/,
  ],
  [
    "smtps at a port without TLS",
    withoutTls,
    "smtps://farline:hunter2@",
    /cannot be used \(E\w+\): see that its name/,
  ],
] satisfies [string, SMTPServerOptions, string, RegExp][])(
  "%s is told in one sentence without the password",
  async (_name, options, prefix, sentence) => {
    const host = await startServer(options);
    const findings = await smtpCheck({ url: prefix + host + trusting }).check();
    expect(findings).toEqual([{ right: false, sentence: expect.stringMatching(sentence) }]);
    expect(JSON.stringify(findings)).not.toMatch(/hunter2|wrong-word/);
  },
);

test("a dead and a silent server are each one sentence", async () => {
  const dead = await smtpCheck({ url: "smtp://127.0.0.1:9" }).check();
  expect(dead).toEqual([
    { right: false, sentence: expect.stringMatching(/^The mail server 127\.0\.0\.1:9 cannot be used \(E/) },
  ]);
  const server = createServer(() => {});
  onTestFinished(() => void server.close());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : "";
  const silent = await smtpCheck({ url: `smtp://127.0.0.1:${port}`, timeout_ms: 100 }).check();
  expect(silent).toEqual([{ right: false, sentence: expect.stringContaining("(ETIMEDOUT)") }]);
});
