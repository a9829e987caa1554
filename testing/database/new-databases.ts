import { randomUUID } from "node:crypto";
import { afterEach, inject } from "vitest";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { openDatabase, type SocketConnection } from "#adapters/postgres/connection/open-database.ts";
import { templateDatabase } from "./cluster-setup.ts";
import { copyDatabase, onServer } from "./test-database.ts";

/** Databases without tables, for tests that fill them, and copies of the migrated one. Call it at the top of a file: they are dropped after each test. */
export function newDatabases() {
  const opened: Database[] = [];
  const created: string[] = [];

  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
    for (const name of created.splice(0)) await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
  });

  async function copyOf(template: string, options = ""): Promise<SocketConnection> {
    const name = `test_${randomUUID().replaceAll("-", "")}`;
    await copyDatabase(name, template, options);
    created.push(name);
    return { ...inject("postgres"), database: name };
  }

  return {
    emptyDatabase: () => copyOf("template0"),
    /** Without rows, but for those that migrations write. */
    migratedDatabase: () => copyOf(templateDatabase),
    /** Without tables, in another encoding than UTF8. */
    encodedDatabase: (encoding: string) =>
      copyOf("template0", `ENCODING ${encoding} LOCALE_PROVIDER libc LOCALE 'C'`),

    /** Without tables, with the letters of a language: small I has no dot in Turkish. */
    databaseIn: (locale: string) => copyOf("template0", `LOCALE_PROVIDER icu ICU_LOCALE '${locale}'`),

    openAt(connection: SocketConnection): Database {
      const database = openDatabase({ connection, poolSize: 4 });
      opened.push(database);
      return database;
    },
  };
}
