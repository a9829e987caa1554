import type { Client, Database } from "#adapters/postgres/database.ts";
import { inSpan, type Tracing } from "#domain/tracing.ts";

/** Makes a span of each statement. It has the statement's name, and neither its text nor its values. */
export function observedDatabase(database: Database, tracing: Tracing): Database {
  return {
    withClient: (work) => database.withClient((client) => work(observed(client, tracing))),
    transaction: (work) => database.transaction((client) => work(observed(client, tracing))),
    close: () => database.close(),
  };
}

function observed(client: Client, tracing: Tracing): Client {
  return new Proxy(client, {
    get(target, key) {
      if (key !== "query") return Reflect.get(target, key);
      return (statement: unknown, ...more: unknown[]) => {
        const name = nameOf(statement);
        const attributes = { "db.system.name": "postgresql", "db.query.summary": name };
        return inSpan(tracing, { name, kind: "client", attributes, onlyBelow: true }, () =>
          Reflect.apply(target.query, target, [statement, ...more]),
        );
      };
    },
  });
}

/** Statements of the stores have names; the few others are counted together. */
function nameOf(statement: unknown): string {
  const named = typeof statement === "object" && statement !== null && "name" in statement;
  return named ? String(statement.name) : "statement";
}
