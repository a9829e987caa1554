import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testCipher } from "#adapters/data-cipher/testing/test-cipher.ts";
import { outboxQueue, outboxStore } from "#adapters/postgres/outbox-store.ts";
import { testDatabase } from "#adapters/postgres/testing/test-database.ts";
import { smtpMailer } from "#adapters/smtp/smtp-mailer.ts";
import type { Mailer, QueuedMail } from "#domain/mail-delivery.ts";
import { UnavailableError } from "#domain/unavailable-error.ts";
import { deliverOutbox, type OutboxDeps, type RetryPolicy } from "./outbox-job.ts";

const database = testDatabase();
const received: { to: string[]; mail: Email }[] = [];
const refusedAddress = "refused@example.com";
const trouble = { data: [] as number[], status: "", refuses: refusedAddress };
let smtp: SMTPServer;
let mailer: Mailer;
const logged: string[] = [];
const queueOptions = { cipher: testCipher, onUnreadable: (error: Error) => logged.push(error.message) };
const log = {
  warn: (details: object, message: string) => logged.push(`warn ${JSON.stringify(details)} ${message}`),
  error: (details: object, message: string) => logged.push(`error ${JSON.stringify(details)} ${message}`),
};
/** Three attempts without a pause. */
const fewRetries: RetryPolicy = { attempts: 3, firstDelay_ms: 0, longestDelay_ms: 0, lease_ms: 60_000 };

beforeAll(async () => {
  smtp = startServer();
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  const address = smtp.server.address();
  if (address === null || typeof address === "string") throw new Error("not listening");
  mailer = smtpMailer({
    url: `smtp://127.0.0.1:${address.port}`,
    from: "Farline <hello@farline.test>",
    timeout_ms: 2_000,
  });
});
afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
beforeEach(async () => {
  await database.withClient((client) => client.query("DELETE FROM outbox"));
  received.length = 0;
  logged.length = 0;
  trouble.data = [];
  trouble.refuses = refusedAddress;
  trouble.status = "";
});

