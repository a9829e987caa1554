import { expect, test } from "vitest";
import { testDatabase } from "./test-database.ts";

const database = testDatabase();

test("a test file has a migrated database of its own", async () => {
  const { rows } = await database.withClient((client) =>
    client.query("SELECT current_database() AS name, (SELECT count(*) FROM schema_migration) AS migrations"),
  );
  expect(rows[0].name).toMatch(/^test_/);
  expect(rows[0].migrations).toBeGreaterThan(0);
});
