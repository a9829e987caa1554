import { MigrationError, migrationsDirectory, missingMigrations } from "#adapters/postgres/migrate.ts";
import { type Finding, right, type ServiceCheck, wrong } from "#domain/service-check.ts";
import type { Database } from "./database.ts";
import { DatabaseUnavailableError } from "./database-unavailable-error.ts";
import { databaseFaults } from "./pooler.ts";

/** Checks that the database answers, has this program's tables, and takes its settings. Applies no migration. */
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
        return [schemaFinding(await missingMigrations(database, directory))];
      } catch (error) {
        if (error instanceof MigrationError) return [wrong(error.message)];
        if (error instanceof DatabaseUnavailableError)
          return [wrong(`${error.message} Correct DATABASE_URL, or start the database.`)];
        throw error;
      }
    },
  };
}

function schemaFinding(missing: readonly string[]): Finding {
  if (missing.length === 0) return right("The database answers, and its schema is current.");
  return wrong(
    `The database lacks ${missing.length} of this program's migrations, the first being ${missing[0]}: start this version once, which applies them.`,
  );
}
