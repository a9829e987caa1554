import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { migrationsDirectory, readMigrations } from "#adapters/postgres/migrate.ts";

const read = (path: string) => readFile(new URL(path, import.meta.url), "utf8");

test("the guide to Citus places every table whose key begins with the wallet", async () => {
  const migrations = await readMigrations(migrationsDirectory);
  const schema = migrations.map(({ sql }) => sql).join("\n");
  const guide = await read("../docs/citus.md");
  const tables = [...schema.matchAll(/^CREATE TABLE (\w+) \(\n(.*?)^\)/gms)]
    .filter(([, , columns]) => columns?.includes("PRIMARY KEY (wallet_id"))
    .map(([, table]) => table);
  const placed =
    /create_(?:distributed_table\('(\w+)', 'wallet_id'|reference_table\('(wallet_\w+|rented_number)')/g;
  const named = [...guide.matchAll(placed)].map(([, distributed, reference]) => distributed ?? reference);
  expect(tables).toContain("transfer");
  expect(named.toSorted()).toEqual(tables.toSorted());
});
