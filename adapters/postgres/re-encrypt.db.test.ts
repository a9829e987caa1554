import { randomBytes, randomUUID } from "node:crypto";
import { TOTP } from "otpauth";
import { beforeEach, describe, expect, test } from "vitest";
import { aesGcmCipher } from "#adapters/data-cipher/aes-gcm-cipher.ts";
import { type DataCipher, UnreadableDataError } from "#domain/data-cipher.ts";
import { forgotPassword } from "#domain/users/settings/reset-password.ts";
import { beginTwoStep, confirmTwoStep } from "#domain/users/two-step/enrol.ts";
import { testCipher, testDatabase } from "#testing/database/test-database.ts";
import { agreed, userHarness } from "#testing/people/user-harness.ts";
import { alarmWebhookStore } from "./operators/alarm-webhook-store.ts";
import { outboxQueue, outboxStore } from "./outbox-store.ts";
import { expectKnownKeys, reencrypt } from "./re-encrypt.ts";
import { twoStepStore } from "./users/two-step-store.ts";

const database = testDatabase();
const harness = await userHarness(database);
beforeEach(() => harness.rows("TRUNCATE two_step, outbox, alarm_webhook"));

const newKey = () => randomBytes(32).toString("base64");
const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const link = "https://farline.test/verify-email/a-token-that-opens";
const mail = {
  to: "ada@example.com",
  language: "en" as const,
  subject: "s",
  text: `Open ${link}`,
  html: `<a href="${link}">`,
};

/** Every row of every table, as a backup or a curious replica shows it. */
async function dump(): Promise<string> {
  const tables = await harness.rows<{ name: string }>(
    "SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public'",
  );
  const rows = await Promise.all(tables.map(({ name }) => harness.rows(`SELECT * FROM ${name}`)));
  return JSON.stringify(rows);
}

const find = (userId: string, cipher: DataCipher) =>
  database.withClient((client) => twoStepStore(client, cipher).find(userId));
const begin = (userId: string, cipher: DataCipher) =>
  database.withClient((client) => twoStepStore(client, cipher).begin(userId, secret));
const queue = (cipher: DataCipher) => database.withClient((client) => outboxStore(client, cipher).add(mail));
const unreadable: string[] = [];
beforeEach(() => {
  unreadable.length = 0;
});
const claim = (cipher: DataCipher) =>
  outboxQueue(database, { cipher, onUnreadable: ({ message }) => unreadable.push(message) }).claim(
    10,
    60_000,
  );

test("a dump of all tables shows neither an authenticator's secret nor a mailed link", async () => {
  const person = await harness.verified();
  const token = await harness.session(person);
  const enrolment = agreed(await beginTwoStep(harness.deps, token, person.password));
  const code = new TOTP({ secret: enrolment.secret }).generate({
    timestamp: harness.deps.clock.now().getTime(),
  });
  agreed(await confirmTwoStep(harness.deps, token, code));
  await forgotPassword(harness.deps, person.email);
  const mailed = await harness.tokenMailedTo(person.email);

  const everything = await dump();
  expect(everything).toContain(person.email);
  for (const shown of [enrolment.secret, mailed, "https://"]) expect(everything).not.toContain(shown);
});

test("a mail that was given up keeps its recipient, and no link even in encrypted form", async () => {
  await queue(testCipher);
  const [claimed] = await claim(testCipher);
  if (!claimed) throw new Error("nothing was due");
  await outboxQueue(database, { cipher: testCipher, onUnreadable: () => {} }).giveUp(claimed);
  expect(await harness.rows("SELECT recipient, text_body, html_body FROM outbox")).toEqual([
    { recipient: mail.to, text_body: "", html_body: "" },
  ]);
});

