import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { migrate } from "#adapters/postgres/migrate.ts";
import { mailboxMark } from "#domain/marks/mark.ts";
import { addUser } from "#testing/database/add-user.ts";
import { newDatabases } from "#testing/database/new-databases.ts";
import { testCipher } from "#testing/database/test-database.ts";
import { markStore } from "./mark-store.ts";
import { markUsers } from "./mark-users.ts";
import { relatedWallets } from "./related-wallets.ts";

const databases = newDatabases();

/** A database of the version whose folding went by a pattern. */
async function databaseOfForm1() {
  const database = databases.openAt(await databases.emptyDatabase());
  await migrate(database, undefined, 1);
  const query = (text: string, values: unknown[] = []) =>
    database.withClient((client) => client.query(text, values));

  /** A user whose mailbox that version folded to `folded`. */
  async function add(email: string, folded: string) {
    const user = await addUser(database, { email });
    await query("INSERT INTO wallet (id, related) VALUES ($1, true)", [user.walletId]);
    await query("INSERT INTO mark (digest, kind, wallet_id, user_id) VALUES ($1, 'mailbox', $2, $3)", [
      testCipher.digests(`mailbox ${folded}`)[0],
      user.walletId,
      user.id,
    ]);
    return user;
  }

  return {
    database,
    query,
    add,
    freeze: ({ id }: { id: string }) => query("UPDATE users SET frozen_at = now() WHERE id = $1", [id]),
    async erase({ id }: { id: string }) {
      await query(
        `UPDATE users SET email = '', email_key = id::text, password_hash = NULL, verified_at = NULL,
                          deleted_at = now(), frozen_at = now() WHERE id = $1`,
        [id],
      );
      await query("UPDATE mark SET is_current = false WHERE user_id = $1", [id]);
    },
    /** A user of today, who has just signed up. */
    async signUp(email: string) {
      const user = await addUser(database, { email });
      await query("INSERT INTO wallet (id) VALUES ($1)", [user.walletId]);
      await database.transaction((client) => markStore(client, testCipher).note(user, mailboxMark(email)));
      return user;
    },
    binding: ({ walletId }: { walletId: string }) =>
      database.withClient((client) => relatedWallets(client).binding(walletId)),
  };
}

test("marks of living users that a pattern had folded are made anew, once, and right ones stay", async () => {
  const { database, query, add, freeze, binding } = await databaseOfForm1();
  const name = randomUUID().replaceAll("-", "");
  const customer = await add(`${name}@yandex.ru`, `${name}@yandex.ru`);
  const alias = await add(`${name}@ya.ru`, `${name}@yandex.ru`);
  const stranger = await add(`${name}@yandex.example`, `${name}@yandex.ru`);
  const plain = await add(`${name}@outlook.example`, `${name}@outlook.example`);
  const tagged = await add(`${name}+x@outlook.example`, `${name}@outlook.example`);
  const google = await add(`${name}@gmail.com`, `${name}@gmail.com`);
  const dotted = await add(`${name}+x@googlemail.com`, `${name}@gmail.com`);
  const apart = await add(`${name}+y@googlemail.com`, `${name}@gmail.com`);
  await query("UPDATE mark SET lifted_at = now() WHERE user_id = ANY ($1)", [[alias.id, apart.id]]);
  for (const one of [stranger, tagged, dotted]) await freeze(one);

  expect(await migrate(database)).toContain("0002_marks_by_exact_hosts.sql");
  expect(await binding(customer)).toEqual([stranger.id]);
  const counts = await Promise.all([markUsers(database, testCipher), markUsers(database, testCipher)]);
  expect(Math.max(...counts)).toBeGreaterThan(0);
  expect(await markUsers(database, testCipher)).toBe(0);

  expect(await Promise.all([customer, stranger, plain, tagged].map(binding))).toEqual([[], [], [], []]);
  expect(await binding(google)).toEqual([dotted.id]);
  // An operator's decision outlasts the new form.
  expect(await Promise.all([alias, apart].map(binding))).toEqual([[], []]);
  const { rows } = await query("SELECT user_id, lifted_at IS NOT NULL AS lifted, form FROM mark");
  expect(rows).toHaveLength(8);
  expect(
    rows
      .filter(({ lifted }) => lifted)
      .map(({ user_id }) => user_id)
      .sort(),
  ).toEqual([alias.id, apart.id].sort());
  expect(rows.every(({ form }) => form === 2)).toBe(true);
});

test("of deleted users, marks that may be a stranger's bind no one, and all others still do", async () => {
  const { database, add, erase, signUp, binding } = await databaseOfForm1();
  const name = randomUUID().replaceAll("-", "");
  const yandex = await add(`${name}@yandex.example`, `${name}@yandex.ru`);
  const outlook = await add(`${name}+x@outlook.example`, `${name}@outlook.example`);
  const outlookUser = await add(`${name}@outlook.com`, `${name}@outlook.com`);
  const google = await add(`${name}@gmail.com`, `${name}@gmail.com`);
  const other = await add(`${name}@example.com`, `${name}@example.com`);
  for (const gone of [yandex, outlook, outlookUser, google, other]) await erase(gone);

  await migrate(database);
  expect(await markUsers(database, testCipher)).toBe(0);
  const comeBack = async (email: string) => binding(await signUp(email));
  expect(await comeBack(`${name}@yandex.ru`)).toEqual([]);
  expect(await comeBack(`${name}@yandex.example`)).toEqual([]);
  expect(await comeBack(`${name}@outlook.example`)).toEqual([]);
  expect(await comeBack(`${name}+new@outlook.com`)).toEqual([outlookUser.id]);
  expect(await comeBack(`${name}+new@gmail.com`)).toEqual([google.id]);
  expect(await comeBack(`${name}@example.com`)).toEqual([other.id]);
});
