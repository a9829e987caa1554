import { z } from "zod";
import { type Environment, environmentSchema } from "./environment.ts";

/** The configuration is invalid; the message names every wrong variable. */
export class ConfigurationError extends Error {
  override name = "ConfigurationError";
}

export interface Reading<Values = Environment> {
  /** A wrong variable has its default here, so that the rules about several variables can still be held against the rest. */
  environment: Values;
  /** Every variable that is given, without the signs that a file has around it. */
  given: ReadonlyMap<string, string>;
  /** True for a variable that is given, right or wrong. */
  isGiven(name: string): boolean;
  /** One sentence for each variable that is wrong by itself. */
  problems: string[];
}

export function readEnvironment(variables: NodeJS.ProcessEnv): Reading {
  return readVariables(variables, environmentSchema);
}

/** Reads variables that may each be missing. */
export function readVariables<Schema extends z.ZodType>(
  variables: NodeJS.ProcessEnv,
  schema: Schema,
): Reading<z.output<Schema>> {
  // An empty variable counts as unset, because shells and compose files leave variables out this way.
  const given = new Map<string, string>();
  for (const [name, value] of Object.entries(variables)) {
    const plain = plainValue(value ?? "");
    if (plain !== "") given.set(name, plain);
  }
  const issues = z.safeParse(schema, Object.fromEntries(given)).error?.issues ?? [];
  const wrong = new Set(issues.map((issue) => String(issue.path[0])));
  return {
    environment: schema.parse(Object.fromEntries([...given].filter(([name]) => !wrong.has(name)))),
    given,
    isGiven: (name) => given.has(name),
    problems: issues.map((issue) => `${String(issue.path[0])} ${issue.message}`),
  };
}

/**
 * A value as systemd and Docker Compose read it from a file. `docker run --env-file` and Kubernetes keep its quotation marks, the
 * spaces behind it, and the carriage return of a file that was written on Windows.
 */
function plainValue(value: string): string {
  return value
    .trim()
    .replace(/^(["'])(.*)\1$/s, (whole, sign: string, within: string) =>
      within.includes(sign) ? whole : within,
    );
}

/** @throws ConfigurationError with every problem, a line each. */
export function expectNoProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new ConfigurationError([...new Set(problems)].join("\n"));
}
