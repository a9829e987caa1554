import { callStores } from "#adapters/postgres/calls/call-store.ts";
import type { Client } from "#adapters/postgres/connection/database.ts";
import type { Statement } from "#adapters/postgres/sql.ts";
import type { CallStores } from "#domain/calls/call-store.ts";

/** A statement with the types that PostgreSQL infers for its parameters. */
export interface TypedStatement extends Statement {
  types: string[];
}

/** Records the one statement that the product's store sends for some work, without running it. */
export async function recordStatement(
  client: Client,
  work: (stores: CallStores) => Promise<unknown>,
): Promise<TypedStatement> {
  const sent: Statement[] = [];
  const query = (statement: Statement) => {
    sent.push(statement);
    return Promise.resolve({ rows: [{}], rowCount: 1 });
  };
  await work(callStores(new Proxy(client, { get: () => query })));
  const [statement] = sent;
  if (!statement || sent.length > 1) throw new Error(`The store sent ${sent.length} statements, not one`);
  return { ...statement, types: await parameterTypes(client, statement) };
}

async function parameterTypes(client: Client, { text }: Statement): Promise<string[]> {
  await client.query(`PREPARE bench AS ${text}`);
  const { rows } = await client.query<{ types: string[] }>(
    "SELECT parameter_types::text[] AS types FROM pg_prepared_statements WHERE name = 'bench'",
  );
  await client.query("DEALLOCATE bench");
  return rows[0]?.types ?? [];
}
