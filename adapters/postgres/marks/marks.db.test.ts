import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { aesGcmCipher } from "#adapters/data-cipher/aes-gcm-cipher.ts";
import { expectKnownKeys } from "#adapters/postgres/re-encrypt.ts";
import type { DataCipher } from "#domain/data-cipher.ts";
import { markRetention } from "#domain/mark-retention.ts";
import { cardMark, mailboxMark } from "#domain/marks/mark.ts";
import { removeOld } from "#domain/retention.ts";
import { addUser } from "#testing/database/add-user.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { removeOldMarks } from "./mark-retention.ts";
import { markStore } from "./mark-store.ts";
import { markUsers } from "./mark-users.ts";
import { relatedWallets } from "./related-wallets.ts";

const database = testDatabase();
const newKey = () => randomBytes(32).toString("base64");
const [oldKey, newerKey] = [newKey(), newKey()];
const before = aesGcmCipher({ current: oldKey, previous: [] });
const both = aesGcmCipher({ current: newerKey, previous: [oldKey] });
const after = aesGcmCipher({ current: newerKey, previous: [] });
const day_ms = 24 * 60 * 60_000;

const { query: rows } = database;

interface Marked {
  id: string;
  walletId: string;
  email: string;
}

/** A user whose address is marked with this cipher; without one, not at all. */
async function user(cipher?: DataCipher, email = `${randomUUID()}@example.com`): Promise<Marked> {
  const made = await addUser(database, { email });
  await rows("INSERT INTO wallet (id) VALUES ($1)", [made.walletId]);
  if (cipher) await note(made, cipher);
  return made;
}

const note = (marked: Marked, cipher: DataCipher) =>
  database.transaction((client) => markStore(client, cipher).note(marked, mailboxMark(marked.email)));

/** As a deletion leaves it. */
async function erase({ id }: Marked): Promise<void> {
  await rows(
    `UPDATE users SET email = '', email_key = 'deleted ' || id, password_hash = NULL, verified_at = NULL,
                      deleted_at = now() WHERE id = $1`,
    [id],
  );
  await database.transaction((client) => markStore(client, before).endAll(id));
}

const freeze = ({ id }: Marked, at: Date | null = new Date()) =>
  rows("UPDATE users SET frozen_at = $2 WHERE id = $1", [id, at]);
const state = ({ walletId }: Marked) =>
  database.transaction((client) =>
    relatedWallets(client).lockRelated({ walletId, at: new Date(), newFor_s: 7 * 86_400 }),
  );
const digests = async (...those: Marked[]) =>
  (
    await rows<{ digest: string }>("SELECT digest FROM mark WHERE user_id = ANY ($1)", [
      those.map(({ id }) => id),
    ])
  ).map(({ digest }) => digest);
const sweep = (now = new Date()) => removeOld(markRetention(removeOldMarks(database)), { now: () => now });
const isRelated = async ({ walletId }: Marked) =>
  (await rows<{ related: boolean }>("SELECT related FROM wallet WHERE id = $1", [walletId]))[0]?.related;

describe("a key that is replaced", () => {
  test("still finds what was marked with it, and both are then under the new one", async () => {
    const old = await user(before);
    await freeze(old);
    await erase(old);
    const again = await user(both, old.email);
    expect((await state(again))?.frozen).toBe(true);
    const written = await digests(old, again);
    expect(new Set(written).size).toBe(1);
    expect(written[0]?.startsWith(after.digestPrefix)).toBe(true);
  });

  test("is needed while a deleted user's mark is under it, and no longer", async () => {
    await rows("TRUNCATE mark");
    const [living, gone] = [await user(before), await user(before)];
    await freeze(gone);
    await erase(gone);
    expect(await markUsers(database, both)).toBeGreaterThan(0);
    expect((await digests(living)).every((digest) => digest.startsWith(after.digestPrefix))).toBe(true);
    await expect(expectKnownKeys(database, after)).rejects.toThrow("which is not configured");
    await freeze(gone, null);
    await sweep();
    await expectKnownKeys(database, after);
    expect(await markUsers(database, both)).toBe(0);
  });

  test("makes no digest of another kind, and none without the key", () => {
    const [own] = before.digests("mailbox ada@example.com");
    expect(before.digests("card ada@example.com")).not.toContain(own);
    expect(after.digests("mailbox ada@example.com")).not.toContain(own);
    expect(both.digests("mailbox ada@example.com")).toContain(own);
  });
});

