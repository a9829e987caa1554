import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { databaseCheck } from "#adapters/postgres/connection/check-database.ts";
import { openDatabase } from "#adapters/postgres/connection/open-database.ts";
import { migrate } from "#adapters/postgres/migrate.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { operatorLookup } from "./operator-lookup.ts";

const database = testDatabase();

const found = (part: string, limit = 20) =>
  database.withClient(async (client) => {
    const users = await operatorLookup(client).find({ by: "part", part }, limit);
    return users.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  });

/** Adds users whose names end in their number, the first being the newest. */
async function addUsers(count: number, [first, last]: [string, string], newest: string): Promise<void> {
  await database.query(
    `WITH added AS (
       INSERT INTO users (id, email, email_key, first_name, last_name, created_at, verified_at)
       SELECT gen_random_uuid(), id || '@example.org', id || '@example.org', $1, $2 || n, $3::timestamptz - n * interval '1 s', now()
         FROM (SELECT n, gen_random_uuid() AS id FROM generate_series(1, $4::integer) n) AS one RETURNING id)
     INSERT INTO wallet_member (wallet_id, user_id, role, joined_at) SELECT id, id, 'owner', now() FROM added`,
    [first, last, newest, count],
  );
}

test("a part finds old users behind thousands of newer ones, and the newest of those who have it in common", async () => {
  await addUsers(3, ["Zoë", "O'Übel 50%_"], "2024-01-01");
  await addUsers(2_500, ["Ada", "Lovelace "], "2026-01-01");
  const all = async () => [
    await found("zoë o'ü"),
    await found("ÜBEL 50%_2, z"),
    await found("zoe"),
    await found("0%_"),
    await found("50__"),
    await found("lovelace", 2),
    await found("lace 2499"),
    await found("%%%"),
  ];
  const zoe = (n: number) => `Zoë O'Übel 50%_${n}`;
  const expected = [
    [zoe(1), zoe(2), zoe(3)],
    [zoe(2)],
    [],
    [zoe(1), zoe(2), zoe(3)],
    [],
    ["Ada Lovelace 1", "Ada Lovelace 2"],
    ["Ada Lovelace 2499"],
    [],
  ];
  expect(await all()).toEqual(expected);
  await database.query("DROP EXTENSION pg_trgm CASCADE");
  expect(await all()).toEqual(expected);

  const [, finding] = await databaseCheck(database).check();
  expect(finding).toMatchObject({ right: false, sentence: expect.stringContaining("reads every user") });
  const statements = finding?.sentence.match(/CREATE [^;]*/g) ?? [];
  expect(statements).toHaveLength(2);
  for (const statement of statements) await database.query(statement);
  expect(await databaseCheck(database).check()).toHaveLength(1);
  expect(await all()).toEqual(expected);
});

test("a role that may create no extension has every table, a search and a sentence about its speed", async () => {
  const name = `bare_${randomUUID().replaceAll("-", "")}`;
  await database.query(`CREATE DATABASE ${name}`);
  const open = () => openDatabase({ connection: { ...database.connection(), database: name }, poolSize: 2 });
  const owned = open();
  await owned.withClient((client) =>
    client.query(
      `CREATE ROLE ${name}; GRANT ALL ON SCHEMA public TO ${name}; ALTER DATABASE ${name} SET role = '${name}'`,
    ),
  );
  await owned.close();
  const bare = open();
  try {
    await migrate(bare);
    expect(await databaseCheck(bare).check()).toMatchObject([
      { right: true },
      { right: false, sentence: expect.stringContaining("CREATE EXTENSION pg_trgm") },
    ]);
    const search = bare.withClient((client) =>
      operatorLookup(client).find({ by: "part", part: "lovelace" }, 20),
    );
    expect(await search).toEqual([]);
  } finally {
    await bare.close();
    await database.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await database.query(`DROP ROLE ${name}`);
  }
});
