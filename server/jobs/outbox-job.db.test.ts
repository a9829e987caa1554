import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { beforeAll, describe, expect, test } from "vitest";
import { outboxQueue, outboxStore } from "#adapters/postgres/outbox-store.ts";
import { smtpMailer } from "#adapters/smtp/smtp-mailer.ts";
import type { QueuedMail } from "#domain/outbox.ts";
import { addUser } from "#testing/database/add-user.ts";
import { testCipher } from "#testing/database/test-database.ts";
import { fewRetries, outboxHarness, refusedAddress } from "#testing/http/outbox-harness.ts";
import { deliverOutbox } from "./outbox-job.ts";

const { database, deps, logged, pastLeases, queue, queueOptions, received, trouble, waiting } =
  outboxHarness();

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
  expect(mail?.headers).toContainEqual(expect.objectContaining({ key: "content-language", value: "de" }));
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
    await outboxStore(client, testCipher).add({
      to: "a@example.com",
      language: "en",
      subject: "s",
      text: "t",
      html: "h",
    });
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
  beforeAll(() => addUser(database, { id: userId, email: address }));

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
