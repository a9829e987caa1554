/**
 * The setup file of the tests on PostgreSQL 18: each named statement that they run also runs on PostgreSQL 15, once in a
 * process, with the values of its first use. The file of the first use fails when the older version refuses it.
 */
import pg from "pg";
import { afterAll, expect, inject } from "vitest";
import type { Statement } from "#adapters/postgres/sql.ts";
import { refusedStatements } from "./on-older-postgres.ts";

const isRecording = Symbol.for("farline.every-statement");
const { query } = pg.Client.prototype;

interface Recording {
  known: Set<string>;
  unchecked: Statement[];
}

/** Test files that share a process load this module again. */
const recording = (Reflect.get(query, isRecording) as Recording | undefined) ?? record();

function record(): Recording {
  const recording: Recording = { known: new Set(), unchecked: [] };
  const recorded = function (this: pg.Client, ...args: unknown[]) {
    const [statement] = args;
    if (isNamed(statement) && !recording.known.has(statement.name)) {
      recording.known.add(statement.name);
      recording.unchecked.push(statement);
    }
    return Reflect.apply(query, this, args);
  };
  Reflect.set(recorded, isRecording, recording);
  Reflect.set(pg.Client.prototype, "query", recorded);
  return recording;
}

function isNamed(statement: unknown): statement is Statement {
  return typeof statement === "object" && statement !== null && "name" in statement && "values" in statement;
}

afterAll(async () => {
  const connection = inject("olderPostgres");
  const statements = recording.unchecked.splice(0);
  if (connection === undefined || statements.length === 0) return;
  expect(await refusedStatements(connection, statements)).toEqual([]);
});
