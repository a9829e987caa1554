import { MigrationError, migrationsDirectory, missingMigrations } from "#adapters/postgres/migrate.ts";
import { one } from "#adapters/postgres/sql.ts";
import { type Finding, right, type ServiceCheck, wrong } from "#domain/service-check.ts";
import type { Client, Database } from "./database.ts";
import { DatabaseUnavailableError } from "./database-unavailable-error.ts";
import { databaseFaults } from "./pooler.ts";

/** Checks that the database answers, has this program's tables and indexes, and takes its settings. Applies no migration. */
export function databaseCheck(
  database: Database,
  { directory = migrationsDirectory, pooled = false } = {},
): ServiceCheck {
  return {
    name: "database",
    async check() {
      try {
        const faults = await databaseFaults(database, pooled);
        if (faults.length > 0) return faults.map(wrong);
        const missing = await missingMigrations(database, directory);
        const isSlow = missing.length === 0 && (await database.withClient(lacksSearchIndex));
        return [schemaFinding(missing), ...(isSlow ? [wrong(slowSearch)] : [])];
      } catch (error) {
        if (error instanceof MigrationError) return [wrong(error.message)];
        if (error instanceof DatabaseUnavailableError)
          return [wrong(`${error.message} Correct DATABASE_URL, or start the database.`)];
        throw error;
      }
    },
  };
}

const slowSearch =
  "Operators' search by a part of a name or address reads every user, because the database has no index of parts: as its " +
  "administrator run CREATE EXTENSION pg_trgm SCHEMA public; and as the role of DATABASE_URL run " +
  "CREATE INDEX CONCURRENTLY users_search ON users USING gin ((email || ' ' || first_name || ' ' || last_name || ', ' || " +
  "first_name) gin_trgm_ops) WHERE deleted_at IS NULL;";

async function lacksSearchIndex(client: Client): Promise<boolean> {
  const row = await one(client, "check.searchIndex")`
    SELECT 1 FROM pg_index WHERE indexrelid = to_regclass('users_search') AND indisvalid`;
  return row === undefined;
}

function schemaFinding(missing: readonly string[]): Finding {
  if (missing.length === 0) return right("The database answers, and its schema is current.");
  return wrong(
    `The database lacks ${missing.length} of this program's migrations, the first being ${missing[0]}: start this version once, which applies them.`,
  );
}
