import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import type { Statement } from "#adapters/postgres/sql.ts";

/** Runs work, and returns the named statements that it sent to a database. */
export type Record = (work: () => Promise<unknown>) => Promise<Statement[]>;

/** Lets work be recorded, by the names that the SQL tag gives. Jobs that run beside it are not recorded with it. */
export async function recordingStatements<T>(use: (record: Record) => Promise<T>): Promise<T> {
  const recording = new AsyncLocalStorage<Statement[]>();
  const { query } = pg.Client.prototype;
  const recorded = function (this: pg.Client, ...args: unknown[]) {
    const [statement] = args;
    if (isNamed(statement)) recording.getStore()?.push(statement);
    return Reflect.apply(query, this, args);
  };
  Reflect.set(pg.Client.prototype, "query", recorded);
  try {
    return await use(async (work) => {
      const statements: Statement[] = [];
      await recording.run(statements, work);
      return statements;
    });
  } finally {
    pg.Client.prototype.query = query;
  }
}

function isNamed(statement: unknown): statement is Statement {
  return typeof statement === "object" && statement !== null && "name" in statement && "values" in statement;
}
