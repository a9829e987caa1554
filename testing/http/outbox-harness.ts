import { randomUUID } from "node:crypto";
import { once } from "node:events";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { outboxQueue, outboxStore } from "#adapters/postgres/outbox-store.ts";
import { smtpMailer } from "#adapters/smtp/smtp-mailer.ts";
import type { Mailer } from "#domain/outbox.ts";
import type { OutboxDeps, RetryPolicy } from "#server/jobs/outbox-job.ts";
import { testCipher, testDatabase } from "#testing/database/test-database.ts";

interface Received {
  to: string[];
  mail: Email;
}

/** The answers to the next mails, with their status, and the address that is refused. */
interface Trouble {
  data: number[];
  status: string;
  refuses: string;
}

export const refusedAddress = "refused@example.com";
/** Three attempts without a pause. */
export const fewRetries: RetryPolicy = {
  attempts: 3,
  firstDelay_ms: 0,
  longestDelay_ms: 0,
  lease_ms: 60_000,
};

/** The outbox on a real database, and a real mail server on this machine. Every test begins with both empty. */
export function outboxHarness() {
  const database = testDatabase();
  const received: Received[] = [];
  const trouble: Trouble = { data: [], status: "", refuses: refusedAddress };
  const smtp = mailServer(received, trouble);
  let mailer: Mailer;
  const logged: string[] = [];
  const queueOptions = { cipher: testCipher, onUnreadable: (error: Error) => logged.push(error.message) };
  const log = {
    warn: (details: object, message: string) => logged.push(`warn ${JSON.stringify(details)} ${message}`),
    error: (details: object, message: string) => logged.push(`error ${JSON.stringify(details)} ${message}`),
  };

  const port = () => {
    const address = smtp.server.address();
    if (address === null || typeof address === "string") throw new Error("not listening");
    return address.port;
  };

  beforeAll(async () => {
    smtp.listen(0, "127.0.0.1");
    await once(smtp.server, "listening");
    mailer = smtpMailer({
      url: `smtp://127.0.0.1:${port()}`,
      from: "Farline <hello@farline.test>",
    });
  });
  afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
  beforeEach(async () => {
    await database.query("DELETE FROM outbox");
    received.length = 0;
    logged.length = 0;
    trouble.data = [];
    trouble.refuses = refusedAddress;
    trouble.status = "";
  });

  const deps = (given: Partial<OutboxDeps> = {}): OutboxDeps => ({
    queue: outboxQueue(database, queueOptions),
    mailer,
    log,
    retry: fewRetries,
    ...given,
  });

  async function queue(to = `${randomUUID()}@example.com`, replyTo?: string): Promise<string> {
    const mail = {
      to,
      language: "de" as const,
      subject: "Grüße\r\nBcc: x@example.com",
      text: "plain words",
      html: "<p>words</p>",
    };
    await database.transaction((client) =>
      outboxStore(client, testCipher).add(replyTo === undefined ? mail : { ...mail, replyTo }),
    );
    return to;
  }

  async function waiting(): Promise<{ attempts: number; given_up: boolean }[]> {
    const text = "SELECT attempts, given_up_at IS NOT NULL AS given_up FROM outbox";
    return database.query(text);
  }

  const pastLeases = () => database.query("UPDATE outbox SET due_at = now() - interval '1 second'");

  return {
    database,
    received,
    trouble,
    logged,
    queueOptions,
    deps,
    queue,
    waiting,
    pastLeases,
    mailer: () => mailer,
  };
}

/** A real mail server that answers the next mails with errors on demand. */
function mailServer(received: Received[], trouble: Trouble): SMTPServer {
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      done(address.toLowerCase() === trouble.refuses ? answer(550, `no such mailbox ${address}`) : null);
    },
    onData(stream, session, done) {
      readAll(stream).then(async (raw) => {
        const code = trouble.data.shift();
        if (code !== undefined)
          return done(answer(code, `${trouble.status} trouble with victim@example.com`.trim()));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, mail: await PostalMime.parse(raw) });
        done();
      }, done);
    },
  });
  // A sender that breaks off must not end the run.
  server.on("error", () => {});
  return server;
}

function answer(responseCode: number, message: string) {
  return Object.assign(new Error(message), { responseCode });
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
