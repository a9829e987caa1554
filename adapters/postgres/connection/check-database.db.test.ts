import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "#testing/database/test-database.ts";
import { databaseCheck } from "./check-database.ts";
import { openDatabase } from "./open-database.ts";

const database = testDatabase();
let directory = "";

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "farline-migrations-"));
});
afterEach(() => rm(directory, { recursive: true }));

test("a database with this program's tables is right", async () => {
  expect(await databaseCheck(database).check()).toEqual([
    { right: true, sentence: "The database answers, and its schema is current." },
  ]);
});

test("a database of a newer program is wrong, and the sentence says so", async () => {
  expect(await databaseCheck(database, { directory }).check()).toEqual([
    { right: false, sentence: expect.stringContaining("newer than this program: it has 0001_baseline.sql") },
  ]);
});

test("an empty database lacks every migration", async () => {
  const name = `empty_${process.pid}`;
  await database.query(`CREATE DATABASE ${name}`);
  const empty = openDatabase({ connection: { ...database.connection(), database: name } });
  try {
    const [finding] = await databaseCheck(empty).check();
    expect(finding?.right).toBe(false);
    expect(finding?.sentence).toMatch(
      /^The database lacks \d+ of this program's migrations, .* start this version/,
    );
  } finally {
    await empty.close();
    await database.query(`DROP DATABASE ${name} WITH (FORCE)`);
  }
});

test("a database that is not there is a sentence without its password", async () => {
  const dead = openDatabase({ connection: { url: "postgres://farline:hunter2@127.0.0.1:9/farline" } });
  expect(await databaseCheck(dead).check()).toEqual([
    {
      right: false,
      sentence:
        "The database at 127.0.0.1:9/farline cannot be used: nothing listens there. Correct DATABASE_URL, or start the database.",
    },
  ]);
  await dead.close();
});
