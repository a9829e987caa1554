import { realpathSync } from "node:fs";
import { join } from "node:path";
import { connectionTo } from "../../adapters/postgres/embedded/server.ts";
import { ledgerStore } from "../../adapters/postgres/ledger-store.ts";
import { openDatabase } from "../../adapters/postgres/open-database.ts";
import type { AuditFinding } from "../../domain/ledger/ledger-store.ts";
import type { Stack } from "./stack.ts";

/** Every broken invariant in the running product's ledger; none is the only good answer. */
export async function auditFindings(stack: Stack): Promise<AuditFinding[]> {
  const cluster = join(realpathSync(stack.dataDirectory), "postgres");
  const database = openDatabase({ connection: connectionTo(cluster) });
  try {
    return await database.withClient((client) => ledgerStore(client).audit());
  } finally {
    await database.close();
  }
}
