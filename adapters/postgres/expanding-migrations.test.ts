/** During an update old servers run on the new schema, so a migration adds and takes nothing away. */
import { expect, test } from "vitest";
import { narrowingStatements } from "#testing/database/narrowing-statements.ts";
import { migrationsDirectory, readMigrations } from "./migrate.ts";

const [, ...migrations] = await readMigrations(migrationsDirectory);

test("every statement after the baseline that could break an old server says why it does not", () => {
  const unexplained = migrations.flatMap(({ name, sql }) =>
    narrowingStatements(sql)
      .filter(({ reason }) => reason === undefined)
      .map(({ text }) => `${name}: ${text}`),
  );
  expect(unexplained).toEqual([]);
});

test.each([
  "DROP TABLE quote",
  "DROP INDEX users_unverified",
  "ALTER TABLE session DROP COLUMN kind",
  "ALTER TABLE session\n  DROP kind",
  "ALTER TABLE users RENAME COLUMN email TO address",
  "ALTER TABLE users RENAME TO people",
  "ALTER TABLE payment ALTER COLUMN declines TYPE bigint",
  "ALTER TABLE payment ALTER ended_because SET NOT NULL",
  "ALTER TABLE payment ALTER declines DROP DEFAULT",
  "ALTER TABLE payment ADD COLUMN country text NOT NULL",
  "ALTER TABLE payment ADD a text DEFAULT 'x', ADD country text NOT NULL",
  "ALTER TABLE payment ADD CONSTRAINT payment_small CHECK (charge_minor < 10)",
  "ALTER TABLE payment ADD UNIQUE (provider_ref)",
  "CREATE UNIQUE INDEX payment_ref ON payment (provider_ref)",
  "CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS payment_ref ON payment (provider_ref)",
  "CREATE TRIGGER t BEFORE UPDATE ON payment FOR EACH ROW EXECUTE FUNCTION refuse_change()",
  "DELETE FROM session",
  "TRUNCATE session",
])("a statement that takes something away is found: %s", (statement) => {
  expect(narrowingStatements(`${statement};`)).toEqual([
    { text: statement.replace(/\s+/g, " ").replace(/'x'/, "''"), reason: undefined },
  ]);
  const explained = narrowingStatements(`-- Old servers: do not read it.\n${statement};`);
  expect(explained.map(({ reason }) => reason)).toEqual(["do not read it."]);
});

test.each([
  "CREATE TABLE passkey (id uuid NOT NULL UNIQUE); CREATE UNIQUE INDEX one ON passkey (id)",
  "CREATE TABLE passkey (id uuid); ALTER TABLE passkey ADD CHECK (id IS NOT NULL)",
  "CREATE INDEX users_mail ON users (mail_refused_at) WHERE mail_refused_at IS NOT NULL",
  "CREATE INDEX CONCURRENTLY IF NOT EXISTS users_mail ON users (mail_refused_at)",
  "ALTER TABLE users ADD COLUMN mail_refused_at timestamptz",
  "ALTER TABLE payment ADD declines integer NOT NULL DEFAULT 0 CHECK (declines >= 0), ADD note text",
  "ALTER TABLE two_step ALTER COLUMN secret DROP NOT NULL",
  "ALTER TABLE session DROP CONSTRAINT session_opened_with_check",
  "UPDATE outbox SET text_body = 'DROP TABLE users; DELETE FROM users'",
  "-- DROP TABLE users;\nSELECT 1",
  "CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ DELETE FROM users; $$",
])("a statement that adds is no finding: %s", (statement) => {
  expect(narrowingStatements(`${statement};`)).toEqual([]);
});