test("users from before marks are marked, and related to those who share their mailbox", async () => {
  await rows("TRUNCATE mark");
  const name = randomUUID().replaceAll("-", "");
  const [one, other] = [
    await user(undefined, `${name}@gmail.com`),
    await user(undefined, `${name}+x@gmail.com`),
  ];
  await Promise.all([markUsers(database, after), markUsers(database, after)]);
  expect([await isRelated(one), await isRelated(other)]).toEqual([true, true]);
});

test("of sixteen users who show a mark at once each is related to all others", async () => {
  const card = cardMark(randomUUID());
  const those = await Promise.all(Array.from({ length: 16 }, () => user()));
  await Promise.all(
    those.map((one) =>
      database.transaction((client) =>
        markStore(client, after).note(one, card, { at: new Date(), confirmed: false }),
      ),
    ),
  );
  expect(await Promise.all(those.map(isRelated))).toEqual(those.map(() => true));
});

test("a wallet whose related ones are gone pays for no more locks", async () => {
  const one = await user(after);
  const other = await user(after, one.email.toUpperCase());
  expect(await isRelated(one)).toBe(true);
  await erase(other);
  await sweep();
  expect(await state(one)).toBeUndefined();
  expect(await isRelated(one)).toBe(false);
});

describe("the marks of a deleted user", () => {
  const call = ({ id, walletId }: Marked, at: Date) =>
    rows(
      `INSERT INTO call (wallet_id, id, user_id, carrier, provider_call_id, number, country, destination, per_minute_mc,
                         connect_mc, minimum_s, increment_s, limit_s, held_mc, open, status, cost_mc, created_at)
       VALUES ($1, $2::uuid, $3, 'twilio', $2::text, '+442079460018', 'GB', 'UK', 1, 0, 60, 60, 60, 1, false, 'completed', 1, $4)`,
      [walletId, randomUUID(), id, at],
    );
  const payment = ({ id, walletId }: Marked, at: Date, disputedAt: Date | null = null) =>
    rows(
      `INSERT INTO payment (wallet_id, id, user_id, provider, status, currency, charge_minor, credits_mc, created_at,
                            disputed_at)
       VALUES ($1, $2, $3, 'stripe', 'completed', 'USD', 1000, 100000, $4, $5)`,
      [walletId, randomUUID(), id, at, disputedAt],
    );
  const badLine = ({ id, walletId }: Marked, at: Date) =>
    rows("INSERT INTO bad_line VALUES ($1, $2, $3, $4, $4, 'credited', 1)", [walletId, randomUUID(), id, at]);
  const days = (count: number) => new Date(Date.now() + count * day_ms);
  const now = () => new Date();

  test.each<[string, (gone: Marked) => Promise<unknown>, number | undefined]>([
    ["nothing", async () => undefined, 0],
    ["a call", (gone) => call(gone, now()), 1],
    ["a purchase", (gone) => payment(gone, now()), 7],
    ["a bad line that was credited", (gone) => badLine(gone, now()), 30],
    ["a freeze", (gone) => freeze(gone), undefined],
    ["a dispute", (gone) => payment(gone, days(-20), now()), undefined],
    [
      "a debt",
      ({ walletId }) => rows("UPDATE wallet SET posted_mc = -5, floor_mc = -5 WHERE id = $1", [walletId]),
      undefined,
    ],
  ])("stay for what %s needs, and nothing longer", async (_what, leave, lasts_days) => {
    const gone = await user(after);
    await leave(gone);
    await sweep(days(400));
    expect(await digests(gone)).toHaveLength(1);
    await erase(gone);
    if (lasts_days !== 0) {
      await sweep(days((lasts_days ?? 400) - 0.01));
      expect(await digests(gone)).toHaveLength(1);
    }
    if (lasts_days !== undefined) {
      await sweep(days(lasts_days + 0.01));
      expect(await digests(gone)).toEqual([]);
    }
  });

  test("go at once when what was left has ended", async () => {
    const gone = await user(after);
    await freeze(gone);
    await erase(gone);
    await freeze(gone, null);
    await sweep();
    expect(await digests(gone)).toEqual([]);
  });

  test("of one whom an older server has deleted become past as well", async () => {
    const gone = await user(after);
    await rows(
      `UPDATE users SET email = '', email_key = 'deleted ' || id, password_hash = NULL, verified_at = NULL,
                        deleted_at = now() WHERE id = $1`,
      [gone.id],
    );
    await markUsers(database, after);
    await sweep();
    expect(await digests(gone)).toEqual([]);
  });
});
