import type { Client, Database } from "#adapters/postgres/connection/database.ts";
import { inSpan, type SpanOptions, type Tracing } from "#domain/tracing.ts";

/** Makes a span of each statement. It has the statement's name, and neither its text nor its values. */
export function observedDatabase(database: Database, tracing: Tracing): Database {
  return {
    withClient: (work) => database.withClient((client) => work(observed(client, tracing))),
    transaction: (work) => database.transaction((client) => work(observed(client, tracing))),
    batched(name, readAll) {
      const read = database.batched(name, readAll);
      // A request that shares a statement has a span of its own, as long as it waits.
      return (key) => inSpan(tracing, spanOf(name), () => read(key));
    },
    close: () => database.close(),
  };
}

function observed(client: Client, tracing: Tracing): Client {
  return new Proxy(client, {
    get(target, key) {
      if (key !== "query") return Reflect.get(target, key);
      return (statement: unknown, ...more: unknown[]) => {
        return inSpan(tracing, spanOf(nameOf(statement)), () =>
          Reflect.apply(target.query, target, [statement, ...more]),
        );
      };
    },
  });
}

function spanOf(name: string): SpanOptions {
  const attributes = { "db.system.name": "postgresql", "db.query.summary": name };
  return { name, kind: "client", attributes, onlyBelow: true };
}

/** Statements of the stores have names; the few others are counted together. */
function nameOf(statement: unknown): string {
  const named = typeof statement === "object" && statement !== null && "name" in statement;
  return named ? String(statement.name) : "statement";
}
