import type { ParseArgsOptionsConfig } from "node:util";
import { needsReason, type UseCase } from "#contract/operators/permissions.ts";
import { isRefusal, type Refusal, refusalMessage } from "#contract/refusals.ts";
import type { Request } from "#domain/operators/act.ts";
import type { AuditDeps } from "#domain/operators/product/audit-now.ts";
import { failureSentence } from "#server/start-failure.ts";
import { say } from "#words/say.ts";
import type { Context } from "./context.ts";

/** The command line is invalid; the message says how. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** Ends of a command, with the exit code of each. */
export const exitCodes = { done: 0, refused: 1, usage: 2, unknown: 3 } as const;

export interface Outcome {
  end: keyof typeof exitCodes;
  sentence: string;
  /** Output of `--json`; the sentence when there is no more to say. */
  data?: unknown;
}

export interface Option {
  /** The word that stands for the value in the help; without it the option is a switch. */
  value?: string;
  help: string;
}

export interface Given {
  words: readonly string[];
  options: Readonly<Record<string, string | true | undefined>>;
}

export interface Command {
  name: string;
  /** The words after the name, such as "EMAIL". A word in brackets may be missing. */
  words: string;
  summary: string;
  options?: Readonly<Record<string, Option>>;
  /** Without "npm run operate -- ". */
  example: string;
  /** The right that it takes; none for what concerns the server and its database. */
  useCase?: UseCase;
  run(given: Given, context: Context): Promise<Outcome>;
}

const commonOptions: Readonly<Record<string, Option>> = {
  json: { help: "print JSON instead of sentences" },
  help: { help: "explain the command" },
};

const reasonOption: Option = { value: "TEXT", help: "why, for the record; 5 to 500 characters" };

export function optionsOf(command: Command): Readonly<Record<string, Option>> {
  const { options, useCase } = command;
  return {
    ...options,
    ...(useCase && needsReason(useCase) && { reason: reasonOption }),
    ...commonOptions,
  };
}

export function parserOptions(command: Command): ParseArgsOptionsConfig {
  return Object.fromEntries(
    Object.entries(optionsOf(command)).map(([name, { value }]) => [
      name,
      {
        type: value === undefined ? ("boolean" as const) : ("string" as const),
        ...(name === "help" && { short: "h" }),
      },
    ]),
  );
}

/** A use-case's result as the outcome of its command. */
export function outcome<T>(result: T | Refusal, sentence: (result: T) => string): Outcome {
  if (isRefusal(result)) return { end: "refused", sentence: say(refusalMessage(result)) };
  return { end: "done", sentence: sentence(result), data: result };
}

/** Runs a use-case that takes the command's first word. */
export function perform<T>(
  useCase: (deps: AuditDeps, request: Request, word: string) => Promise<T | Refusal>,
  sentence: (result: T, word: string) => string,
): Command["run"] {
  return (given, { operators }) => {
    const [word = ""] = given.words;
    return operators(given, async (deps, request) =>
      outcome(await useCase(deps, request, word), (result) => sentence(result, word)),
    );
  };
}

export function text({ options }: Given, name: string): string | undefined {
  const value = options[name];
  return value === true ? undefined : value;
}

/** @throws UsageError unless the option is a whole number from 1 on. */
export function count(given: Given, name: string, fallback: number): number {
  const value = text(given, name);
  if (value === undefined) return fallback;
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new UsageError(`--${name} must be a whole number from 1 on.`);
  return Number(value);
}

/** Reason why a command failed. The system's own message is enough about a file that the command line names. */
export function commandFailure(error: unknown): string {
  if (error instanceof Error && "syscall" in error && "path" in error) return error.message;
  return failureSentence(error);
}