/** A real mail server that answers the next mails with errors on demand. */
function startServer(): SMTPServer {
  return new SMTPServer({
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
}

function answer(responseCode: number, message: string) {
  return Object.assign(new Error(message), { responseCode });
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const deps = (given: Partial<OutboxDeps> = {}): OutboxDeps => ({
  queue: outboxQueue(database, queueOptions),
  mailer,
  log,
  retry: fewRetries,
  ...given,
});

async function queue(to = `${randomUUID()}@example.com`, replyTo?: string): Promise<string> {
  const mail = { to, subject: "Grüße\r\nBcc: x@example.com", text: "plain words", html: "<p>words</p>" };
  await database.transaction((client) =>
    outboxStore(client, testCipher).add(replyTo === undefined ? mail : { ...mail, replyTo }),
  );
  return to;
}

async function waiting(): Promise<{ attempts: number; given_up: boolean }[]> {
  const text = "SELECT attempts, given_up_at IS NOT NULL AS given_up FROM outbox";
  return database.withClient(async (client) => (await client.query(text)).rows);
}

const pastLeases = () =>
  database.withClient((client) => client.query("UPDATE outbox SET due_at = now() - interval '1 second'"));

test("a mail arrives whole, once, and leaves the table", async () => {
  const to = await queue(undefined, "asker@example.com");
  expect(await deliverOutbox(deps())).toBe(1);
  expect(await deliverOutbox(deps())).toBe(0);
  expect(received).toHaveLength(1);
  const { mail, to: recipients } = received[0] ?? { mail: undefined, to: [] };
  expect(recipients).toEqual([to]);
  expect(mail?.text?.trim()).toBe("plain words");
  expect(mail?.html?.trim()).toBe("<p>words</p>");
  expect(mail?.from).toEqual({ name: "Farline", address: "hello@farline.test" });
  expect(mail?.replyTo).toEqual([{ name: "", address: "asker@example.com" }]);
  expect(await waiting()).toEqual([]);
});

test("line breaks in a subject become no header, and an address stays one address", async () => {
  await queue("a@example.com, b@example.com");
  await queue("c@example.com");
  await deliverOutbox(deps());
  const headers = received.flatMap(({ mail }) => mail.headers.map(({ key }) => key));
  expect(headers).not.toContain("bcc");
  const recipients = received.flatMap(({ to }) => to);
  expect(recipients).toContain("c@example.com");
  for (const stranger of ["x@example.com", "a@example.com", "b@example.com"]) {
    expect(recipients).not.toContain(stranger);
  }
});

test("a mail whose cause was rolled back is never sent", async () => {
  const undone = database.transaction(async (client) => {
    await outboxStore(client, testCipher).add({ to: "a@example.com", subject: "s", text: "t", html: "h" });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await deliverOutbox(deps())).toBe(0);
});

test("a failure is retried and its log does not name the recipient", async () => {
  await queue("victim@example.com");
  trouble.data = [451];
  await deliverOutbox(deps({ retry: { ...fewRetries, firstDelay_ms: 60_000, longestDelay_ms: 60_000 } }));
  expect(received).toEqual([]);
  expect(await waiting()).toEqual([{ attempts: 1, given_up: false }]);
  await deliverOutbox(deps());
  expect(received).toEqual([]);
  await pastLeases();
  expect(await deliverOutbox(deps())).toBe(1);
  expect(logged).toHaveLength(1);
  expect(logged.join()).toContain('"reason":"EMESSAGE 451"');
  expect(logged.join()).not.toContain("victim");
});

test("a mail waits with a sentence for the operator while the server offers no TLS for the password", async () => {
  await queue();
  const { port } = smtp.server.address() as AddressInfo;
  const withPassword = smtpMailer({
    url: `smtp://farline:hunter2@127.0.0.1:${port}`,
    from: "a@farline.test",
    timeout_ms: 2_000,
  });
  expect(await deliverOutbox(deps({ mailer: withPassword }))).toBe(0);
  expect(received).toEqual([]);
  expect(await waiting()).toEqual([{ attempts: 1, given_up: false }]);
  expect(logged).toEqual([
    expect.stringMatching(/^warn .*"reason":"ETLS".* will be tried again: .* offers no TLS \(STARTTLS\)/),
  ]);
  expect(logged.join()).not.toContain("hunter2");
  expect(await deliverOutbox(deps())).toBe(1);
});

test("waits double from the first up to the longest", async () => {
  const delays: number[] = [];
  const queueOf = outboxQueue(database, queueOptions);
  const watched = {
    ...queueOf,
    async postpone(mail: QueuedMail, delay_ms: number) {
      delays.push(delay_ms);
      await queueOf.postpone(mail, 0);
    },
  };
  await queue();
  trouble.data = [451, 451, 451, 451];
  for (let run = 0; run < 5; run++) {
    const retry = { attempts: 9, firstDelay_ms: 1_000, longestDelay_ms: 5_000, lease_ms: 60_000 };
    await deliverOutbox(deps({ queue: watched, retry }));
  }
  expect(delays).toEqual([1_000, 2_000, 4_000, 5_000]);
  expect(received).toHaveLength(1);
});

test("after the last attempt a mail is kept, logged and never tried again", async () => {
  await queue();
  trouble.data = [451, 451, 451];
  for (let run = 0; run < 5; run++) await deliverOutbox(deps());
  expect(received).toEqual([]);
  expect(await waiting()).toEqual([{ attempts: 3, given_up: true }]);
  expect(logged.at(-1)).toMatch(/^error .*mail given up: all attempts failed$/);
});

test("a recipient refused for good is given up at once; others in the same run arrive", async () => {
  await queue(trouble.refuses);
  await queue();
  expect(await deliverOutbox(deps())).toBe(1);
  expect(await waiting()).toEqual([{ attempts: 1, given_up: true }]);
  expect(logged.join()).not.toContain(trouble.refuses);
});

describe("the address of a user that refuses a mail", () => {
  const address = `${randomUUID()}@example.com`;
  const userId = randomUUID();
  const refusedAt = () =>
    database.withClient(async (client) => {
      const text = "SELECT mail_refused_at FROM users WHERE id = $1";
      return (await client.query<{ mail_refused_at: Date | null }>(text, [userId])).rows[0]?.mail_refused_at;
    });
  beforeAll(() =>
    database.withClient((client) =>
      client.query(
        `INSERT INTO users (id, wallet_id, email, email_key, first_name, last_name, password_hash, created_at, verified_at)
         VALUES ($1, $2, $3, $3, 'Ada', 'Lovelace', 'x', now(), now())`,
        [userId, randomUUID(), address],
      ),
    ),
  );

  test("is marked from then on, until it accepts one", async () => {
    trouble.refuses = address;
    await queue(address.toUpperCase());
    expect(await deliverOutbox(deps())).toBe(0);
    const marked = await refusedAt();
    expect(marked).toBeInstanceOf(Date);
    expect(logged[0]).toMatch(/^error .* mail given up: the recipient's address refuses mail for good$/);

    trouble.refuses = refusedAddress;
    await queue();
    await deliverOutbox(deps());
    expect(await refusedAt()).toEqual(marked);
    await queue(address);
    expect(await deliverOutbox(deps())).toBe(1);
    expect(await refusedAt()).toBeNull();
  });

  test("is marked when its server looks it up at the end of the mail", async () => {
    Object.assign(trouble, { data: [550], status: "5.1.1" });
    await queue(address);
    await deliverOutbox(deps());
    expect(await refusedAt()).toBeInstanceOf(Date);
    expect(await waiting()).toEqual([{ attempts: 1, given_up: true }]);
  });

  test.each([
    ["a mailbox that is full", 452, "4.2.2", ""],
    ["a mail that is refused", 554, "5.6.0", ""],
    ["a sender that is blocked", 554, "5.7.1", ": a mail server refuses our mail by its policy (554 5.7.1)"],
  ])("is not marked for %s, and the mail waits", async (_name, code, status, sentence) => {
    await queue(address);
    expect(await deliverOutbox(deps())).toBe(1);
    Object.assign(trouble, { data: [code], status });
    await queue(address);
    await deliverOutbox(deps());
    expect(await refusedAt()).toBeNull();
    expect(await waiting()).toEqual([{ attempts: 1, given_up: false }]);
    expect(logged.at(-1)?.endsWith(`mail not delivered, will be tried again${sentence}`)).toBe(true);
  });
});

test("after a crash between sending and recording, the mail is sent again with the same id", async () => {
  await queue();
  const crashing = {
    ...outboxQueue(database, queueOptions),
    delivered: () => Promise.reject(new Error("killed")),
  };
  await expect(deliverOutbox(deps({ queue: crashing }))).rejects.toThrow("killed");
  expect(await deliverOutbox(deps())).toBe(0);
  await pastLeases();
  expect(await deliverOutbox(deps())).toBe(1);
  expect(received).toHaveLength(2);
  expect(received[0]?.mail.messageId).toBe(received[1]?.mail.messageId);
});

test("a mail that takes longer to send than its lease is sent by one node", async () => {
  await queue();
  const retry = { ...fewRetries, lease_ms: 2_000 };
  const slow: Mailer = {
    async send(mail) {
      // The other node looks for due mails during two leases.
      for (let look = 0; look < 10; look++) {
        await pause(400);
        expect(await deliverOutbox(deps({ retry }))).toBe(0);
      }
      return mailer.send(mail);
    },
  };
  expect(await deliverOutbox(deps({ mailer: slow, retry }))).toBe(1);
  expect(received).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test("a mail that was claimed again belongs to the newer claim", async () => {
  await queue();
  const ours = outboxQueue(database, queueOptions);
  const [first] = await ours.claim(1, 0);
  const [second] = await ours.claim(1, 60_000);
  if (!first || !second) throw new Error("The mail was not claimed");
  await ours.renew(first, 0);
  await ours.postpone(first, 0);
  expect(await ours.claim(1, 60_000)).toEqual([]);
  await ours.postpone(second, 0);
  expect(await ours.claim(1, 60_000)).toHaveLength(1);
});

test("a mail that was sent while the database went away is recorded when it is back", async () => {
  await queue();
  const ours = outboxQueue(database, queueOptions);
  let away = 3;
  const failingOver = {
    ...ours,
    delivered: async (mail: QueuedMail) => {
      if (away-- > 0) throw new UnavailableError("the database is away");
      await ours.delivered(mail);
    },
  };
  expect(await deliverOutbox(deps({ queue: failingOver, retry: { ...fewRetries, lease_ms: 2_000 } }))).toBe(
    1,
  );
  expect(received).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test("after a crash during the last attempt the mail is given up, not lost", async () => {
  await queue();
  for (let run = 0; run < fewRetries.attempts; run++) {
    await outboxQueue(database, queueOptions).claim(1, 0);
  }
  expect(await deliverOutbox(deps())).toBe(0);
  expect(await waiting()).toEqual([{ attempts: 4, given_up: true }]);
  expect(logged).toHaveLength(1);
});

test("many nodes at once deliver each mail once", async () => {
  const addresses = await Promise.all(Array.from({ length: 45 }, () => queue()));
  const counts = await Promise.all(Array.from({ length: 4 }, () => deliverOutbox(deps())));
  expect(counts.reduce((sum, count) => sum + count)).toBe(45);
  expect(received.flatMap(({ to }) => to).sort()).toEqual(addresses.sort());
});

test("a mail that another node is claiming is skipped, not waited for", async () => {
  const [taken, free] = [await queue(), await queue()];
  await database.transaction(async (client) => {
    await client.query("SELECT 1 FROM outbox WHERE recipient = $1 FOR UPDATE", [taken]);
    const claimed = await outboxQueue(database, queueOptions).claim(10, 60_000);
    expect(claimed.map(({ to }) => to)).toEqual([free]);
  });
});

test("an unreachable or silent server fails the attempt in bounded time", async () => {
  await queue();
  const gone = smtpMailer({ url: "smtp://127.0.0.1:1", from: "a@farline.test", timeout_ms: 200 });
  await deliverOutbox(deps({ mailer: gone }));
  expect(logged[0]).toContain("ESOCKET");
  const mute = createServer(() => {}).listen(0, "127.0.0.1");
  await once(mute, "listening");
  const address = mute.address();
  const url = `smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  await deliverOutbox(deps({ mailer: smtpMailer({ url, from: "a@farline.test", timeout_ms: 200 }) }));
  mute.close();
  expect(logged[1]).toContain("ETIMEDOUT");
});