describe("rows from before encryption", () => {
  test("are read, and encrypted once for all", async () => {
    const person = await harness.verified();
    await harness.rows("TRUNCATE outbox, mark");
    await harness.rows("INSERT INTO two_step (user_id, secret) VALUES ($1, $2)", [person.id, secret]);
    await harness.rows(
      "INSERT INTO outbox (recipient, subject, text_body, html_body) VALUES ('a@example.com', 's', $1, $2)",
      [mail.text, mail.html],
    );
    expect(await find(person.id, testCipher)).toMatchObject({ secret });

    expect(await reencrypt(database, testCipher)).toEqual({ done: 2, unreadable: 0 });
    for (const shown of [secret, link]) expect(await dump()).not.toContain(shown);
    expect(await reencrypt(database, testCipher)).toEqual({ done: 0, unreadable: 0 });
    expect(await find(person.id, testCipher)).toMatchObject({ secret });
    expect(await claim(testCipher)).toMatchObject([{ text: mail.text, html: mail.html, attempts: 1 }]);
  });

  test("are encrypted in batches, by two nodes at once", async () => {
    await harness.rows(
      `INSERT INTO outbox (recipient, subject, text_body, html_body)
       SELECT 'a@example.com', 's', $1, $2 FROM generate_series(1, 450)`,
      [mail.text, mail.html],
    );
    await Promise.all([reencrypt(database, testCipher), reencrypt(database, testCipher)]);
    await reencrypt(database, testCipher);
    expect(await dump()).not.toContain(link);
    expect((await claim(testCipher)).every(({ text }) => text === mail.text)).toBe(true);
    expect(unreadable).toEqual([]);
  });
});

describe("rotation", () => {
  const [oldKey, newerKey] = [newKey(), newKey()];
  const before = aesGcmCipher({ current: oldKey, previous: [] });
  const both = aesGcmCipher({ current: newerKey, previous: [oldKey] });
  const after = aesGcmCipher({ current: newerKey, previous: [] });

  test("both keys read; after re-encryption the old one may go", async () => {
    const { id } = await harness.verified();
    await harness.rows("TRUNCATE outbox, mark");
    await begin(id, before);
    await queue(before);
    const webhook = { url: "https://hooks.example/", secret: "webhook" };
    await database.withClient((client) => alarmWebhookStore(client, before).set(webhook));
    await expectKnownKeys(database, both);
    expect(await find(id, both)).toMatchObject({ secret });

    expect(await reencrypt(database, both)).toEqual({ done: 3, unreadable: 0 });
    await expectKnownKeys(database, after);
    expect(await database.withClient((client) => alarmWebhookStore(client, after).find())).toEqual(webhook);
    expect(await find(id, after)).toMatchObject({ secret });
    expect(await claim(after)).toMatchObject([{ text: mail.text }]);
    await expect(expectKnownKeys(database, before)).rejects.toThrow("which is not configured");
  });

  test("a key that is missing stops the start with one sentence, and loses nothing", async () => {
    const { id } = await harness.verified();
    await harness.rows("TRUNCATE outbox, mark");
    await begin(id, before);
    await queue(before);
    const stored = await dump();
    const keyOf = /enc1\.([0-9a-f]{8})/.exec(stored)?.[1];
    await expect(expectKnownKeys(database, after)).rejects.toThrow(
      `The database has values made with the key ${keyOf}, which is not configured. ` +
        "Nothing was changed. Add that key to DATA_KEYS_PREVIOUS, or make it DATA_KEY again.",
    );
    await expect(find(id, after)).rejects.toThrow(UnreadableDataError);
    expect(await reencrypt(database, after)).toEqual({ done: 0, unreadable: 2 });
    expect(await dump()).toBe(stored);

    expect(await claim(after)).toEqual([]);
    expect(unreadable).toEqual([
      `A value of outbox.text_body needs the key ${keyOf}, which is not configured`,
    ]);
    await harness.rows("UPDATE outbox SET due_at = now()");
    expect(await claim(before)).toMatchObject([{ text: mail.text, attempts: 1 }]);
    expect(await find(id, before)).toMatchObject({ secret });
  });
});

describe("a value changed in the tables is refused", () => {
  test("another user's secret", async () => {
    const [ada, grace] = [await harness.verified(), await harness.verified()];
    for (const { id } of [ada, grace]) await begin(id, testCipher);
    await harness.rows(
      "UPDATE two_step SET secret = (SELECT secret FROM two_step WHERE user_id = $1) WHERE user_id = $2",
      [ada.id, grace.id],
    );
    await expect(find(grace.id, testCipher)).rejects.toThrow(
      "A value of two_step.secret was changed, or moved from another row",
    );
    expect(await find(ada.id, testCipher)).toMatchObject({ secret });
  });

  test("another mail's body", async () => {
    await queue(testCipher);
    await harness.rows("UPDATE outbox SET id = $1", [randomUUID()]);
    expect(await claim(testCipher)).toEqual([]);
    expect(unreadable).toEqual(["A value of outbox.text_body was changed, or moved from another row"]);
  });
});
