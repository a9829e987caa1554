import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import type { SocketConnection } from "#adapters/postgres/connection/open-database.ts";
import { templateDatabase } from "#testing/database/cluster-setup.ts";
import { copyDatabase, onServer } from "#testing/database/test-database.ts";

/** A database that a product runs on. */
export interface ProductDatabase {
  connection: SocketConnection;
  /** Ends it with its data, once the product has ended. */
  stop(): Promise<void>;
}

/** A migrated database on the cluster of the test run. A cluster of its own would take most of a product's start. */
export async function productDatabase(): Promise<ProductDatabase> {
  const database = `product_${randomUUID().replaceAll("-", "")}`;
  await copyDatabase(database, templateDatabase);
  return {
    connection: { ...inject("postgres"), database },
    stop: () => onServer(`DROP DATABASE ${database} WITH (FORCE)`),
  };
}
