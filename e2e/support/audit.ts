import { ledgerStore } from "#adapters/postgres/ledger/ledger-store.ts";
import type { AuditFinding } from "#domain/ledger/ledger-store.ts";
import { inDatabase } from "./product/database.ts";
import type { Stack } from "./product/stack.ts";

/** Every broken invariant in the running product's ledger; empty when all hold. */
export async function auditFindings(stack: Stack): Promise<AuditFinding[]> {
  return inDatabase(stack, (client) => ledgerStore(client).audit());
}
