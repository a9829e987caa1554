import type { Client } from "#adapters/postgres/connection/database.ts";
import { many, one } from "#adapters/postgres/sql.ts";

/** A table whose rows a backup carries, with the columns that can be written. */
export interface StoredTable {
  name: string;
  columns: string[];
  dates: string[];
}

interface Reference {
  child: string;
  parent: string;
}

export interface AppliedMigration {
  name: string;
  checksum: string;
}

/** The migrations that made the tables, in order; none for a database without our tables. */
export async function appliedMigrations(client: Client): Promise<AppliedMigration[]> {
  const table = await one(client, "backup.known")`SELECT 1 WHERE to_regclass('schema_migration') IS NOT NULL`;
  if (table === undefined) return [];
  return many<AppliedMigration>(client, "backup.migrations")`
    SELECT name, checksum FROM schema_migration ORDER BY number`;
}

/**
 * The tables that a backup carries: all but the list of migrations, which makes them, and unlogged tables, which a crash
 * empties too. Parents come before the tables that refer to them.
 */
export async function storedTables(client: Client): Promise<StoredTable[]> {
  const tables = await many<StoredTable>(client, "backup.tables")`
    SELECT relname AS name, array_agg(attname::text ORDER BY attnum) AS columns,
           coalesce(array_agg(attname::text ORDER BY attnum) FILTER (WHERE atttypid IN ('date'::regtype, 'timestamptz'::regtype)), '{}') AS dates
      FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
     WHERE relnamespace = current_schema::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
       AND relpersistence = 'p' AND relname <> 'schema_migration'
       AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     GROUP BY relname ORDER BY relname`;
  const references = await many<Reference>(client, "backup.references")`
    SELECT DISTINCT child.relname AS child, parent.relname AS parent
      FROM pg_constraint JOIN pg_class AS child ON child.oid = conrelid JOIN pg_class AS parent ON parent.oid = confrelid
     WHERE contype = 'f' AND conparentid = 0 AND connamespace = current_schema::regnamespace AND conrelid <> confrelid`;
  return parentsFirst(tables, references);
}

function parentsFirst(tables: readonly StoredTable[], references: readonly Reference[]): StoredTable[] {
  const ordered: StoredTable[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const isBlocked = ({ name }: StoredTable) =>
      references.some(({ child, parent }) => child === name && names.has(parent));
    const next = waiting.filter((table) => !isBlocked(table));
    if (next.length === 0)
      throw new Error(`The tables ${[...names].join(", ")} refer to each other in a circle`);
    ordered.push(...next);
    waiting = waiting.filter(isBlocked);
  }
  return ordered;
}

export function copyTarget({ name, columns }: Omit<StoredTable, "dates">): string {
  return `${quoted(name)} (${columns.map(quoted).join(", ")})`;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
