import { resolve } from "node:path";
import type { Environment } from "./environment.ts";
import type { Reading } from "./read-environment.ts";

export type DatabaseVariables = Pick<
  Environment,
  "DATABASE_URL" | "DATABASE_DIRECT_URL" | "DATABASE_POOLER" | "DATA_DIR"
>;

export function databaseConfig(environment: DatabaseVariables) {
  return {
    databaseUrl: environment.DATABASE_URL,
    /** Past a pooler, for the connection that listens; otherwise the same. */
    databaseDirectUrl: environment.DATABASE_DIRECT_URL ?? environment.DATABASE_URL,
    databasePooler: environment.DATABASE_POOLER,
    dataDirectory: resolve(environment.DATA_DIR),
  };
}

/** A pooler in transaction mode gives each transaction any connection, so LISTEN behind it hears nothing. */
export function poolerProblems({ isGiven }: Pick<Reading, "isGiven">): string[] {
  const problems: string[] = [];
  if (isGiven("DATABASE_POOLER") && !isGiven("DATABASE_DIRECT_URL")) {
    problems.push(
      "DATABASE_DIRECT_URL must be set with DATABASE_POOLER: it reaches PostgreSQL past the pooler",
    );
  }
  for (const name of ["DATABASE_DIRECT_URL", "DATABASE_POOLER"]) {
    if (isGiven(name) && !isGiven("DATABASE_URL")) problems.push(`DATABASE_URL must be set with ${name}`);
  }
  return problems;
}
