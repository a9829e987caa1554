import { expect, inject, test } from "vitest";
import { refusedStatements } from "./on-older-postgres.ts";

const older = inject("olderPostgres");

test.runIf(older)(
  "a statement that PostgreSQL 15 does not know is refused by name, and rules of rows are not",
  async () => {
    if (older === undefined) return;
    const statements = [
      {
        name: "test.newer",
        text: "SELECT any_value(id) FROM users WHERE id = $1",
        values: [crypto.randomUUID()],
      },
      {
        name: "test.known",
        text: "SELECT max(created_at) FROM users WHERE id = $1",
        values: [crypto.randomUUID()],
      },
      {
        name: "test.refusedRow",
        text: "INSERT INTO session (id) VALUES ($1)",
        values: [crypto.randomUUID()],
      },
      {
        name: "test.append",
        text: "DELETE FROM transfer WHERE wallet_id = $1",
        values: [crypto.randomUUID()],
      },
    ];
    expect(await refusedStatements(older, statements)).toEqual([
      "test.newer: function any_value(uuid) does not exist",
    ]);
  },
);
